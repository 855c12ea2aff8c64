import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { comeBack } from "./come-back.ts";
import { type HoldName, keyOf, lockHold } from "./hold.ts";

/**
 * An approved order that is cancelled before it is shipped: what it spent goes back to the very lots it came from
 * (§states#orders). Refuses `ledger.hold_ended` for what was never spent, `ledger.hold_not_found`; a second refund changes
 * nothing.
 */
export async function refund(
  tx: Tx,
  request: HoldName & { purpose: "order"; now: Date; actorId: string | null; reason?: string },
): Promise<{ points: number } | Refusal> {
  const holdRow = await lockHold(tx, request);
  if (isRefusal(holdRow)) return holdRow;
  if (holdRow.state !== "captured") return refuse(ledgerProblems.holdEnded);
  return comeBack(tx, request, holdRow, {
    type: "refund",
    from: "redeemed",
    key: keyOf("refund", request),
    request: [holdRow.amount],
  });
}
