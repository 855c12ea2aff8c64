import type { Lot, Share } from "./lot.ts";

/** Which debts so many points pay: the oldest first. The caller never pays more than is owed. */
export function payOff(owing: readonly Pick<Lot, "id" | "owed">[], points: number): Share[] {
  let left = points;
  const shares: Share[] = [];
  for (const { id, owed } of [...owing].sort((a, b) => a.id - b.id)) {
    const share = Math.min(left, owed);
    if (share > 0) shares.push({ lotId: id, points: share });
    left -= share;
  }
  if (left > 0) throw new RangeError("more is paid than is owed");
  return shares;
}
