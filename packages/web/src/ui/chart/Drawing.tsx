import "@mantine/charts/styles.layer.css";
import { BarChart, LineChart } from "@mantine/charts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { Drawn } from "./Chart.tsx";

const HEIGHT = 300;
/** Of a bar that lies, with the space to its neighbour. */
const BAR = 34;

/** The picture of a chart. What it says is told by the table beside it: nobody has to read it, or can reach it. */
export function Drawing({ kind, rows, series, stacked }: Drawn) {
  const locale = useLocale();
  const short = new Intl.NumberFormat(locale, { notation: "compact" });
  const whole = new Intl.NumberFormat(locale);
  const lying = kind === "ranks";
  const common = {
    h: lying ? Math.max(160, rows.length * BAR + 60) : HEIGHT,
    data: rows.map(({ label, values }) => ({ label, ...values })),
    dataKey: "label",
    series: series.map(({ key, label, color }) => ({ name: key, label, color })),
    valueFormatter: (value: number) => whole.format(value),
    withLegend: series.length > 1,
    withTooltip: true,
    tickLine: "none",
  } as const;
  const axis = { tickFormatter: (value: number) => short.format(value), width: 64, allowDecimals: false };
  // Out of reach of the keyboard: its table is what is walked through.
  const still = { accessibilityLayer: false };
  if (kind === "lines") {
    return (
      <LineChart
        {...common}
        yAxisProps={axis}
        connectNulls={false}
        curveType="linear"
        lineChartProps={still}
      />
    );
  }
  return (
    <BarChart
      {...common}
      type={stacked ? "stacked" : "default"}
      orientation={lying ? "vertical" : "horizontal"}
      {...(lying ? { xAxisProps: axis, yAxisProps: { width: 148 } } : { yAxisProps: axis })}
      maxBarWidth={48}
      barChartProps={still}
    />
  );
}
