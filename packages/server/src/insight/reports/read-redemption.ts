import type { readRedemptionFigure as spec } from "@trilha/contract/insight/reports/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { type Redeemed, redeemedBy } from "./reports.orders.queries.ts";
import { countedAt } from "./reports.queries.ts";

const only = ({ placed, approved, reproved, cancelled, delivered, units, points }: Redeemed): Redeemed => ({
  ...{ placed, approved, reproved, cancelled, delivered, units, points },
});
const together = (one: Redeemed, other: Redeemed): Redeemed => ({
  placed: one.placed + other.placed,
  approved: one.approved + other.approved,
  reproved: one.reproved + other.reproved,
  cancelled: one.cancelled + other.cancelled,
  delivered: one.delivered + other.delivered,
  units: one.units + other.units,
  points: one.points + other.points,
});
const none: Redeemed = {
  placed: 0,
  approved: 0,
  reproved: 0,
  cancelled: 0,
  delivered: 0,
  units: 0,
  points: 0,
};

/** Figures of orders, by what the reader asks for; the total is of all rows, also of those past the limit. */
export const readRedemption: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { limit, ...filters } = query;
    const counted = await countedAt(tx, "orders");
    const rows = await redeemedBy(tx, { ...filters, clientId: call.actor.clientId });
    return {
      countedAt: counted?.toISOString() ?? null,
      total: rows.reduce<Redeemed>((sum, row) => together(sum, row), none),
      rows: rows.slice(0, limit).map((row) => ({
        key: row.key,
        label: row.name ? textIn(row.name, call.locale) : row.key,
        ...only(row),
      })),
    };
  });
