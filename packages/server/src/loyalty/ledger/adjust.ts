import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { type Award, insert } from "./award.ts";
import { settleDebt } from "./debt.ts";
import { changeLots, openLots } from "./ledger.lots.queries.ts";
import { lockAccounts, transactionByKey } from "./ledger.post.queries.ts";
import { hashOf, post } from "./posting.ts";
import { draw } from "./rules/draw.ts";
import { accountOf } from "./rules/lot.ts";

/** A correction: below zero it takes points back. Experience is only ever added; it falls with a verdict. */
export type Adjustment = Omit<Award, "audit" | "reason"> & { readonly reason: string };

/**
 * Corrects a person's points in the programme's name. Above zero they come as cleared points with a lot of their
 * own; below zero they are drawn from lots as a hold draws them. Refuses `ledger.insufficient_points` when there
 * are fewer open ones, `ledger.key_reused`. The same key again changes nothing.
 */
export async function adjust(tx: Tx, adjustment: Adjustment): Promise<{ posted: boolean } | Refusal> {
  const { points, experience } = adjustment;
  if (!Number.isSafeInteger(points) || (points < 0 && experience !== 0)) {
    throw new RangeError("an adjustment is a whole number, and takes no experience");
  }
  if (points === 0 && experience === 0) return { posted: false };
  return points < 0 ? take(tx, adjustment) : give(tx, adjustment);
}

async function give(tx: Tx, adjustment: Adjustment): Promise<{ posted: boolean } | Refusal> {
  const posted = await insert(tx, [{ ...adjustment, audit: "cleared" }], "adjust");
  if (isRefusal(posted)) return posted;
  if (posted.length > 0) await settleDebt(tx, { ...adjustment, cause: adjustment.key });
  return { posted: posted.length > 0 };
}

async function take(tx: Tx, adjustment: Adjustment): Promise<{ posted: boolean } | Refusal> {
  const { points, experience: _none, ...about } = adjustment;
  const { clientId, potId, userId, key, now } = about;
  await lockAccounts(tx, clientId, potId, userId);
  const request = [potId, userId, points, adjustment.source.type, adjustment.source.id];
  const earlier = await transactionByKey(tx, clientId, key);
  if (earlier) {
    return earlier.hash === hashOf(request) ? { posted: false } : refuse(ledgerProblems.keyReused);
  }
  const lots = await openLots(tx, adjustment);
  const { shares, missing } = draw(lots, -points, now);
  if (missing > 0) return refuse(ledgerProblems.insufficientPoints, { missing });
  const from = { uncleared: 0, cleared: 0 };
  for (const share of shares) {
    const lot = lots.find(({ id }) => id === share.lotId);
    if (lot) from[accountOf(lot)] += share.points;
  }
  const posted = await post(tx, {
    ...about,
    request,
    type: "adjust",
    points: { uncleared: -from.uncleared, cleared: -from.cleared, adjustment: -points },
  });
  if (isRefusal(posted)) return posted;
  await changeLots(
    tx,
    clientId,
    shares.map((share) => ({ id: share.lotId, open: -share.points, adjusted: share.points })),
  );
  return { posted: true };
}
