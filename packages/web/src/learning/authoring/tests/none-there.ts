import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { BankPool } from "@trilha/contract/learning/questions/shapes.ts";
import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { thereFor } from "./test-pool.ts";

/** Why a part of a test finds no question in its bank. */
export type NoneThere =
  | { readonly kind: "filters"; readonly questions: number }
  | { readonly kind: "language"; readonly language: Locale; readonly questions: number }
  | { readonly kind: "opinions" }
  | { readonly kind: "empty" };

/** Nearest reason first: the part's own filters, then the language, then what a test of this type may ask. */
export function noneThere(
  part: Extract<TestPart, { from: "bank" }>,
  type: TestType,
  pools: { readonly own: BankPool; readonly others: readonly { language: Locale; pool: BankPool }[] },
): NoneThere {
  const open = { ...part, tags: [], difficulties: [] };
  const unfiltered = thereFor(open, pools.own, type);
  if (unfiltered > 0) return { kind: "filters", questions: unfiltered };
  const elsewhere = pools.others
    .map(({ language, pool }) => ({ language, questions: thereFor(open, pool, type) }))
    .toSorted((one, other) => other.questions - one.questions)[0];
  if (elsewhere && elsewhere.questions > 0) return { kind: "language", ...elsewhere };
  return pools.own.groups.some(({ questions }) => questions > 0) ? { kind: "opinions" } : { kind: "empty" };
}
