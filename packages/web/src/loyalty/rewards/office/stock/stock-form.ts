import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { unitLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { wholeOf } from "../written.ts";

/** Units that came in, or a difference a count found. */
export type StockValues = {
  units: string;
  direction: "more" | "less";
  /** Delivery note of what came in; reason of a correction. */
  words: string;
};
export const emptyStock: StockValues = { units: "", direction: "more", words: "" };

type Wrong = { readonly code: FieldCode; readonly params?: Readonly<Record<string, number>> };

/** Faults the device can know of. A correction needs a reason, and takes away no more than is there. */
export function checkStock(
  values: StockValues,
  deed: "receive" | "correct",
  onHand: number,
): Readonly<Record<string, Wrong>> {
  const wrong: Record<string, Wrong> = {};
  const units = wholeOf(values.units);
  const maximum = deed === "correct" && values.direction === "less" ? onHand : unitLimit;
  if (!values.units.trim()) wrong.units = { code: "required" };
  else if (units === undefined) wrong.units = { code: "not_a_number" };
  else if (units < 1) wrong.units = { code: "too_small", params: { minimum: 1 } };
  else if (units > maximum) wrong.units = { code: "too_big", params: { maximum } };
  if (deed === "correct" && !values.words.trim()) wrong.words = { code: "required" };
  return wrong;
}

/** The signed difference of a correction, or the units that came in. */
export const unitsOf = (values: StockValues, deed: "receive" | "correct"): number => {
  const units = wholeOf(values.units) ?? 0;
  return deed === "correct" && values.direction === "less" ? -units : units;
};
