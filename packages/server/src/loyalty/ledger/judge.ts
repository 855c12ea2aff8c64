import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { settleDebt } from "./debt.ts";
import { expireGone } from "./expire.ts";
import { giveToHold, holdsOnLots, takeFromHold } from "./ledger.holds.queries.ts";
import { changeLots, type LotRow, lotsById, lotsOfSource, splitLot } from "./ledger.lots.queries.ts";
import { lockAccounts, transactionsOfDecision } from "./ledger.post.queries.ts";
import { hashOf, type PostingSource, postSurely } from "./posting.ts";
import { type BrokenHold, freeHeld } from "./reallocate.ts";
import {
  type Accepted,
  isNothing,
  type LedgerAmount,
  shareVerdict,
  splitBuckets,
  sum,
} from "./rules/accepted-share.ts";
import { accountOf, type Lot } from "./rules/lot.ts";

/**
 * Takes a part off a lot as a lot of its own: open points first, spent ones last. Holds that lean on what leaves
 * follow it, the newest first. Answers the new lot's id; the person's accounts are taken.
 */
async function splitOff(tx: Tx, clientId: string, row: LotRow, part: LedgerAmount): Promise<number> {
  const [lot] = await lotsById(tx, clientId, [row.id]);
  if (!lot) throw new Error("the lot is gone");
  const buckets = splitBuckets(lot, part.points);
  const made = await splitLot(tx, clientId, lot, { ...part, buckets });
  let left = buckets.held;
  for (const standing of (await holdsOnLots(tx, clientId, [lot.id])).reverse()) {
    const points = Math.min(left, standing.points);
    if (points === 0) break;
    await takeFromHold(tx, clientId, standing.id, { lotId: lot.id, points });
    await giveToHold(tx, clientId, standing.id, [{ lotId: made, points }]);
    left -= points;
  }
  return made;
}

export interface PointsVerdict {
  readonly clientId: string;
  readonly userId: string;
  /** The claim line, photo … whose points are judged. */
  readonly sourceId: string;
  /** How much of all it gave stands now, with what was accepted before. */
  readonly accepted: Accepted;
  /** Fate of the rest: it falls, or what was awaiting goes on awaiting. */
  readonly rest?: "reject" | "wait";
  /** Makes it single: the same decision again changes nothing. */
  readonly decisionId: string;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly now: Date;
}

export interface LedgerDecision {
  /** Amount that fell by this decision. */
  readonly rejected: LedgerAmount;
  readonly brokenHolds: readonly BrokenHold[];
  /** Debt of the person after it. */
  readonly debt: number;
}

/**
 * The audit's verdict on one source (§ledger#audit-passes). What is accepted clears and first pays back a debt. What falls is taken
 * back: open points, then held ones — from other lots if there are any, else the hold is released and named — and
 * what was spent already becomes a debt. Orders it concerns hear of it by a job. Experience falls with its points. Also for points that had cleared.
 * Refuses `ledger.key_reused` when the decision said something else before.
 */
export async function judge(tx: Tx, verdict: PointsVerdict): Promise<LedgerDecision | Refusal> {
  const { clientId, userId, sourceId, accepted, decisionId, rest = "reject" } = verdict;
  const [first, ...others] = await lotsOfSource(tx, clientId, userId, sourceId);
  if (!first) return { rejected: { points: 0, experience: 0 }, brokenHolds: [], debt: 0 };
  const { potId } = first;
  if (others.some((lot) => lot.potId !== potId)) throw new Error("a source gives into one pot");
  const accounts = await lockAccounts(tx, clientId, potId, userId);
  const request = [sourceId, accepted, rest];
  const earlier = await transactionsOfDecision(tx, clientId, sourceId, decisionId);
  if (earlier.length > 0) {
    const verdict = earlier.findLast(({ type }) => type === "reverse") ?? earlier.at(-1);
    if (verdict?.hash !== hashOf(request)) return refuse(ledgerProblems.keyReused);
    return { ...(verdict.details.outcome as Omit<LedgerDecision, "debt">), debt: 0 - accounts.debt.balance };
  }
  const lots = await lotsOfSource(tx, clientId, userId, sourceId);
  const shares = shareVerdict(lots, accepted, rest);
  if (!shares) throw new RangeError("a verdict accepts more than was given");
  const rejected = sum(shares.map(({ falls }) => falls));

  const passing: number[] = [];
  const falling: number[] = [];
  for (const { lot, stands, falls, waits } of shares) {
    const row = lots.find(({ id }) => id === lot.id);
    if (!row) continue;
    if (isNothing(stands) && isNothing(waits) && !isNothing(falls)) falling.push(lot.id);
    else if (!isNothing(falls)) falling.push(await splitOff(tx, clientId, row, falls));
    if (isNothing(stands)) continue;
    if (!isNothing(waits)) await splitOff(tx, clientId, row, waits);
    if (lot.audit === "awaiting") passing.push(lot.id);
  }
  const posting = { ...verdict, potId, request };
  const event = { decisionId, outcome: { rejected, brokenHolds: [] as BrokenHold[] } };
  const clearing = await lotsById(tx, clientId, passing);
  for (const lot of clearing) await clear(tx, posting, event, lot);

  const { taken, broken, moved } = await freeHeld(tx, { ...verdict, potId }, falling, { decisionId });
  event.outcome.brokenHolds = broken;
  for (const lot of await lotsById(tx, clientId, falling)) {
    await reverse(tx, posting, event, lot, taken.get(lot.id) ?? []);
  }
  await settleDebt(tx, { ...posting, cause: `${decisionId}:${sourceId}`, source: sourceOf(first) });
  await tellOrders(tx, clientId, { clearing, broken, moved });
  if (broken.length > 0) await expireGone(tx, { ...posting, reason: null });
  const { debt } = await lockAccounts(tx, clientId, potId, userId);
  return { ...event.outcome, debt: 0 - debt.balance };
}

