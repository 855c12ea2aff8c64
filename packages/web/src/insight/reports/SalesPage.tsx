import { useQuery } from "@tanstack/react-query";
import { countries } from "@trilha/contract/core/country.ts";
import { salesBy } from "@trilha/contract/insight/reports/dimensions.ts";
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
import { salesQueryOf, textsOf } from "./report-filters.ts";
import { type SalesReportRow, salesQuery } from "./reports.queries.ts";
import { useNumberColumns } from "./use-number-columns.tsx";

/** Sales by week, product, brand, chain or country, and the audit's verdict on them. */
export function SalesPage() {
  const { t } = useTranslation("insight/reports");
  const { calendarDay, locale } = useFormats();
  const [values] = useUrlFilters();
  const query = salesQueryOf(values);
  const grouping = query.by ?? "week";
  const figure = useQuery(salesQuery(query));
  const columns = useNumberColumns();
  const labelOf = ({ key, label }: SalesReportRow) => {
    if (grouping === "week") return calendarDay(key);
    const country = grouping === "country" ? countries.find((one) => one === key) : undefined;
    return country ? countryName(country, locale) : label;
  };
  return (
    <FigureFrame
      question="sales"
      query={figure}
      isEmpty={({ rows }) => rows.length === 0}
      filters={
        <Filters by={salesBy.map((value) => ({ value, label: t(`by.${value}`) }))}>
          <CountryFilter />
        </Filters>
      }
    >
      {({ total, rows }) => (
        <>
          <KeyFigures
            sums={(["units", "points", "confirmed", "waiting", "fallen"] as const).map((name) => ({
              label: t(`column.${name === "points" ? "credited" : name}`),
              value: total[name],
            }))}
          />
          <Chart
            title={t("chart.sales")}
            kind={grouping === "week" ? "bars" : "ranks"}
            rows={rows}
            idOf={({ key }) => key}
            labelOf={labelOf}
            what={t(`by.${grouping}`)}
            series={[
              { key: "units", label: t("column.units"), color: "primary", value: ({ units }) => units },
            ]}
            columns={columns<SalesReportRow>(
              ["units", ({ units }) => units],
              ["lines", ({ lines }) => lines],
              ["credited", ({ points }) => points],
              ["confirmed", ({ confirmed }) => confirmed],
              ["waiting", ({ waiting }) => waiting],
              ["fallen", ({ fallen }) => fallen],
            )}
            tools={<ExportButton kind="figures.sales" params={textsOf(query)} />}
          />
        </>
      )}
    </FigureFrame>
  );
}
