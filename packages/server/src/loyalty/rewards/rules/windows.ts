// §entities#reward: an item can be ordered only while it can be seen (the database says the same).

/** When an item can be seen and ordered; null: open. Ends are exclusive. */
export interface Windows {
  readonly visibleFrom: Date | null;
  readonly visibleUntil: Date | null;
  readonly redeemFrom: Date | null;
  readonly redeemUntil: Date | null;
}

/** Whether each window begins before it ends, and the second lies inside the first. */
export function windowsFit({ visibleFrom, visibleUntil, redeemFrom, redeemUntil }: Windows): boolean {
  const before = (a: Date | null, b: Date | null) => a === null || b === null || a < b;
  const notAfter = (a: Date | null, b: Date | null) => a === null || b === null || a <= b;
  return (
    before(visibleFrom, visibleUntil) &&
    before(redeemFrom, redeemUntil) &&
    notAfter(visibleFrom, redeemFrom) &&
    before(redeemFrom, visibleUntil) &&
    notAfter(redeemUntil, visibleUntil) &&
    before(visibleFrom, redeemUntil)
  );
}

type Shown = Pick<Windows, "visibleFrom" | "visibleUntil">;

/** Whether the store shows an item at a moment: this is its time. */
export function isVisible({ visibleFrom, visibleUntil }: Shown, now: Date): boolean {
  return (visibleFrom === null || now >= visibleFrom) && (visibleUntil === null || now < visibleUntil);
}

/** How long what is visible at a moment stays the same: from one turn of an item's to the next, which is exclusive. */
export function sameVisible(items: readonly Shown[], now: Date): { from: number; until: number } {
  const moment = now.getTime();
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { visibleFrom, visibleUntil } of items) {
    for (const turn of [visibleFrom, visibleUntil]) {
      const at = turn?.getTime();
      if (at === undefined) continue;
      if (at <= moment) from = Math.max(from, at);
      else until = Math.min(until, at);
    }
  }
  return { from, until };
}
