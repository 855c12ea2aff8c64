import { BatchSize } from "../../core/jobs/batch-size.ts";
import { drainInTurn, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Database, Tx } from "../../db/database.ts";
import type { LedgerCheck } from "../../loyalty/ledger/index.ts";
import {
  lockSums,
  noteSummed,
  type SummedKind,
  type SumsChange,
  sumOrders,
  sumSales,
  sumVerdicts,
  wrongOrders,
  wrongVerdicts,
  wrongWeeks,
} from "./weekly-sums.queries.ts";

const folds: Record<SummedKind, (tx: Tx, fold: SumsChange) => Promise<void>> = {
  sales: sumSales,
  audit: sumVerdicts,
  orders: sumOrders,
};

const bounds = { start: 1_000, least: 100, most: 5_000 };
/** Rows of each kind counted in one transaction. */
const foldSizes: Record<SummedKind, BatchSize> = {
  sales: new BatchSize("reports.count_sums sales", bounds),
  audit: new BatchSize("reports.count_sums audit", bounds),
  orders: new BatchSize("reports.count_sums orders", bounds),
};

/**
 * Brings the sums figures are read from up to date, parts of each kind in turn, each in a transaction of its own. What a transaction that still
 * runs made is counted the next time; what is counted twice counts the same.
 */
export const countWeeklySums: JobHandler<"reports.count_sums"> = async ({ db, clock }) => {
  const kinds = Object.keys(folds) as SummedKind[];
  return drainInTurn(timeBox(), kinds, async (kind) => {
    const now = clock.now();
    const more = await foldSizes[kind].run(
      (size) =>
        db.write({ system: true }, async (tx) => {
          const fold = await lockSums(tx, kind, size);
          if (!fold) return false;
          await folds[kind](tx, fold);
          await noteSummed(tx, fold, now);
          return fold.more;
        }),
      (left) => left === true,
    );
    return more === true;
  });
};

/** Checks that what figures are read from are the sums of claims, their lots, verdicts and steps of orders. */
export async function verifyWeeks(db: Database): Promise<LedgerCheck> {
  return db.read({ system: true }, async (tx) => ({
    name: "figures of sales, verdicts and orders are the sums of what was reported, given and decided",
    note: "",
    faults: [...(await wrongWeeks(tx)), ...(await wrongVerdicts(tx)), ...(await wrongOrders(tx))],
  }));
}
