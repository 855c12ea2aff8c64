import { BatchSize } from "../../core/jobs/batch-size.ts";
import { drainInTurn, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Database, Tx } from "../../db/database.ts";
import type { LedgerCheck } from "../../loyalty/ledger/index.ts";
import {
  type Fold,
  type FoldedKind,
  foldOrders,
  foldSales,
  foldVerdicts,
  noteFolded,
  takeFold,
  wrongOrders,
  wrongVerdicts,
  wrongWeeks,
} from "./figures.fold.queries.ts";

const folds: Record<FoldedKind, (tx: Tx, fold: Fold) => Promise<void>> = {
  sales: foldSales,
  audit: foldVerdicts,
  orders: foldOrders,
};

const bounds = { start: 1_000, least: 100, most: 5_000 };
/** Rows of each kind counted in one transaction. */
const foldSizes: Record<FoldedKind, BatchSize> = {
  sales: new BatchSize("figures.fold sales", bounds),
  audit: new BatchSize("figures.fold audit", bounds),
  orders: new BatchSize("figures.fold orders", bounds),
};

/**
 * Brings the sums figures are read from up to date, parts of each kind in turn, each in a transaction of its own. What a transaction that still
 * runs made is counted the next time; what is counted twice counts the same.
 */
export const foldFigures: JobHandler<"figures.fold"> = async ({ db, clock }) => {
  const kinds = Object.keys(folds) as FoldedKind[];
  return drainInTurn(timeBox(), kinds, async (kind) => {
    const now = clock.now();
    const more = await foldSizes[kind].run(
      (size) =>
        db.write({ system: true }, async (tx) => {
          const fold = await takeFold(tx, kind, size);
          if (!fold) return false;
          await folds[kind](tx, fold);
          await noteFolded(tx, fold, now);
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
