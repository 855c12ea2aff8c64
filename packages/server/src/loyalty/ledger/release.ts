import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { expireGone } from "./expire.ts";
import { type HoldName, keyOf, lockHold } from "./hold.ts";
import { endHold, type HoldRow, sharesOfHold } from "./ledger.holds.queries.ts";
import { changeLots } from "./ledger.lots.queries.ts";
import { postSurely } from "./posting.ts";
import { accountOf } from "./rules/lot.ts";

interface Why {
  readonly clientId: string;
  readonly now: Date;
  readonly actorId: string | null;
  readonly reason?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Gives what was held back to the very lots it came from, with their own expiry: what is past it expires in the
 * same breath. Refuses `ledger.hold_ended` after a capture, `ledger.hold_not_found`; a second release changes nothing.
 */
export async function release(tx: Tx, request: HoldName & Why): Promise<{ points: number } | Refusal> {
  const holdRow = await lockHold(tx, request);
  if (isRefusal(holdRow)) return holdRow;
  if (holdRow.state === "captured") return refuse(ledgerProblems.holdEnded);
  if (holdRow.state === "held") {
    await giveBack(tx, request, holdRow);
    await expireGone(tx, { ...request, potId: holdRow.potId, userId: holdRow.userId });
  }
  return { points: holdRow.amount };
}

/** The part of a release that expires nothing; the person's accounts are taken. */
export async function giveBack(tx: Tx, why: Why, holdRow: HoldRow): Promise<void> {
  const { clientId, now } = why;
  const shares = await sharesOfHold(tx, clientId, holdRow.id);
  const onto = { uncleared: 0, cleared: 0 };
  for (const share of shares) onto[accountOf(share)] += share.points;
  await postSurely(tx, {
    ...why,
    potId: holdRow.potId,
    userId: holdRow.userId,
    key: keyOf("release", holdRow),
    request: [holdRow.amount],
    type: "release",
    source: { type: holdRow.purpose, id: holdRow.sourceId },
    points: { held: -holdRow.amount, ...onto },
  });
  await endHold(tx, clientId, holdRow.id, "released", now);
  await changeLots(
    tx,
    clientId,
    shares.map(({ lotId, points }) => ({ id: lotId, held: -points, open: points })),
  );
}
