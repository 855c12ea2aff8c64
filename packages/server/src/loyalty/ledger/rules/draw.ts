import type { Lot, Share } from "./lot.ts";

export interface Draw {
  readonly shares: readonly Share[];
  /** Points that no lot could give; 0 when the draw is whole. */
  readonly missing: number;
}

/**
 * Which lots give these points: the earliest expiry first, cleared before awaiting, then the older. Open points of
 * lots past their expiry are gone, whether or not somebody has booked that yet.
 */
export function draw(lots: readonly Lot[], points: number, now: Date, only?: "cleared"): Draw {
  let missing = points;
  const shares: Share[] = [];
  for (const lot of [...lots].sort(drawnFirst)) {
    if (lot.expiresAt <= now || lot.audit === "rejected" || (only && lot.audit !== only)) continue;
    const share = Math.min(missing, lot.open);
    if (share > 0) shares.push({ lotId: lot.id, points: share });
    missing -= share;
  }
  return { shares, missing };
}

function drawnFirst(a: Lot, b: Lot): number {
  const byExpiry = a.expiresAt.getTime() - b.expiresAt.getTime();
  const byAudit = Number(b.audit === "cleared") - Number(a.audit === "cleared");
  return byExpiry || byAudit || a.id - b.id;
}
