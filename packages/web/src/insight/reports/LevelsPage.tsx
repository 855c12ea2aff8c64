import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { Chart } from "../../ui/chart/Chart.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { CampaignFilter } from "./CampaignFilter.tsx";
import { FigureFrame } from "./FigureFrame.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { campaignOf } from "./report-filters.ts";
import { type LevelReportRow, levelsQuery } from "./reports.queries.ts";
import { useNumberColumns } from "./use-number-columns.tsx";

/** How far people of a campaign came, level by level. */
export function LevelsPage() {
  const { t } = useTranslation("insight/reports");
  const { t: shell } = useTranslation("shell");
  const [values] = useUrlFilters();
  const campaignId = campaignOf(values);
  const figure = useQuery(levelsQuery(campaignId));
  const columns = useNumberColumns();
  return (
    <FigureFrame
      question="levels"
      query={figure}
      isEmpty={({ rows }) => rows.length === 0}
      filters={<CampaignFilter shown={figure.data?.campaign?.id} />}
    >
      {({ enrolled, people, rows }) => (
        <>
          <KeyFigures
            sums={[
              { label: t("column.enrolled"), value: enrolled },
              { label: t("column.people"), value: people },
            ]}
          />
          <Chart
            title={t("chart.levels")}
            kind="ranks"
            rows={rows}
            idOf={({ level }) => level}
            labelOf={({ level }) => shell(`words.level.${level}`)}
            what={t("column.level")}
            series={[
              { key: "people", label: t("column.now"), color: "experience", value: (row) => row.people },
              {
                key: "eligible",
                label: t("column.eligible"),
                color: "neutral",
                value: ({ eligible }) => eligible,
              },
              {
                key: "granted",
                label: t("column.granted"),
                color: "success",
                value: ({ granted }) => granted,
              },
            ]}
            columns={columns<LevelReportRow>(
              ["now", (row) => row.people],
              ["eligible", ({ eligible }) => eligible],
              ["inReview", ({ waiting }) => waiting],
              ["granted", ({ granted }) => granted],
              ["refused", ({ refused }) => refused],
              ["lapsed", ({ lapsed }) => lapsed],
            )}
            tools={<ExportButton kind="figures.levels" params={{ campaignId }} />}
          />
        </>
      )}
    </FigureFrame>
  );
}
