import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import type { LedgerType } from "./ledger.post.queries.ts";
import { type StatementRow, statementRows } from "./ledger.reads.queries.ts";
import { type LotState, statesOf } from "./rules/lot-states.ts";

/** One line of a person's statement. */
export type StatementEntry = Omit<StatementRow, "lots"> & {
  /** For an award: its points by what became of them. */
  readonly lots: readonly { state: LotState; points: number }[];
};

/**
 * A page of a person's statement, the newest first; a lot that clears is no line of it. `points` and `experience`
 * are signed sums over the person's accounts, so a hold is 0 there; `available` is what it does to the points that may
 * be used, `debt` what it adds to those that are owed. A foreign cursor starts anew.
 */
export async function statementPage(
  tx: Tx,
  query: {
    clientId: string;
    userId: string;
    cursor?: string;
    rows: number;
    potId?: string;
    types?: readonly LedgerType[];
  },
): Promise<{ items: StatementEntry[]; nextCursor: string | null }> {
  const { clientId, userId, potId, types } = query;
  const [before] = readCursor(query.cursor, ["number"]) ?? [];
  const rows = await statementRows(tx, { clientId, userId, potId, types, rows: query.rows, before });
  return pageOf(
    rows,
    query.rows,
    ({ id }) => [id],
    ({ lots, ...line }) => ({ ...line, lots: statesOf(lots) }),
  );
}
