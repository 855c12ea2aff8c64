import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { Chart } from "../../ui/chart/Chart.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { CampaignFilter } from "./CampaignFilter.tsx";
import { FigureFrame } from "./FigureFrame.tsx";
import { campaignOf } from "./report-filters.ts";
import { type AgeReportRow, agesQuery } from "./reports.queries.ts";
import { useNumberColumns } from "./use-number-columns.tsx";

/** People of a campaign by age band, and how far they came. */
export function AgesPage() {
  const { t } = useTranslation("insight/reports");
  const { t: shell } = useTranslation("shell");
  const [values] = useUrlFilters();
  const campaignId = campaignOf(values);
  const figure = useQuery(agesQuery(campaignId));
  const columns = useNumberColumns();
  return (
    <FigureFrame
      question="ages"
      query={figure}
      isEmpty={({ rows }) => rows.every(({ enrolled }) => enrolled === 0)}
      filters={<CampaignFilter shown={figure.data?.campaign?.id} />}
    >
      {({ rows }) => (
        <Chart
          title={t("chart.ages")}
          kind="ranks"
          rows={rows}
          idOf={({ band }) => band}
          labelOf={({ band }) => shell(`words.ageBand.${band}`)}
          what={t("column.ageBand")}
          series={[
            { key: "enrolled", label: t("column.enrolled"), color: "primary", value: (row) => row.enrolled },
            { key: "people", label: t("column.people"), color: "success", value: ({ people }) => people },
          ]}
          columns={columns<AgeReportRow>(
            ["enrolled", ({ enrolled }) => enrolled],
            ["people", ({ people }) => people],
            ["confirmed", ({ confirmed }) => confirmed],
            ["experience", ({ experience }) => experience],
          )}
          tools={<ExportButton kind="figures.ages" params={{ campaignId }} />}
        />
      )}
    </FigureFrame>
  );
}
