import type { ProductKeys } from "./evaluation.ts";

/** Faults of a rule set beyond its shape. The web has a text in four languages for each. */
export const faultKinds = [
  /** An id names two rules. */
  "id_twice",
  /** Two base rules say the same of a product in the same quantity. */
  "base_ambiguous",
  /** A band ends before it begins. */
  "band_backwards",
  /** The bands of one match leave a quantity out: before the first, between two, or after the last. */
  "band_hole",
  /** A higher band pays less per unit, points or experience. */
  "band_pays_less",
  /** Two activity rules for the same kind and object. */
  "activity_twice",
  /** A promotion ends before it begins. */
  "window_backwards",
  /** A promotion would lower what is paid. */
  "factor_below_one",
  /** Promotions that meet multiply to more than `factorCeiling`. */
  "factors_too_high",
  /** Two limits of the same kind. */
  "cap_twice",
  /** Only in addenda: a promotion begins before the day from which addenda count. */
  "addendum_too_early",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A sale that shows the fault. Keys that make no difference are left out, unless a real product was found. */
export interface ExampleBasket {
  readonly product: Partial<ProductKeys>;
  readonly quantity: number;
}

export interface RuleSetFault {
  readonly kind: FaultKind;
  /** Where in the document: `base.3.quantity`, `multipliers.0.factor`. */
  readonly path: string;
  /** The rules that cause it, the earlier one first. */
  readonly ruleIds: readonly string[];
  readonly basket?: ExampleBasket;
}
