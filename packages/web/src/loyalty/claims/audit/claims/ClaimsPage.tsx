import { IconReceiptOff } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../../ui/list/ItemCards.tsx";
import { ListToolbar } from "../../../../ui/list/ListToolbar.tsx";
import { PagedList } from "../../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { ClaimBadge } from "../../../earning/ClaimBadge.tsx";
import { useReviewFilters } from "../list/use-review-filters.ts";
import classes from "../review.module.css";
import { type ClaimRow, claimsQuery } from "../review.queries.ts";
import { claimsOf } from "../review-filters.ts";
import { Risk } from "../Tags.tsx";

type RowsProps = { rows: readonly ClaimRow[]; foot: ReactNode; onOpen: (row: ClaimRow) => void };

function Table({ rows, foot, onOpen }: RowsProps) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { dateTime } = useFormats();
  const columns: readonly Column<ClaimRow>[] = [
    { key: "state", label: t("filter.state"), cell: ({ state }) => <ClaimBadge state={state} />, width: 150 },
    {
      key: "number",
      label: t("fact.invoice"),
      cell: ({ subjectType, id, invoiceNumber }) => (
        <Link
          to="/admin/claims/$type/$claimId"
          params={{ type: subjectType, claimId: id }}
          className={classes.open}
          tabIndex={-1}
          onClick={(event) => event.stopPropagation()}
        >
          {invoiceNumber ?? t(`type.${subjectType}`)}
        </Link>
      ),
    },
    { key: "person", label: t("fact.person"), cell: ({ person }) => person },
    { key: "store", label: t("fact.store"), cell: ({ store, retailer }) => `${store} · ${retailer}` },
    {
      key: "points",
      label: t("column.points"),
      cell: ({ points }) => <PointsChip value={points} size="sm" />,
      numeric: true,
    },
    { key: "risk", label: t("column.risk"), cell: ({ risk }) => <Risk risk={risk} /> },
    {
      key: "submitted",
      label: t("fact.submitted"),
      cell: ({ submittedAt }) => <span className={classes.dim}>{dateTime(new Date(submittedAt))}</span>,
    },
  ];
  return (
    <DataTable
      label={t("claims.title")}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ invoiceNumber, person }) => invoiceNumber ?? person}
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
      label={t("claims.title")}
      items={rows.map((row) => ({
        id: row.id,
        title: row.invoiceNumber ?? t(`type.${row.subjectType}`),
        under: `${row.person} · ${row.store}`,
        facts: (
          <>
            <ClaimBadge state={row.state} />
            <PointsChip value={row.points} size="sm" />
            <time dateTime={row.submittedAt}>{ago(new Date(row.submittedAt))}</time>
          </>
        ),
      }))}
      onOpen={(id) => {
        const row = rows.find((one) => one.id === id);
        if (row) onOpen(row);
      }}
      foot={foot}
    />
  );
}

/** Every sale and photo that was reported: found by number or person. */
export function ClaimsPage() {
  const { t } = useTranslation("loyalty/claims/audit");
  const phone = useIsPhone();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const filters = claimsOf(values);
  const list = useInfiniteQuery(claimsQuery(filters));
  const { type, country, state } = useReviewFilters();
  const narrowed = Object.keys(filters).length > 1;
  const Rows = phone ? Cards : Table;
  return (
    <>
      <PageTitle title={t("claims.title")} lead={t("claims.lead")} />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("claims.search")}
        actions={<ExportButton kind="claims" params={filters} personal />}
        filters={[state, { ...type, options: type.options.slice(1) }, country]}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconReceiptOff size={28} stroke={1.6} />}
            title={narrowed ? t("emptyFilteredTitle") : t("claims.emptyTitle")}
          >
            {narrowed ? t("emptyFilteredText") : t("claims.emptyText")}
          </EmptyState>
        }
      >
        {(rows, foot) => (
          <Rows
            rows={rows}
            foot={foot}
            onOpen={({ subjectType, id }) =>
              void navigate({
                to: "/admin/claims/$type/$claimId",
                params: { type: subjectType, claimId: id },
              })
            }
          />
        )}
      </PagedList>
    </>
  );
}
