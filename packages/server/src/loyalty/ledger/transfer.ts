import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { comeBack } from "./come-back.ts";
import { lockHold, spend } from "./hold.ts";
import type { HoldRow } from "./ledger.holds.queries.ts";
import { transactionByKey } from "./ledger.post.queries.ts";
import { hashOf, post } from "./posting.ts";

/** A transfer to the partner programme; its points were held with `hold({ purpose: "transfer" })`. */
export interface Transfer {
  readonly clientId: string;
  readonly transferId: string;
  readonly now: Date;
  readonly actorId: string | null;
  readonly reason?: string;
}

/**
 * First step, committed before the partner is called: the held points are on their way. Refuses
 * `ledger.waits_for_audit`, `ledger.hold_ended`, `ledger.hold_not_found`; a second time changes nothing.
 */
export async function sendTransfer(tx: Tx, transfer: Transfer): Promise<{ points: number } | Refusal> {
  const holdRow = await lockTransfer(tx, transfer);
  if (isRefusal(holdRow)) return holdRow;
  if (holdRow.state === "captured") return { points: holdRow.amount };
  if (holdRow.state === "released") return refuse(ledgerProblems.holdEnded);
  const sent = await spend(tx, nameOf(transfer), holdRow, {
    type: "transfer_out",
    to: "partner_clearing",
    key: `xfer:${transfer.transferId}:out`,
  });
  return isRefusal(sent) ? sent : { points: holdRow.amount };
}

/** The partner has the points. Refuses `ledger.key_reused` when the transfer ended the other way before. */
export async function confirmTransfer(tx: Tx, transfer: Transfer): Promise<{ points: number } | Refusal> {
  const ending = await begin(tx, transfer, "transfer_done");
  if (isRefusal(ending) || ending.ended) return isRefusal(ending) ? ending : { points: ending.found.amount };
  const { found: holdRow, request, key } = ending;
  const posted = await post(tx, {
    ...transfer,
    ...holdRow,
    key,
    request,
    type: "transfer_done",
    source: { type: "transfer", id: transfer.transferId },
    points: { partner_clearing: -holdRow.amount, transferred: holdRow.amount },
  });
  return isRefusal(posted) ? posted : { points: holdRow.amount };
}

/**
 * The partner refused: the points come back to their lots. What a lot cannot take back, since its points fell in an
 * audit meanwhile, comes as a lot of its own, which pays that debt first. Refuses as `confirmTransfer`.
 */
export async function returnTransfer(tx: Tx, transfer: Transfer): Promise<{ points: number } | Refusal> {
  const ending = await begin(tx, transfer, "transfer_back");
  if (isRefusal(ending) || ending.ended) return isRefusal(ending) ? ending : { points: ending.found.amount };
  const { found: holdRow, request, key } = ending;
  return comeBack(tx, transfer, holdRow, { type: "transfer_back", from: "partner_clearing", key, request });
}

/** A transfer ends once: both ends share a key, and the request under it says which it was. */
async function begin(tx: Tx, transfer: Transfer, end: "transfer_done" | "transfer_back") {
  const holdRow = await lockTransfer(tx, transfer);
  if (isRefusal(holdRow)) return holdRow;
  if (holdRow.state !== "captured") return refuse(ledgerProblems.holdEnded);
  const key = `xfer:${transfer.transferId}:end`;
  const request = [end, holdRow.amount];
  const earlier = await transactionByKey(tx, transfer.clientId, key);
  if (earlier && earlier.hash !== hashOf(request)) return refuse(ledgerProblems.keyReused);
  return { found: holdRow, key, request, ended: earlier !== undefined };
}

function lockTransfer(tx: Tx, transfer: Transfer): Promise<HoldRow | Refusal> {
  return lockHold(tx, nameOf(transfer));
}

function nameOf({ transferId, ...request }: Transfer) {
  return { ...request, purpose: "transfer" as const, sourceId: transferId };
}
