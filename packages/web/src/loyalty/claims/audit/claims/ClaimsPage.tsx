import { IconReceiptOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { useList } from "../../../../core/lists/use-list.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { choiceById } from "../../../../ui/list/filters.ts";
import type { RowSpec } from "../../../../ui/list/ListRows.tsx";
import { ListView } from "../../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { ClaimBadge } from "../../../earning/ClaimBadge.tsx";
import classes from "../audit.module.css";
import { type ClaimListItem, claimList, queueChoicesQuery, typeOf } from "../audit.queries.ts";
import { useReviewFilters } from "../list/use-audit-filters.ts";
import { Risk } from "../Tags.tsx";

function useClaimRows(): RowSpec<ClaimListItem> {
  const { t } = useTranslation("loyalty/claims/audit");
  const { ago, dateTime } = useFormats();
  const navigate = useNavigate();
  return {
    label: t("claims.title"),
    nameOf: ({ invoiceNumber, person }) => invoiceNumber ?? person,
    columns: [
      {
        key: "state",
        label: t("filter.state"),
        cell: ({ state }) => <ClaimBadge office state={state} />,
        width: 150,
      },
      {
        key: "number",
        label: t("fact.invoice"),
        cell: ({ subjectType, id, invoiceNumber }) => (
          <Link
            to="/admin/claims/$type/$claimId"
            params={{ type: subjectType, claimId: id }}
            className="ink-inherit weight-600 nowrap undecorated"
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
    ],
    cardOf: (row) => ({
      title: row.invoiceNumber ?? t(`type.${row.subjectType}`),
      under: `${row.person} · ${row.store}`,
      facts: (
        <>
          <ClaimBadge office state={row.state} />
          <PointsChip value={row.points} size="sm" />
          <time dateTime={row.submittedAt}>{ago(new Date(row.submittedAt))}</time>
        </>
      ),
    }),
    onOpen: ({ subjectType, id }) =>
      void navigate({ to: "/admin/claims/$type/$claimId", params: { type: subjectType, claimId: id } }),
  };
}

/** Every sale and photo that was reported: found by number or person. */
export function ClaimsPage() {
  const { t } = useTranslation("loyalty/claims/audit");

  const list = useList(claimList, { query: (values) => ({ subjectType: typeOf(values) }) });
  const { type, country, state } = useReviewFilters();
  const { auditors = [] } = useQuery(queueChoicesQuery).data ?? {};

  return (
    <>
      <PageTitle title={t("claims.title")} lead={t("claims.lead")} />

      <ListView
        list={list}
        search={t("claims.search")}
        filters={[
          state,
          { ...type, options: type.options.slice(1) },
          country,
          choiceById("auditorId", t("filter.decidedBy"), auditors, ({ name }) => name),
        ]}
        tools={<ExportButton kind="claims" params={list.asked} personal />}
        icon={<IconReceiptOff size={28} stroke={1.6} />}
        empty={{ title: t("claims.emptyTitle"), text: t("claims.emptyText") }}
        none={{ title: t("emptyFilteredTitle"), text: t("emptyFilteredText") }}
        rows={useClaimRows()}
      />
    </>
  );
}
