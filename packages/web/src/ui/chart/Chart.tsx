import { type ReactNode, Suspense } from "react";
import { type Column, DataTable } from "../list/DataTable.tsx";
import { Card } from "../page/Card.tsx";
import { lazyPart } from "../part/lazy-part.tsx";
import { Bone } from "../state/Skeletons.tsx";
import type { ChartKind, Series } from "./chart-data.ts";

const Drawing = lazyPart(() => import("./Drawing.tsx").then(({ Drawing }) => ({ default: Drawing })));

type Props<Row> = {
  title: string;
  kind: ChartKind;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  labelOf: (row: Row) => string;
  series: readonly Series<Row>[];
  /** The table's columns after the first one, which says what each row is. */
  columns: readonly Column<Row>[];
  /** Heading of the first column. */
  what: string;
  stacked?: boolean;
  /** Drawn of longer rankings; the table has all. */
  most?: number;
  /** Stands at the title: the way to a file. */
  tools?: ReactNode;
  /** Stands between the drawing and the table. */
  foot?: ReactNode;
};

/** A picture of numbers and, under it, the numbers: who cannot see the one reads the other. */
export function Chart<Row>(props: Props<Row>) {
  const { title, kind, rows, idOf, labelOf, series, columns, what, stacked = false, most = 12 } = props;
  const drawn = (kind === "ranks" ? rows.slice(0, most) : rows).map((row) => ({
    label: labelOf(row),
    values: Object.fromEntries(series.map(({ key, value }) => [key, value(row)])),
  }));
  return (
    <Card title={title} aside={props.tools}>
      <div className="mb-16 text-13 numbers" aria-hidden="true">
        <Suspense fallback={<Bone height={300} />}>
          <Drawing kind={kind} stacked={stacked} rows={drawn} series={series} />
        </Suspense>
      </div>
      {props.foot}
      <DataTable
        label={title}
        columns={[{ key: "what", label: what, cell: labelOf }, ...columns]}
        rows={rows}
        idOf={idOf}
        nameOf={labelOf}
      />
    </Card>
  );
}
