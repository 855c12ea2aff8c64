type Judged = {
  readonly quantity: number;
  readonly verdict: "accepted" | "rejected" | null;
  readonly acceptedQuantity: number | null;
};

/**
 * The fewest units of a line a verdict may leave (§states#orders "Sales, points and photos can be reproved"). An appeal leaves at
 * least what stood before it: to ask for another look never costs anything.
 */
export function fewestUnits(
  { quantity, verdict, acceptedQuantity }: Judged,
  { appealed }: { appealed: boolean },
): number {
  if (!appealed || verdict === "rejected") return 0;
  // Where nothing was said, all of it stands.
  return acceptedQuantity ?? quantity;
}
