import type { Database } from "../../db/database.ts";
import type { LedgerCheck } from "../ledger/index.ts";
import { orderFaults } from "./verify.queries.ts";

/** Whether every order, its points, its units and its limits tell one story. Of all clients, or of one. */
export async function verifyOrders(db: Database, only: { clientId?: string } = {}): Promise<LedgerCheck> {
  const scope = only.clientId ? { clientId: only.clientId } : { system: true };
  const faults = await db.read(scope, orderFaults);
  return { name: "orders agree with their points, their units and the limits", note: "", faults };
}
