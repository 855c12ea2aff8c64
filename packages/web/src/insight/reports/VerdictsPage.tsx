import { useQuery } from "@tanstack/react-query";
import { auditBy } from "@trilha/contract/insight/reports/dimensions.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import { NativeSelect } from "../../ui/controls/input.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { FigureFrame } from "./FigureFrame.tsx";
import { Filters } from "./Filters.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { auditQueryOf, TYPES, textsOf } from "./report-filters.ts";
import { type AuditReportRow, auditQuery } from "./reports.queries.ts";
import { useNumberColumns } from "./use-number-columns.tsx";

function TypeFilter() {
  const { t } = useTranslation("insight/reports");
  const [values, change] = useUrlFilters();
  return (
    <NativeSelect
      label={t("filters.type")}
      value={values.type ?? ""}
      data={[
        { value: "", label: t("type.any") },
        ...TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
      ]}
      onChange={(event) => change({ type: event.currentTarget.value })}
    />
  );
}

const REASONS = ["none", "other"] as const;

/** Decisions of auditors, by reason, week or campaign. */
export function VerdictsPage() {
  const { t } = useTranslation("insight/reports");
  const { calendarDay } = useFormats();
  const [values] = useUrlFilters();
  const query = auditQueryOf(values);
  const grouping = query.by ?? "reason";
  const figure = useQuery(auditQuery(query));
  const columns = useNumberColumns();
  const labelOf = ({ key, label }: AuditReportRow) => {
    if (grouping === "week") return calendarDay(key);
    const reason = grouping === "reason" ? REASONS.find((one) => one === key) : undefined;
    return reason ? t(`reason.${reason}`) : label;
  };
  return (
    <FigureFrame
      question="audit"
      query={figure}
      isEmpty={({ rows }) => rows.length === 0}
      filters={
        <Filters by={auditBy.map((value) => ({ value, label: t(`by.${value}`) }))}>
          <TypeFilter />
        </Filters>
      }
    >
      {({ total, rows }) => (
        <>
          <KeyFigures
            sums={[
              { label: t("column.accepted"), value: total.accepted },
              { label: t("column.partial"), value: total.partial },
              { label: t("column.rejected"), value: total.rejected },
              { label: t("column.pointsFallen"), value: total.points },
            ]}
          />
          <Chart
            title={t("chart.audit")}
            kind={grouping === "week" ? "bars" : "ranks"}
            stacked
            rows={rows}
            idOf={({ key }) => key}
            labelOf={labelOf}
            what={t(`by.${grouping}`)}
            series={[
              {
                key: "accepted",
                label: t("column.accepted"),
                color: "success",
                value: ({ accepted }) => accepted,
              },
              {
                key: "partial",
                label: t("column.partial"),
                color: "warning",
                value: ({ partial }) => partial,
              },
              {
                key: "rejected",
                label: t("column.rejected"),
                color: "danger",
                value: ({ rejected }) => rejected,
              },
            ]}
            columns={columns<AuditReportRow>(
              ["accepted", ({ accepted }) => accepted],
              ["partial", ({ partial }) => partial],
              ["rejected", ({ rejected }) => rejected],
              ["pointsFallen", ({ points }) => points],
            )}
            tools={<ExportButton kind="figures.audit" params={textsOf(query)} />}
          />
        </>
      )}
    </FigureFrame>
  );
}
