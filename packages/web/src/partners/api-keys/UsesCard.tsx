import { IconCheck, IconHistory, IconX } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Choice } from "../../ui/switches/Choice.tsx";
import classes from "./partners.module.css";
import { type Use, usesQuery } from "./partners.queries.ts";

function OneUse({ use }: { use: Use }) {
  const { t } = useTranslation("partners/api-keys");
  const { dateTime } = useFormats();
  const { at, outcome, namedBy, person, module, item, keyId, from } = use;
  const issued = outcome === "issued";
  const target = [module, item].filter(Boolean).join(" · ");
  return (
    <li>
      <div className={classes.about}>
        {person ? (
          <Link to="/admin/people/$personId" params={{ personId: person.membershipId }}>
            <strong>{person.name}</strong>
          </Link>
        ) : (
          <strong>{t("uses.nobody")}</strong>
        )}
        <StatusBadge
          tone={issued ? "success" : "warning"}
          icon={issued ? <IconCheck size={14} stroke={2} /> : <IconX size={14} stroke={2} />}
        >
          {t(`uses.outcome.${outcome}`)}
        </StatusBadge>
        <span>{[dateTime(new Date(at)), t(`uses.by.${namedBy}`), target].filter(Boolean).join(" · ")}</span>
        <span>{t("uses.from", { key: keyId, from: from ?? "–" })}</span>
      </div>
    </li>
  );
}

/** Uses of a partner's keys in the last 90 days. */
export function UsesCard({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation("partners/api-keys");
  const [shown, setShown] = useState<"all" | "issued">("all");
  const list = useInfiniteQuery(usesQuery(partnerId, shown === "issued" ? "issued" : undefined));
  return (
    <Card title={t("uses.title")}>
      <Choice
        label={t("uses.show")}
        value={shown}
        onChange={setShown}
        options={[
          { value: "all", label: t("uses.all") },
          { value: "issued", label: t("uses.onlyIssued") },
        ]}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<IconHistory size={28} stroke={1.6} />} title={t("uses.emptyTitle")}>
            {t("uses.emptyText")}
          </EmptyState>
        }
      >
        {(uses, foot) => (
          <>
            <ul className={classes.rows}>
              {uses.map((use) => (
                <OneUse key={use.id} use={use} />
              ))}
            </ul>
            {foot}
          </>
        )}
      </PagedList>
    </Card>
  );
}
