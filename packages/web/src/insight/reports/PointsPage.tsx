import { useQuery } from "@tanstack/react-query";
import { pointsBy } from "@trilha/contract/insight/reports/dimensions.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { FigureFrame } from "./FigureFrame.tsx";
import { Filters } from "./Filters.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { pointsQueryOf, textsOf } from "./report-filters.ts";
import { type PointsReportRow, pointsQuery } from "./reports.queries.ts";
import { useNumberColumns } from "./use-number-columns.tsx";

const SUMS = ["given", "underAudit", "redeemed", "expired", "reversed", "liability"] as const;

/** Points given, used, expired and taken back, and what the programme owes its people. */
export function PointsPage() {
  const { t } = useTranslation("insight/reports");
  const { calendarDay, money } = useFormats();
  const [values] = useUrlFilters();
  const query = pointsQueryOf(values);
  const grouping = query.by ?? "week";
  const figure = useQuery(pointsQuery(query));
  const columns = useNumberColumns();
  return (
    <FigureFrame
      question="points"
      query={figure}
      isEmpty={({ rows }) => rows.length === 0}
      filters={<Filters by={pointsBy.map((value) => ({ value, label: t(`by.${value}`) }))} />}
    >
      {({ total, rows, money: owed }) => (
        <>
          <KeyFigures sums={SUMS.map((name) => ({ label: t(`column.${name}`), value: total[name] }))} />
          {owed ? (
            <p className="weight-600">{t("money", { amount: money(owed.liability, owed.currency) })}</p>
          ) : null}
          <Chart
            title={t("chart.points")}
            kind={grouping === "campaign" ? "ranks" : "bars"}
            rows={rows}
            idOf={({ key }) => key}
            labelOf={({ key, label }) => (grouping === "campaign" ? label : calendarDay(key))}
            what={t(`by.${grouping}`)}
            series={[
              { key: "given", label: t("column.given"), color: "points", value: ({ given }) => given },
              {
                key: "redeemed",
                label: t("column.redeemed"),
                color: "success",
                value: ({ redeemed }) => redeemed,
              },
              {
                key: "reversed",
                label: t("column.reversed"),
                color: "danger",
                value: ({ reversed }) => reversed,
              },
            ]}
            columns={columns<PointsReportRow>(
              ["given", ({ given }) => given],
              ["credited", ({ issued }) => issued],
              ["adjusted", ({ adjusted }) => adjusted],
              ["reversed", ({ reversed }) => reversed],
              ["redeemed", ({ redeemed }) => redeemed],
              ["refunded", ({ refunded }) => refunded],
              ["expired", ({ expired }) => expired],
              ["underAudit", ({ underAudit }) => underAudit],
              ["available", ({ confirmed }) => confirmed],
              ["reserved", ({ reserved }) => reserved],
              ["owed", ({ owed }) => owed],
              ["liability", ({ liability }) => liability],
            )}
            tools={<ExportButton kind="figures.points" params={textsOf(query)} />}
          />
        </>
      )}
    </FigureFrame>
  );
}
