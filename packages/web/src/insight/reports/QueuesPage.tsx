import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import type { ChartColor } from "../../ui/chart/chart-data.ts";
import { FigureFrame } from "./FigureFrame.tsx";
import { type QueueReportRow, queuesQuery } from "./reports.queries.ts";
import { useNumberColumns } from "./use-number-columns.tsx";

const AGES = [
  ["age0", "success"],
  ["age1", "primary"],
  ["age2", "warning"],
  ["age3", "danger"],
] as const satisfies readonly [string, ChartColor][];

/** Queues that wait for the team, and for how long. */
export function QueuesPage() {
  const { t } = useTranslation("insight/reports");
  const { number, ago } = useFormats();
  const figure = useQuery(queuesQuery);
  const columns = useNumberColumns();
  const ages = AGES.map(([name, color], place) => ({
    ...{ name, color },
    value: (row: QueueReportRow) => row.ages[place] ?? 0,
  }));
  return (
    <FigureFrame question="queues" query={figure} isEmpty={() => false}>
      {({ rows }) => (
        <Chart
          title={t("chart.queues")}
          kind="ranks"
          stacked
          rows={rows}
          idOf={({ queue }) => queue}
          labelOf={({ queue }) => t(`queue.${queue}`)}
          what={t("nav.queues")}
          series={ages.map(({ name, color, value }) => ({
            key: name,
            label: t(`column.${name}`),
            color,
            value,
          }))}
          columns={[
            {
              key: "inQueue",
              label: t("column.inQueue"),
              numeric: true,
              cell: ({ waiting, more }) => (more ? t("more", { amount: number(waiting) }) : number(waiting)),
            },
            {
              key: "oldest",
              label: t("column.oldest"),
              cell: ({ oldest }) => (oldest ? ago(new Date(oldest)) : "–"),
            },
            ...columns<QueueReportRow>(...ages.map(({ name, value }) => [name, value] as const)),
          ]}
          tools={<ExportButton kind="figures.queues" params={{}} />}
        />
      )}
    </FigureFrame>
  );
}
