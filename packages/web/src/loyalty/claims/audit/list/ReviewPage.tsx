import { IconCircleCheck, IconPlayerPlay } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../../core/lists/use-list.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import type { RowSpec } from "../../../../ui/list/ListRows.tsx";
import { ListView } from "../../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import classes from "../audit.module.css";
import { type QueueItem, queueList } from "../audit.queries.ts";
import { Risk, SignalWords, Taken } from "../Tags.tsx";
import { Figures } from "./Figures.tsx";
import { useQueueFilters } from "./use-audit-filters.ts";
import { useVerdicts, type VerdictOutcome } from "./use-verdicts.ts";
import { VerdictBar } from "./VerdictBar.tsx";

const OutcomesSheet = lazyPart(() =>
  import("./OutcomesSheet.tsx").then((one) => ({ default: one.OutcomesSheet })),
);

function useQueueRows(onOpen: (item: QueueItem) => void): RowSpec<QueueItem> {
  const { t } = useTranslation("loyalty/claims/audit");
  const { ago } = useFormats();
  return {
    label: t("title"),
    nameOf: ({ person }) => person,
    columns: [
      { key: "risk", label: t("column.risk"), cell: ({ risk }) => <Risk risk={risk} />, width: 130 },
      { key: "why", label: t("column.why"), cell: ({ signals }) => <SignalWords signals={signals} /> },
      { key: "person", label: t("fact.person"), cell: ({ person }) => <strong>{person}</strong> },
      { key: "store", label: t("fact.store"), cell: ({ store, retailer }) => `${store} · ${retailer}` },
      {
        key: "points",
        label: t("column.points"),
        cell: ({ points }) => <PointsChip value={points} size="sm" />,
        numeric: true,
      },
      {
        key: "since",
        label: t("column.since"),
        cell: ({ queuedAt }) => <span className={classes.dim}>{ago(new Date(queuedAt))}</span>,
      },
      { key: "taken", label: t("column.taken"), cell: (item) => <Taken item={item} /> },
    ],
    cardOf: (item) => ({
      under: `${item.store} · ${ago(new Date(item.queuedAt))}`,
      facts: (
        <>
          <Risk risk={item.risk} />
          <PointsChip value={item.points} size="sm" />
          <Taken item={item} />
          <SignalWords signals={item.signals} />
        </>
      ),
    }),
    onOpen,
  };
}

/** Claims that wait for audit, most urgent first, and how the audit goes. */
export function ReviewPage() {
  const { t } = useTranslation("loyalty/claims/audit");
  const session = useSession();
  const navigate = useNavigate();
  const list = useList(queueList);
  const audits = can(session, "claims.audit");
  const filters = list.values;
  const [outcomes, setOutcomes] = useState<readonly VerdictOutcome[]>();
  const decide = useVerdicts(setOutcomes);
  const open = ({ subjectType, id, mine }: QueueItem) => {
    const claim = { to: "/admin/claims/$type/$claimId", params: { type: subjectType, claimId: id } } as const;
    void navigate(
      mine ? claim : { to: "/admin/review/work", search: { ...filters, kind: subjectType, first: id } },
    );
  };
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/admin/review/acceptance" />}
            >
              {t("acceptance.open")}
            </Button>
            {audits ? (
              <Button
                renderRoot={(props) => <Link {...props} to="/admin/review/work" search={filters} />}
                leftSection={<IconPlayerPlay size={18} stroke={1.8} aria-hidden="true" />}
              >
                {t("start")}
              </Button>
            ) : null}
          </>
        }
      />
      <div className="mb-16">
        <Figures />
      </div>
      <ListView
        list={list}
        filters={useQueueFilters()}
        icon={<IconCircleCheck size={28} stroke={1.6} />}
        empty={{ title: t("emptyTitle"), text: t("emptyText") }}
        none={{ title: t("emptyFilteredTitle"), text: t("emptyFilteredText"), clear: t("showAll") }}
        rows={useQueueRows(open)}
        bulk={
          audits
            ? (ticked, untick) => <VerdictBar items={ticked} onClear={untick} onVerdict={decide} />
            : undefined
        }
      />
      {outcomes ? (
        <Suspense fallback={null}>
          <OutcomesSheet outcomes={outcomes} onClose={() => setOutcomes(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
