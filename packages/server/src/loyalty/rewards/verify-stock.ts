import type { Database } from "../../db/database.ts";
import type { LedgerCheck } from "../ledger/index.ts";
import { stockFaults } from "./verify.queries.ts";

/**
 * Checks the books of units while the product runs: what a stock says is what its moves add up to, and a digital
 * item's codes are its stock. Of all clients, or of one. What orders say of it is checked with the orders.
 */
export async function verifyStock(db: Database, only: { clientId?: string } = {}): Promise<LedgerCheck> {
  const scope = only.clientId ? { clientId: only.clientId } : { system: true };
  const faults = await db.read(scope, stockFaults);
  return { name: "stock is what its moves say, and codes agree with it", note: "", faults };
}
