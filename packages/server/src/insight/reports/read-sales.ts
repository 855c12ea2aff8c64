import type { readSalesFigure as spec } from "@trilha/contract/insight/reports/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { countedAt, type Sold, soldBy } from "./reports.queries.ts";

const withPoints = ({ lines, units, confirmed, waiting, fallen }: Sold) => ({
  ...{ lines, units, points: confirmed + waiting + fallen, confirmed, waiting, fallen },
});
const together = (one: Sold, other: Sold): Sold => ({
  lines: one.lines + other.lines,
  units: one.units + other.units,
  confirmed: one.confirmed + other.confirmed,
  waiting: one.waiting + other.waiting,
  fallen: one.fallen + other.fallen,
});
const none: Sold = { lines: 0, units: 0, confirmed: 0, waiting: 0, fallen: 0 };

/** Figures of sales, by what the reader asks for; the total is of all rows, also of those past the limit. */
export const readSales: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { limit, ...filters } = query;
    const counted = await countedAt(tx, "sales");
    const rows = await soldBy(tx, { ...filters, clientId: call.actor.clientId });
    return {
      countedAt: counted?.toISOString() ?? null,
      total: withPoints(rows.reduce<Sold>(together, none)),
      rows: rows.slice(0, limit).map((row) => ({ key: row.key, label: row.label, ...withPoints(row) })),
    };
  });
