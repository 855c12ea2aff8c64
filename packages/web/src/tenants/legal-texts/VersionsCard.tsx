import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { WrittenText } from "../../core/writing/WrittenText.tsx";
import { LANGUAGE_NAME } from "../../i18n/locales.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./texts.module.css";
import { versionQuery, versionsQuery } from "./texts.queries.ts";

/** Every version there ever was, as it was published. */
export function VersionsCard({ kind }: { kind: TextKind }) {
  const { t } = useTranslation("tenants/legal-texts");
  const { dateTime, number } = useFormats();
  const list = useInfiniteQuery(versionsQuery(kind));
  const [open, setOpen] = useState<number>();
  return (
    <Card title={t("history")} className={classes.history ?? ""}>
      <PagedList list={list} empty={<p className="hint">{t("noHistory")}</p>}>
        {(versions, foot) => (
          <ItemCards
            label={t("history")}
            items={versions.map((one) => ({
              id: String(one.version),
              title: t("versionTitle", {
                version: one.version,
                when: dateTime(new Date(one.publishedAt)),
                name: one.by?.name ?? t("atStart"),
              }),
              under: [
                one.locales.map((locale) => LANGUAGE_NAME[locale]).join(", "),
                ...(one.accepted === null
                  ? []
                  : [t("accepted", { count: one.accepted, amount: number(one.accepted) })]),
                one.summary,
              ]
                .filter(Boolean)
                .join(" · "),
            }))}
            onOpen={(version) => setOpen(Number(version))}
            foot={foot}
          />
        )}
      </PagedList>
      {open === undefined ? null : (
        <VersionSheet kind={kind} version={open} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  );
}

type SheetProps = { kind: TextKind; version: number; onClose: () => void };

function VersionSheet({ kind, version, onClose }: SheetProps) {
  const { t } = useTranslation("tenants/legal-texts");
  const query = useQuery(versionQuery(kind, version));
  return (
    <Sheet opened title={t("versionSheet", { version })} onClose={onClose} size="lg">
      <QueryState query={query} skeleton={<FormSkeleton fields={3} />}>
        {({ texts }) => (
          <div className="stack gap-16">
            {Object.entries(texts).map(([locale, words]) => (
              <section key={locale} className="stack gap-16" aria-label={words.title}>
                <p className="hint">{LANGUAGE_NAME[locale as keyof typeof LANGUAGE_NAME]}</p>
                <p className="text-20 weight-650" lang={locale}>
                  {words.title}
                </p>
                {words.summary ? (
                  <p className="p-12-16 r-12 on-primary-light" lang={locale}>
                    {words.summary}
                  </p>
                ) : null}
                <WrittenText blocks={words.blocks} lang={locale} />
              </section>
            ))}
          </div>
        )}
      </QueryState>
    </Sheet>
  );
}
