import { useQuery } from "@tanstack/react-query";
import { countries } from "@trilha/contract/core/country.ts";
import { redemptionBy } from "@trilha/contract/insight/reports/dimensions.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { countryName } from "../../i18n/country-name.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { CountryFilter } from "./CountryFilter.tsx";
import { FigureFrame } from "./FigureFrame.tsx";
import { Filters } from "./Filters.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { redemptionQueryOf, textsOf } from "./report-filters.ts";
import { type RedemptionReportRow, redemptionQuery } from "./reports.queries.ts";
import { useNumberColumns } from "./use-number-columns.tsx";

/** Rewards people redeem their points for, and the outcome of their orders. */
export function RedemptionPage() {
  const { t } = useTranslation("insight/reports");
  const { calendarDay, locale } = useFormats();
  const [values] = useUrlFilters();
  const query = redemptionQueryOf(values);
  const grouping = query.by ?? "category";
  const figure = useQuery(redemptionQuery(query));
  const columns = useNumberColumns();
  const labelOf = ({ key, label }: RedemptionReportRow) => {
    if (grouping === "week") return calendarDay(key);
    const country = grouping === "country" ? countries.find((one) => one === key) : undefined;
    return country ? countryName(country, locale) : label;
  };
  return (
    <FigureFrame
      question="redemption"
      query={figure}
      isEmpty={({ rows }) => rows.length === 0}
      filters={
        <Filters by={redemptionBy.map((value) => ({ value, label: t(`by.${value}`) }))}>
          <CountryFilter />
        </Filters>
      }
    >
      {({ total, rows }) => (
        <>
          <KeyFigures
            sums={(["placed", "approved", "delivered", "cancelled", "reproved"] as const).map((name) => ({
              label: t(`column.${name}`),
              value: total[name],
            }))}
          />
          <Chart
            title={t("chart.redemption")}
            kind={grouping === "week" ? "bars" : "ranks"}
            rows={rows}
            idOf={({ key }) => key}
            labelOf={labelOf}
            what={t(`by.${grouping}`)}
            series={[
              {
                key: "points",
                label: t("column.pointsRedeemed"),
                color: "points",
                value: ({ points }) => points,
              },
            ]}
            columns={columns<RedemptionReportRow>(
              ["pointsRedeemed", ({ points }) => points],
              ["units", ({ units }) => units],
              ["placed", ({ placed }) => placed],
              ["approved", ({ approved }) => approved],
              ["reproved", ({ reproved }) => reproved],
              ["cancelled", ({ cancelled }) => cancelled],
              ["delivered", ({ delivered }) => delivered],
            )}
            tools={<ExportButton kind="figures.redemption" params={textsOf(query)} />}
          />
        </>
      )}
    </FigureFrame>
  );
}
