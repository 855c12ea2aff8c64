import { IconAlertTriangle, IconCircleCheck, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { locales } from "@trilha/contract/core/locale.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { textListQuery } from "./texts.queries.ts";

/** §routes#institutional Every text the client can write about itself and its rules. */
export function TextsPage() {
  const { t } = useTranslation("tenants/legal-texts");
  const { date } = useFormats();
  const navigate = useNavigate();
  const query = useQuery(textListQuery);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <QueryState query={query} skeleton={<ListSkeleton rows={8} />}>
        {({ items }) => (
          <ItemCards
            label={t("title")}
            items={items.map(({ kind, inForce, draft }) => ({
              id: kind,
              title: t(`kind.${kind}`),
              under: inForce
                ? t("inForce", { version: inForce.version, date: date(new Date(inForce.publishedAt)) })
                : t("never"),
              facts: (
                <span className="flex wrap gap-6">
                  {draft ? (
                    <StatusBadge tone="primary" icon={<IconPencil size={14} stroke={2} />}>
                      {t("draft")}
                    </StatusBadge>
                  ) : null}
                  {inForce && inForce.locales.length < locales.length ? (
                    <StatusBadge tone="warning" icon={<IconAlertTriangle size={14} stroke={2} />}>
                      {t("languages", { have: inForce.locales.length, of: locales.length })}
                    </StatusBadge>
                  ) : null}
                  {inForce && inForce.locales.length === locales.length ? (
                    <StatusBadge tone="success" icon={<IconCircleCheck size={14} stroke={2} />}>
                      {t("whole")}
                    </StatusBadge>
                  ) : null}
                </span>
              ),
            }))}
            onOpen={(kind) => void navigate({ to: "/admin/texts/$kind", params: { kind } })}
            foot={null}
          />
        )}
      </QueryState>
    </>
  );
}
