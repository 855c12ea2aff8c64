import type { Tx } from "../../db/database.ts";
import { changeLots, openLots, type PersonPot } from "./ledger.lots.queries.ts";
import { lockAccounts } from "./ledger.post.queries.ts";
import { postSurely } from "./posting.ts";
import { accountOf } from "./rules/lot.ts";

/**
 * Ends a person's open points in a pot: those past their date, or (`everything`) all. What is held survives until it
 * is decided, what a release gives back later expires then. Experience stays. Called again it finds nothing.
 */
export async function expirePot(
  tx: Tx,
  request: PersonPot & { now: Date; reason: string | null; actorId?: string | null; everything?: boolean },
): Promise<{ expired: number }> {
  const expired = await expireGone(tx, { ...request, actorId: request.actorId ?? null });
  return { expired };
}

/** As `expirePot`, for what brings a person's lots past their date to light. */
export async function expireGone(
  tx: Tx,
  request: PersonPot & { now: Date; reason?: string | null; actorId: string | null; everything?: boolean },
): Promise<number> {
  const { clientId, potId, userId, now, everything = false } = request;
  const accounts = await lockAccounts(tx, clientId, potId, userId);
  const lots = (await openLots(tx, request)).filter(({ expiresAt }) => everything || expiresAt <= now);
  if (lots.length === 0) return 0;
  const from = { uncleared: 0, cleared: 0 };
  for (const lot of lots) from[accountOf(lot)] += lot.open;
  const expired = from.uncleared + from.cleared;
  // Each expiry moves one of the two accounts on, so their versions name this one and no other.
  const turn = `${accounts.uncleared.version}.${accounts.cleared.version}`;
  await postSurely(tx, {
    ...request,
    key: `expire:PTS:${potId}:${userId}:${turn}`,
    request: [expired],
    type: "expire",
    source: { type: "campaign", id: potId },
    points: { uncleared: -from.uncleared, cleared: -from.cleared, expired },
  });
  await changeLots(
    tx,
    clientId,
    lots.map(({ id, open }) => ({ id, open: -open, expired: open })),
  );
  return expired;
}
