import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import {
  countOrdersOn,
  endHold,
  findHold,
  type HoldPurpose,
  type HoldRow,
  insertHold,
  sharesOfHold,
  sourcesOfHold,
} from "./ledger.holds.queries.ts";
import { changeLots, openLots, type PersonPot } from "./ledger.lots.queries.ts";
import { lockAccounts } from "./ledger.post.queries.ts";
import { post, postSurely } from "./posting.ts";
import { draw } from "./rules/draw.ts";
import { accountOf } from "./rules/lot.ts";

/** Names a hold: one order or one transfer has one. */
export interface HoldName {
  readonly clientId: string;
  readonly purpose: HoldPurpose;
  /** The order or the transfer. */
  readonly sourceId: string;
}

export interface PointsHold {
  readonly holdId: number;
  readonly points: number;
  /** Points among them that still wait for their audit. */
  readonly waiting: number;
}

/**
 * Reserves points for an order or a transfer: the lots that expire first, cleared before awaiting. A transfer takes
 * cleared points only. Refuses `ledger.frozen` (the caller says whether the person is blocked), `ledger.in_debt`,
 * `ledger.insufficient_points`, `ledger.key_reused`. The same hold again is answered as it stands.
 */
export async function hold(
  tx: Tx,
  request: PersonPot &
    HoldName & { points: number; frozen?: boolean; now: Date; actorId: string | null; reason?: string },
): Promise<PointsHold | Refusal> {
  const { clientId, potId, userId, purpose, sourceId, points, now } = request;
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError("a hold is a whole number above 0");
  const accounts = await lockAccounts(tx, clientId, potId, userId);
  const known = await findHold(tx, clientId, purpose, sourceId);
  if (known) {
    const same = known.potId === potId && known.userId === userId && known.amount === points;
    if (!same) return refuse(ledgerProblems.keyReused);
    return { holdId: known.id, points, waiting: await waitingFor(tx, request) };
  }
  if (request.frozen) return refuse(ledgerProblems.frozen);
  const owed = -accounts.debt.balance;
  if (owed > 0) return refuse(ledgerProblems.inDebt, { owed });
  const lots = await openLots(tx, request);
  const { shares, missing } = draw(lots, points, now, purpose === "transfer" ? "cleared" : undefined);
  if (missing > 0) return refuse(ledgerProblems.insufficientPoints, { missing });
  const from = { uncleared: 0, cleared: 0 };
  for (const share of shares) {
    const lot = lots.find(({ id }) => id === share.lotId);
    if (lot) from[accountOf(lot)] += share.points;
  }
  const posted = await post(tx, {
    ...request,
    key: keyOf("hold", request),
    request: [potId, userId, points],
    type: "hold",
    source: { type: purpose, id: sourceId },
    points: { uncleared: -from.uncleared, cleared: -from.cleared, held: points },
  });
  if (isRefusal(posted)) return posted;
  const holdId = await insertHold(tx, request, { purpose, sourceId, amount: points, now, shares });
  await changeLots(
    tx,
    clientId,
    shares.map((share) => ({ id: share.lotId, open: -share.points, held: share.points })),
  );
  return { holdId, points, waiting: from.uncleared };
}

/** Points of a hold that still wait for their audit; 0 when it may be captured, or when there is none. */
export async function waitingFor(tx: Tx, { clientId, purpose, sourceId }: HoldName): Promise<number> {
  const holdRow = await findHold(tx, clientId, purpose, sourceId);
  if (holdRow?.state !== "held") return 0;
  const shares = await sharesOfHold(tx, clientId, holdRow.id);
  return shares.reduce((sum, { audit, points }) => sum + (audit === "awaiting" ? points : 0), 0);
}

/** Hold of an order or a transfer, with the points that still wait. */
export interface HoldSeen {
  readonly state: HoldRow["state"];
  readonly points: number;
  readonly waiting: number;
  /** Sources of the points: claim lines, photos …, each with how many of them still wait for their audit. */
  readonly sources: readonly { sourceType: string; sourceId: string; points: number; waiting: number }[];
}

