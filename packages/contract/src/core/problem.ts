import * as z from "zod/mini";
import type { Locale, LocalizedText } from "./locale.ts";
import { localizedTexts } from "./text-catalogue.ts";

/** A refusal the product knows: what happened, its HTTP status, and its text in the four languages. */
export interface Problem<Code extends string = string> {
  /** `domain.what_happened` */
  readonly code: Code;
  readonly status: number;
  /** `{{name}}` stands for the parameter of that name. */
  readonly title: LocalizedText;
}

/**
 * Declares the problems of a catalogue: each code is the key of its text. A code is unique across the contract
 * (checked by a test).
 */
export function declareProblems<Texts extends Readonly<Record<string, string>>>(
  catalogue: Readonly<Record<Locale, Texts>>,
) {
  const titles = localizedTexts(catalogue) as Readonly<Record<keyof Texts, LocalizedText>>;
  return <const Code extends keyof Texts & string>(code: Code, status: number): Problem<Code> => ({
    code,
    status,
    title: titles[code],
  });
}

const params = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** One field of the input that is wrong: where (`body.email`, `body.lines.2.sku`), what, and in words. */
export const fieldProblem = z.object({
  path: z.string(),
  code: z.string(),
  params: z.optional(params),
  title: z.string(),
});
export type FieldProblem = z.output<typeof fieldProblem>;

/** `application/problem+json` (RFC 9457) as Trilha sends it. */
export const problemBody = z.object({
  type: z.string(),
  code: z.string(),
  status: z.number(),
  title: z.string(),
  params: params,
  requestId: z.string(),
  fields: z.optional(z.array(fieldProblem)),
});
export type ProblemBody = z.output<typeof problemBody>;
export type ProblemParams = z.output<typeof params>;
