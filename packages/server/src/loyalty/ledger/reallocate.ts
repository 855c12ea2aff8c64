import type { Tx } from "../../db/database.ts";
import { giveToHold, type HoldPurpose, holdsOnLots, takeFromHold } from "./ledger.holds.queries.ts";
import { changeLots, openLots, type PersonPot } from "./ledger.lots.queries.ts";
import { giveBack } from "./release.ts";
import { draw } from "./rules/draw.ts";
import type { Lot, Share } from "./rules/lot.ts";

/** An order or transfer that lost its points: the caller reproves it. */
export interface BrokenHold {
  readonly purpose: HoldPurpose;
  readonly sourceId: string;
  readonly points: number;
}

type Taken = Map<number, { from: Pick<Lot, "audit">; points: number }[]>;

/**
 * Frees what holds have on lots that fall: other lots of the person take their place, hold by hold, the oldest
 * first; a hold that cannot be filled is released whole. Afterwards the lots hold nothing. Answers what took whose
 * place (on the lots that is done, on the books the caller does it), which holds broke, and which orders lean on other
 * lots now.
 */
export async function freeHeld(
  tx: Tx,
  why: PersonPot & { now: Date; actorId: string | null; reason: string | null },
  falling: readonly number[],
  details: Readonly<Record<string, unknown>>,
): Promise<{ taken: Taken; broken: BrokenHold[]; moved: string[] }> {
  const { clientId, now } = why;
  const leaning = await holdsOnLots(tx, clientId, falling);
  const taken: Taken = new Map();
  const broken: BrokenHold[] = [];
  const moved: string[] = [];
  for (const id of new Set(leaning.map((row) => row.id))) {
    const parts = leaning.filter((row) => row.id === id);
    const [hold] = parts;
    if (!hold) continue;
    const needed = parts.reduce((sum, { points }) => sum + points, 0);
    const lots = (await openLots(tx, why)).filter((lot) => !falling.includes(lot.id));
    const only = hold.purpose === "transfer" ? "cleared" : undefined;
    const { shares, missing } = draw(lots, needed, now, only);
    if (missing > 0) {
      await giveBack(tx, { ...why, details }, hold);
      broken.push({ purpose: hold.purpose, sourceId: hold.sourceId, points: hold.amount });
      continue;
    }
    for (const { lotId, points } of parts) await takeFromHold(tx, clientId, id, { lotId, points });
    await giveToHold(tx, clientId, id, shares);
    await changeLots(tx, clientId, [
      ...parts.map(({ lotId, points }) => ({ id: lotId, held: -points, open: points })),
      ...shares.map(({ lotId, points }) => ({ id: lotId, open: -points, held: points })),
    ]);
    note(taken, parts, shares, lots);
    if (hold.purpose === "order") moved.push(hold.sourceId);
  }
  return { taken, broken, moved };
}

/** Sets the shares that came against those that went, so that each falling lot knows who took its place. */
function note(taken: Taken, went: readonly Share[], came: readonly Share[], lots: readonly Lot[]): void {
  const waiting = came.map(({ lotId, points }) => ({ lotId, points }));
  for (const { lotId, points } of went) {
    let left = points;
    for (const share of waiting) {
      const from = lots.find(({ id }) => id === share.lotId);
      const part = Math.min(left, share.points);
      if (!from || part === 0) continue;
      taken.set(lotId, [...(taken.get(lotId) ?? []), { from, points: part }]);
      share.points -= part;
      left -= part;
    }
  }
}
