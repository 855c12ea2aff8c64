import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { settleDebt } from "./debt.ts";
import { expireGone } from "./expire.ts";
import { type HoldRow, sharesOfHold } from "./ledger.holds.queries.ts";
import { changeLots, insertReturnedLot } from "./ledger.lots.queries.ts";
import { type PostingSource, post } from "./posting.ts";

/**
 * Points that had left the person come back to the lots of their hold, with their own expiry: what is past it expires
 * in the same breath. What a lot cannot take back, since its points fell in an audit meanwhile, comes as a lot of its
 * own, which pays that debt first. A second time changes nothing; the person's accounts are taken.
 */
export async function comeBack(
  tx: Tx,
  why: { clientId: string; now: Date; actorId: string | null; reason?: string },
  holdRow: HoldRow,
  as:
    | { type: "transfer_back"; from: "partner_clearing"; key: string; request: readonly unknown[] }
    | { type: "refund"; from: "redeemed"; key: string; request: readonly unknown[] },
): Promise<{ points: number } | Refusal> {
  const { clientId, now } = why;
  const person = { clientId, potId: holdRow.potId, userId: holdRow.userId };
  const source: PostingSource = { type: holdRow.purpose, id: holdRow.sourceId };
  const bucket = as.type === "refund" ? "redeemed" : "transferred";
  const shares = await sharesOfHold(tx, clientId, holdRow.id);
  const back = shares.map((share) => ({ ...share, points: Math.min(share.points, share[bucket]) }));
  const homeless = holdRow.amount - back.reduce((sum, { points }) => sum + points, 0);
  const transactionId = await post(tx, {
    ...why,
    ...person,
    key: as.key,
    request: as.request,
    type: as.type,
    source,
    points: { [as.from]: -holdRow.amount, cleared: holdRow.amount },
  });
  if (isRefusal(transactionId)) return transactionId;
  if (transactionId === null) return { points: holdRow.amount };
  await changeLots(
    tx,
    clientId,
    back.map(({ lotId, points }) => ({ id: lotId, [bucket]: -points, open: points })),
  );
  let cameBack: number | undefined;
  if (homeless > 0) {
    const expiresAt = new Date(Math.min(...shares.map((share) => share.expiresAt.getTime())));
    const lot = { transactionId, sourceType: source.type, sourceId: source.id, now, expiresAt };
    cameBack = await insertReturnedLot(tx, person, { ...lot, points: homeless });
  }
  const after = { ...why, ...person, source, cause: as.key };
  await settleDebt(tx, { ...after, cameBack });
  await expireGone(tx, after);
  return { points: holdRow.amount };
}
