/** Bars beside each other in time, bars that lie under each other by rank, or lines. */
export type ChartKind = "bars" | "ranks" | "lines";

/** Amber says points, teal experience; anything else has one of the others. */
export type ChartColor =
  | "primary"
  | "secondary"
  | "points"
  | "experience"
  | "success"
  | "warning"
  | "danger"
  | "neutral";

export type Series<Row> = {
  readonly key: string;
  readonly label: string;
  readonly color: ChartColor;
  readonly value: (row: Row) => number | null;
};

export type ChartData = {
  readonly kind: ChartKind;
  readonly stacked: boolean;
  readonly rows: readonly {
    readonly label: string;
    readonly values: Readonly<Record<string, number | null>>;
  }[];
  readonly series: readonly Pick<Series<unknown>, "key" | "label" | "color">[];
};
