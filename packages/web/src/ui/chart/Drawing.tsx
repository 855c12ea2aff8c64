import "@mantine/core/styles/ColorSwatch.layer.css";
import "@mantine/charts/styles.layer.css";
import { BarChart, LineChart } from "@mantine/charts";
import { useId } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { useIsPhone } from "../page/use-is-phone.ts";
import type { ChartData } from "./chart-data.ts";
import { Legend } from "./Legend.tsx";
import { dashOf, Fills, fillOf } from "./marks.tsx";

const HEIGHT = 300;
/** Height of a bar that lies, and of the space to the next row. */
const BAR = 18;
const GAP = 16;
/** Width of a letter beside a bar that lies; longer names are broken into lines. */
const LETTER = 7;

/** The picture of a chart. What it says is told by the table beside it: nobody has to read it, or can reach it. */
export function Drawing({ kind, rows, series, stacked }: ChartData) {
  const locale = useLocale();
  const short = new Intl.NumberFormat(locale, { notation: "compact" });
  const whole = new Intl.NumberFormat(locale);
  const marks = useId();
  const phone = useIsPhone();
  const lying = kind === "ranks";
  const longest = Math.max(0, ...rows.map(({ label }) => label.length));
  const wide = Math.min(phone ? 136 : 200, 28 + longest * LETTER);
  const bars = stacked ? 1 : series.length;
  const at = (key: string) => series.findIndex((one) => one.key === key);
  const common = {
    h: lying ? Math.max(120, rows.length * (bars * BAR + GAP) + 44) : HEIGHT,
    data: rows.map(({ label, values }) => ({ label, ...values })),
    dataKey: "label",
    valueFormatter: (value: number) => whole.format(value),
    withTooltip: true,
    tickLine: "none",
  } as const;
  const named = series.map(({ key, label, color }) => ({ name: key, label, color }));
  const axis = {
    tickFormatter: (value: number) => short.format(value),
    width: phone ? 48 : 64,
    allowDecimals: false,
  };
  // Out of reach of the keyboard: its table is what is walked through.
  const still = { accessibilityLayer: false };
  return (
    <>
      {series.length > 1 ? <Legend series={series} lines={kind === "lines"} /> : null}
      {kind === "lines" ? (
        <LineChart
          {...common}
          series={named.map((one, place) => ({ ...one, strokeDasharray: dashOf(place) }))}
          yAxisProps={axis}
          connectNulls={false}
          curveType="linear"
          lineChartProps={still}
        />
      ) : (
        <BarChart
          {...common}
          series={named}
          type={stacked ? "stacked" : "default"}
          orientation={lying ? "vertical" : "horizontal"}
          gridAxis={lying ? "y" : "x"}
          {...(lying
            ? { xAxisProps: axis, yAxisProps: { width: wide } }
            : { xAxisProps: { minTickGap: 12 }, yAxisProps: axis })}
          maxBarWidth={lying ? 26 : 48}
          barProps={(one) => ({ fill: fillOf(marks, at(one.name)) })}
          // Many weeks on a phone: what stands between bars of one week would be wider than they are.
          barChartProps={{ ...still, barGap: phone ? 1 : 4 }}
        >
          <Fills id={marks} series={series} />
        </BarChart>
      )}
    </>
  );
}
