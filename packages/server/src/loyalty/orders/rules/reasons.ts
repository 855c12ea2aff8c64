import { type Locale, localize } from "@trilha/contract/core/locale.ts";
import { orderProblems } from "@trilha/contract/loyalty/orders/problems.ts";

/** Why the programme itself reproves an order: kept as a code, told in the reader's language. */
export const pointsFell = "points_fell";

/** A reason as it is told; people's own words as they stand. */
export function reasonIn(reason: string | null, locale: Locale): string | null {
  return reason === pointsFell ? localize(orderProblems.pointsFell.title, locale) : reason;
}
