import type { Balance } from "./earning.queries.ts";

export const pointsParts = ["free", "blocked", "underAudit", "held"] as const;
export type PointsPart = (typeof pointsParts)[number];

/**
 * Parts of a balance that never overlap (§loyalty#points-sentence): free and under audit add up to what may be ordered with;
 * a debt blocks what would be free; what orders hold comes on top.
 */
export function partsOf({
  available,
  underAudit,
  held,
  debt,
}: Pick<Balance, "available" | "underAudit" | "held" | "debt">): Readonly<Record<PointsPart, number>> {
  const audited = available - underAudit;
  return { free: debt > 0 ? 0 : audited, blocked: debt > 0 ? audited : 0, underAudit, held };
}
