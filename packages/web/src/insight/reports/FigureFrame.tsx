import { IconChartBar } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { SubNav } from "../../ui/page/SubNav.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";

const QUESTIONS = ["sales", "points", "queues", "audit", "redemption", "levels", "ages", "compare"] as const;

type Query<Data> = Parameters<typeof QueryState<Data>>[0]["query"];

type Props<Data> = {
  question: (typeof QUESTIONS)[number];
  filters?: ReactNode;
  query: Query<Data>;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** How old figures are: they are counted, not looked up. */
function Age({ countedAt }: { countedAt: string | null }) {
  const { t } = useTranslation("insight/reports");
  const { ago } = useFormats();
  return (
    <p className="hint mb-12">
      {countedAt ? t("counted", { ago: ago(new Date(countedAt)) }) : t("counting")}
    </p>
  );
}

/** One question of the programme: its filters, the answer with its age, and the way to the other questions. */
export function FigureFrame<Data extends { countedAt: string | null }>(props: Props<Data>) {
  const { question, filters, query, isEmpty, children } = props;
  const { t } = useTranslation("insight/reports");
  return (
    <>
      <PageTitle title={t("title")} lead={t(`lead.${question}`)} />
      <SubNav label={t("title")}>
        {QUESTIONS.map((one) => (
          <Link key={one} to={`/admin/figures/${one}`}>
            {t(`nav.${one}`)}
          </Link>
        ))}
      </SubNav>
      {filters}
      <QueryState query={query} skeleton={<ListSkeleton rows={8} />}>
        {(data) => (
          <>
            <Age countedAt={data.countedAt} />
            {isEmpty(data) ? (
              <EmptyState icon={<IconChartBar size={28} stroke={1.6} />} title={t("emptyTitle")}>
                {t("emptyText")}
              </EmptyState>
            ) : (
              <div className="stack gap-16 shrink-items">{children(data)}</div>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
