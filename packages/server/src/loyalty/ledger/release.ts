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
export async function release(tx: Tx, asked: HoldName & Why): Promise<{ points: number } | Refusal> {
  const found = await lockHold(tx, asked);
  if (isRefusal(found)) return found;
  if (found.state === "captured") return refuse(ledgerProblems.holdEnded);
  if (found.state === "held") {
    await giveBack(tx, asked, found);
    await expireGone(tx, { ...asked, potId: found.potId, userId: found.userId });
  }
  return { points: found.amount };
}

/** The part of a release that expires nothing; the person's accounts are taken. */
export async function giveBack(tx: Tx, why: Why, found: HoldRow): Promise<void> {
  const { clientId, now } = why;
  const shares = await sharesOfHold(tx, clientId, found.id);
  const onto = { uncleared: 0, cleared: 0 };
  for (const share of shares) onto[accountOf(share)] += share.points;
  await postSurely(tx, {
    ...why,
    potId: found.potId,
    userId: found.userId,
    key: keyOf("release", found),
    request: [found.amount],
    type: "release",
    source: { type: found.purpose, id: found.sourceId },
    points: { held: -found.amount, ...onto },
  });
  await endHold(tx, clientId, found.id, "released", now);
  await changeLots(
    tx,
    clientId,
    shares.map(({ lotId, points }) => ({ id: lotId, held: -points, open: points })),
  );
}
