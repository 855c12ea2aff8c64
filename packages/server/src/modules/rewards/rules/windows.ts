// §3 Reward: an item can be ordered only while it can be seen (migration 0021 says the same).

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