/**
 * Orders whose hold broke, or waits for fewer or other points than before, hear of it by a job: whoever judges holds
 * the claim and takes neither order nor stock, so no caller can forget them and no two can wait for each other.
 */
async function tellOrders(
  tx: Tx,
  clientId: string,
  changed: {
    clearing: readonly LotRow[];
    broken: readonly BrokenHold[];
    moved: readonly string[];
  },
): Promise<void> {
  const leaned = changed.clearing.filter(({ held }) => held > 0).map(({ id }) => id);
  const orders = new Set([
    ...changed.broken.flatMap(({ purpose, sourceId }) => (purpose === "order" ? [sourceId] : [])),
    ...changed.moved,
    ...(await holdsOnLots(tx, clientId, leaned)).flatMap(({ purpose, sourceId }) =>
      purpose === "order" ? [sourceId] : [],
    ),
  ]);
  for (const orderId of orders) {
    await enqueue(
      tx,
      "orders.hold_changed",
      { clientId, orderId },
      { key: `orders.hold_changed:${orderId}` },
    );
  }
}

type Posting = PointsVerdict & { potId: string; request: readonly unknown[] };

async function clear(tx: Tx, posting: Posting, details: Record<string, unknown>, lot: LotRow): Promise<void> {
  if (lot.open > 0) {
    await postSurely(tx, {
      ...posting,
      key: `clear:${lot.id}`,
      type: "clear",
      source: sourceOf(lot),
      details,
      reverses: undefined,
      points: { uncleared: -lot.open, cleared: lot.open },
    });
  }
  await changeLots(tx, posting.clientId, [{ id: lot.id, audit: "cleared" }]);
}

/** `taken`: points of other lots that now stand in holds where this lot's stood. */
async function reverse(
  tx: Tx,
  posting: Posting,
  details: Record<string, unknown>,
  lot: LotRow,
  taken: readonly { from: Pick<Lot, "audit">; points: number }[],
): Promise<void> {
  const spent = lot.redeemed + lot.transferred + lot.repaid;
  const points = { uncleared: 0, cleared: 0, debt: -spent, reversed: lot.open + spent };
  // Points partly out of holds: on the books those moved from the lots that took their place.
  const replaced = taken.reduce((all, part) => all + part.points, 0);
  points[accountOf(lot)] -= lot.open - replaced;
  for (const part of taken) points[accountOf(part.from)] -= part.points;
  if (lot.open + spent + lot.experience > 0) {
    await postSurely(tx, {
      ...posting,
      key: `reverse:${lot.id}:${posting.decisionId}`,
      type: "reverse",
      source: sourceOf(lot),
      details,
      reverses: lot.transactionId,
      points,
      experience: { xp: -lot.experience, reversed: lot.experience },
    });
  }
  await changeLots(tx, posting.clientId, [
    {
      id: lot.id,
      audit: "rejected",
      open: -lot.open,
      reversed: lot.open,
      redeemed: -lot.redeemed,
      transferred: -lot.transferred,
      repaid: -lot.repaid,
      owed: spent,
      experience_reversed: lot.experience,
    },
  ]);
}

function sourceOf({ sourceType, sourceId }: LotRow): PostingSource {
  return { type: sourceType, id: sourceId };
}
