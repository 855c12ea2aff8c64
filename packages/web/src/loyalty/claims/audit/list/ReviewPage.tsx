import { IconCircleCheck, IconPlayerPlay } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { type Column, DataTable } from "../../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../../ui/list/ItemCards.tsx";
import { PagedList } from "../../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import classes from "../review.module.css";
import { type QueueItem, queueQuery } from "../review.queries.ts";
import { queueOf } from "../review-filters.ts";
import { Risk, SignalWords, Taken } from "../Tags.tsx";
import { Figures } from "./Figures.tsx";
import { useReviewFilters } from "./use-review-filters.ts";

type RowsProps = { rows: readonly QueueItem[]; foot: ReactNode; onOpen: (item: QueueItem) => void };

function Table({ rows, foot, onOpen }: RowsProps) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { ago } = useFormats();
  const columns: readonly Column<QueueItem>[] = [
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
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ person }) => person}
      onOpen={onOpen}
      foot={foot}
    />
  );
}

function Cards({ rows, foot, onOpen }: RowsProps) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { ago } = useFormats();
  return (
    <ItemCards
      label={t("title")}
      items={rows.map((item) => ({
        id: item.id,
        title: item.person,
        under: `${item.store} · ${ago(new Date(item.queuedAt))}`,
        facts: (
          <>
            <Risk risk={item.risk} />
            <PointsChip value={item.points} size="sm" />
            <Taken item={item} />
            <SignalWords signals={item.signals} />
          </>
        ),
      }))}
      onOpen={(id) => {
        const item = rows.find((one) => one.id === id);
        if (item) onOpen(item);
      }}
      foot={foot}
    />
  );
}

/** What waits for audit, most urgent first, and how the audit goes. */
export function ReviewPage() {
  const { t } = useTranslation("loyalty/claims/audit");
  const session = useSession();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const filters = queueOf(values);
  const list = useInfiniteQuery(queueQuery(filters));
  const { type, country, signal } = useReviewFilters();
  const narrowed = Object.keys(filters).length > 0;
  const audits = can(session, "claims.audit");
  const kept = { type: values.type, country: values.country };
  const open = ({ subjectType, id, mine }: QueueItem) => {
    const claim = { to: "/admin/claims/$type/$claimId", params: { type: subjectType, claimId: id } } as const;
    void navigate(
      mine ? claim : { to: "/admin/review/work", search: { ...kept, kind: subjectType, first: id } },
    );
  };
  const Rows = phone ? Cards : Table;
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
                renderRoot={(props) => <Link {...props} to="/admin/review/work" search={kept} />}
                leftSection={<IconPlayerPlay size={18} stroke={1.8} aria-hidden="true" />}
              >
                {t("start")}
              </Button>
            ) : null}
          </>
        }
      />
      <Figures />
      <search className={classes.filters}>
        {[type, country, signal].map(({ key, label, options }) => (
          <NativeSelect
            key={key}
            aria-label={label}
            value={values[key] ?? ""}
            data={[{ value: "", label: `${label}: ${t("any")}` }, ...options]}
            onChange={(event) => change({ [key]: event.currentTarget.value })}
          />
        ))}
      </search>
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconCircleCheck size={28} stroke={1.6} />}
            title={narrowed ? t("emptyFilteredTitle") : t("emptyTitle")}
            action={
              narrowed ? (
                <Button variant="default" onClick={() => change({ type: "", country: "", signal: "" })}>
                  {t("showAll")}
                </Button>
              ) : null
            }
          >
            {narrowed ? t("emptyFilteredText") : t("emptyText")}
          </EmptyState>
        }
      >
        {(rows, foot) => <Rows rows={rows} foot={foot} onOpen={open} />}
      </PagedList>
    </>
  );
}
