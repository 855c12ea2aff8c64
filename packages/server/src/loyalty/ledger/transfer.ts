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
export async function sendTransfer(tx: Tx, asked: Transfer): Promise<{ points: number } | Refusal> {
  const found = await lockTransfer(tx, asked);
  if (isRefusal(found)) return found;
  if (found.state === "captured") return { points: found.amount };
  if (found.state === "released") return refuse(ledgerProblems.holdEnded);
  const sent = await spend(tx, nameOf(asked), found, {
    type: "transfer_out",
    to: "partner_clearing",
    key: `xfer:${asked.transferId}:out`,
  });
  return isRefusal(sent) ? sent : { points: found.amount };
}

/** The partner has the points. Refuses `ledger.key_reused` when the transfer ended the other way before. */
export async function confirmTransfer(tx: Tx, asked: Transfer): Promise<{ points: number } | Refusal> {
  const ending = await begin(tx, asked, "transfer_done");
  if (isRefusal(ending) || ending.ended) return isRefusal(ending) ? ending : { points: ending.found.amount };
  const { found, request, key } = ending;
  const posted = await post(tx, {
    ...asked,
    ...found,
    key,
    request,
    type: "transfer_done",
    source: { type: "transfer", id: asked.transferId },
    points: { partner_clearing: -found.amount, transferred: found.amount },
  });
  return isRefusal(posted) ? posted : { points: found.amount };
}

/**
 * The partner refused: the points come back to their lots. What a lot cannot take back, since its points fell in an
 * audit meanwhile, comes as a lot of its own, which pays that debt first. Refuses as `confirmTransfer`.
 */
export async function returnTransfer(tx: Tx, asked: Transfer): Promise<{ points: number } | Refusal> {
  const ending = await begin(tx, asked, "transfer_back");
  if (isRefusal(ending) || ending.ended) return isRefusal(ending) ? ending : { points: ending.found.amount };
  const { found, request, key } = ending;
  return comeBack(tx, asked, found, { type: "transfer_back", from: "partner_clearing", key, request });
}

/** A transfer ends once: both ends share a key, and the request under it says which it was. */
async function begin(tx: Tx, asked: Transfer, end: "transfer_done" | "transfer_back") {
  const found = await lockTransfer(tx, asked);
  if (isRefusal(found)) return found;
  if (found.state !== "captured") return refuse(ledgerProblems.holdEnded);
  const key = `xfer:${asked.transferId}:end`;
  const request = [end, found.amount];
  const earlier = await transactionByKey(tx, asked.clientId, key);
  if (earlier && earlier.hash !== hashOf(request)) return refuse(ledgerProblems.keyReused);
  return { found, key, request, ended: earlier !== undefined };
}

function lockTransfer(tx: Tx, asked: Transfer): Promise<HoldRow | Refusal> {
  return lockHold(tx, nameOf(asked));
}

function nameOf({ transferId, ...asked }: Transfer) {
  return { ...asked, purpose: "transfer" as const, sourceId: transferId };
}
