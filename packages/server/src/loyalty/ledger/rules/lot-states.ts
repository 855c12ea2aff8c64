import type { Bucket } from "./lot.ts";

/** Award states as a person sees them. */
export const lotStates = [
  "awaiting",
  "confirmed",
  "held",
  "redeemed",
  "transferred",
  "expired",
  "reversed",
  "repaid",
  "owed",
  "adjusted",
] as const;
export type LotState = (typeof lotStates)[number];

type Told = Readonly<Record<Bucket, number>> & { readonly audit: "awaiting" | "cleared" | "rejected" };

/** The points of an award by what became of them, without empty ones, in the order above. */
export function statesOf(lots: readonly Told[]): { state: LotState; points: number }[] {
  const sums = new Map<LotState, number>();
  const add = (state: LotState, points: number) => sums.set(state, (sums.get(state) ?? 0) + points);
  for (const lot of lots) {
    add(lot.audit === "awaiting" ? "awaiting" : "confirmed", lot.open);
    add("held", lot.held);
    // Forgiven ones were spent for good.
    add("redeemed", lot.redeemed + lot.written_off);
    add("transferred", lot.transferred);
    add("expired", lot.expired);
    add("reversed", lot.reversed);
    add("repaid", lot.repaid);
    add("owed", lot.owed);
    add("adjusted", lot.adjusted);
  }
  return lotStates.flatMap((state) => {
    const points = sums.get(state) ?? 0;
    return points > 0 ? [{ state, points }] : [];
  });
}