/** A hold as it stands; undefined when there is none. */
export async function holdOf(
  tx: Tx,
  { clientId, purpose, sourceId }: HoldName,
): Promise<HoldSeen | undefined> {
  const holdRow = await findHold(tx, clientId, purpose, sourceId);
  if (!holdRow) return undefined;
  const sources = await sourcesOfHold(tx, clientId, holdRow.id);
  const waits = holdRow.state === "held" ? sources.reduce((sum, { waiting }) => sum + waiting, 0) : 0;
  return { state: holdRow.state, points: holdRow.amount, waiting: waits, sources };
}

/** How many orders wait for the audit of these claim lines, photos … */
export function ordersWaitingFor(
  tx: Tx,
  query: { clientId: string; sourceIds: readonly string[] },
): Promise<number> {
  return countOrdersOn(tx, query.clientId, query.sourceIds);
}

/**
 * Takes a person's accounts in a pot for this transaction, before something else is decided by what they have. Answers
 * what may be ordered with (points past their date count until somebody books that they are gone) and what is owed.
 */
export async function lockPot(
  tx: Tx,
  { clientId, potId, userId }: PersonPot,
): Promise<{ available: number; owed: number }> {
  const { uncleared, cleared, debt } = await lockAccounts(tx, clientId, potId, userId);
  return { available: uncleared.balance + cleared.balance, owed: 0 - debt.balance };
}

/**
 * Spends what was held for an order that is approved. Refuses `ledger.waits_for_audit` while any of its points
 * does, `ledger.hold_ended` after a release, `ledger.hold_not_found`.
 */
export async function capture(
  tx: Tx,
  request: HoldName & { now: Date; actorId: string | null; reason?: string },
): Promise<{ points: number } | Refusal> {
  const holdRow = await lockHold(tx, request);
  if (isRefusal(holdRow)) return holdRow;
  if (holdRow.state === "captured") return { points: holdRow.amount };
  if (holdRow.state === "released") return refuse(ledgerProblems.holdEnded);
  const spent = await spend(tx, request, holdRow, {
    type: "capture",
    to: "redeemed",
    key: keyOf("capture", request),
  });
  return isRefusal(spent) ? spent : { points: holdRow.amount };
}

/** Ends a hold for good: its points leave the person, once every one of them has cleared. */
export async function spend(
  tx: Tx,
  request: HoldName & { now: Date; actorId: string | null; reason?: string },
  holdRow: HoldRow,
  as:
    | { type: "capture"; to: "redeemed"; key: string }
    | { type: "transfer_out"; to: "partner_clearing"; key: string },
): Promise<number | Refusal> {
  const { clientId, now } = request;
  const shares = await sharesOfHold(tx, clientId, holdRow.id);
  const waiting = shares.reduce((sum, { audit, points }) => sum + (audit === "awaiting" ? points : 0), 0);
  if (waiting > 0) return refuse(ledgerProblems.waitsForAudit, { waiting });
  const posted = await postSurely(tx, {
    ...request,
    potId: holdRow.potId,
    userId: holdRow.userId,
    key: as.key,
    request: [holdRow.amount],
    type: as.type,
    source: { type: holdRow.purpose, id: holdRow.sourceId },
    points: { held: -holdRow.amount, [as.to]: holdRow.amount },
  });
  await endHold(tx, clientId, holdRow.id, "captured", now);
  const bucket = as.to === "redeemed" ? "redeemed" : "transferred";
  await changeLots(
    tx,
    clientId,
    shares.map(({ lotId, points }) => ({ id: lotId, held: -points, [bucket]: points })),
  );
  return posted;
}

/** A hold with the person's accounts taken, as it stands after that. */
export async function lockHold(
  tx: Tx,
  { clientId, purpose, sourceId }: HoldName,
): Promise<HoldRow | Refusal> {
  const seen = await findHold(tx, clientId, purpose, sourceId);
  if (!seen) return refuse(ledgerProblems.holdNotFound);
  await lockAccounts(tx, clientId, seen.potId, seen.userId);
  return (await findHold(tx, clientId, purpose, sourceId)) ?? seen;
}

export function keyOf(what: string, { purpose, sourceId }: Pick<HoldName, "purpose" | "sourceId">): string {
  return purpose === "order" ? `${what}:${sourceId}` : `${what}:${purpose}:${sourceId}`;
}
