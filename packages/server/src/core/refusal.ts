import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { Problem, ProblemParams } from "@trilha/contract/core/problem.ts";

/** A field that is wrong, before its text is chosen. */
export interface RefusedField {
  /** Dotted path in the input: `body.email`, `body.lines.2.sku`. */
  readonly path: string;
  readonly code: FieldCode;
  readonly params?: ProblemParams;
}

/** A no that the product knows, as a value. Bugs are exceptions; refusals are not. */
export interface Refusal {
  readonly refused: Problem;
  readonly params: ProblemParams;
  readonly fields: readonly RefusedField[];
}

const refusals = new WeakSet<object>();

/** Says no. Inside `write` it also takes back everything the transaction did. */
export function refuse(
  problem: Problem,
  params: ProblemParams = {},
  fields: readonly RefusedField[] = [],
): Refusal {
  const refusal: Refusal = { refused: problem, params, fields };
  refusals.add(refusal);
  return refusal;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && refusals.has(value);
}
