import { useQuery } from "@tanstack/react-query";
import { compareLimit } from "@trilha/contract/insight/reports/limits.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import type { ChartColor } from "../../ui/chart/chart-data.ts";
import { Checkbox } from "../../ui/controls/checkbox.ts";
import { DataTable } from "../../ui/list/DataTable.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { Card } from "../../ui/page/Card.tsx";
import { FigureFrame } from "./FigureFrame.tsx";
import { comparedOf } from "./report-filters.ts";
import classes from "./reports.module.css";
import { type Compared, campaignsQuery, compareQuery } from "./reports.queries.ts";
import { useNumberColumns } from "./use-number-columns.tsx";

type Campaign = Compared["campaigns"][number];
type Week = Compared["weeks"][number];

// Six that are told apart; amber and teal have a meaning of their own.
const COLORS: readonly ChartColor[] = ["primary", "secondary", "neutral", "success", "warning", "danger"];

function Choice({ shown }: { shown: readonly Campaign[] }) {
  const { t } = useTranslation("insight/reports");
  const [, change] = useUrlFilters();
  const all = useQuery(campaignsQuery).data?.items ?? [];
  const chosen = shown.map(({ id }) => id);
  return (
    <fieldset className={classes.choice}>
      <legend className="mb-8 text-14 weight-600">{t("filters.compared")}</legend>
      {all.map(({ id, title }) => {
        const on = chosen.includes(id);
        const rest = on ? chosen.filter((one) => one !== id) : [...chosen, id];
        return (
          <Checkbox
            key={id}
            label={title}
            checked={on}
            disabled={rest.length === 0 || rest.length > compareLimit}
            onChange={() => change({ campaignIds: rest.join(",") })}
          />
        );
      })}
    </fieldset>
  );
}

/** Campaigns side by side: what each came to, and how their weeks went from the first one on. */
export function ComparePage() {
  const { t } = useTranslation("insight/reports");
  const { calendarDay } = useFormats();
  const [values] = useUrlFilters();
  const campaignIds = comparedOf(values)?.join(",");
  const figure = useQuery(compareQuery(campaignIds));
  const columns = useNumberColumns();
  return (
    <FigureFrame question="compare" query={figure} isEmpty={({ campaigns }) => campaigns.length === 0}>
      {({ campaigns, weeks }) => (
        <>
          <Choice shown={campaigns} />
          <Card
            title={t("chart.campaigns")}
            aside={<ExportButton kind="figures.compare" params={{ campaignIds }} />}
          >
            <DataTable<Campaign>
              label={t("chart.campaigns")}
              rows={campaigns}
              idOf={({ id }) => id}
              nameOf={({ title }) => title}
              columns={[
                { key: "title", label: t("by.campaign"), cell: ({ title }) => title },
                {
                  key: "days",
                  label: t("column.days"),
                  cell: ({ beginsOn, endsOn }) => `${calendarDay(beginsOn)} – ${calendarDay(endsOn)}`,
                },
                ...columns<Campaign>(
                  ["people", ({ people }) => people],
                  ["units", ({ units }) => units],
                  ["given", ({ given }) => given],
                  ["budget", ({ budget }) => budget],
                  ["reversed", ({ reversed }) => reversed],
                  ["redeemed", ({ redeemed }) => redeemed],
                  ["expired", ({ expired }) => expired],
                  ["liability", ({ liability }) => liability],
                  ["decided", ({ decided }) => decided],
                  ["rejected", ({ rejected }) => rejected],
                ),
              ]}
            />
          </Card>
          <Chart<Week>
            title={t("chart.compare")}
            kind="lines"
            rows={weeks}
            idOf={({ number }) => String(number)}
            labelOf={({ number }) => String(number)}
            what={t("column.week")}
            series={campaigns.map(({ id, title }, place) => ({
              key: id,
              label: title,
              color: COLORS[place] ?? "neutral",
              value: ({ units }) => units[place] ?? null,
            }))}
            columns={campaigns.map(({ id, title }, place) => ({
              key: id,
              label: title,
              numeric: true,
              cell: ({ units }) => units[place] ?? "–",
            }))}
          />
        </>
      )}
    </FigureFrame>
  );
}
