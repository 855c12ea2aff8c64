import type { Translations } from "@trilha/contract/core/locale.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";

/** A question of the demo's banks, in four languages. */
export interface DemoQuestion {
  body: QuestionBody;
  tags: readonly string[];
  difficulty: Difficulty;
}
export interface BankPlan {
  name: string;
  description: string;
  questions: readonly DemoQuestion[];
}

interface More {
  tags: readonly string[];
  level?: Difficulty;
  points?: number;
  /** Said with the result. */
  why?: Translations;
}

const common = (prompt: Translations, { points = 1, why = {} }: More) => ({
  prompt,
  fileId: null,
  feedback: why,
  points,
});
const plan = (body: QuestionBody, { tags, level = 2 }: More): DemoQuestion => ({
  body,
  tags,
  difficulty: level,
});
const part = (at: number) => `p${at}`;

/** One right answer, the first; the others are wrong. */
export const one = (
  prompt: Translations,
  [right, ...wrong]: readonly Translations[],
  more: More,
): DemoQuestion =>
  plan(
    {
      ...{ kind: "one", ...common(prompt, more) },
      options: [right ?? {}, ...wrong].map((text, at) => ({
        ...{ id: part(at), text, share: at === 0 ? 100 : 0, feedback: {}, fileId: null },
      })),
    },
    more,
  );

/** Several right answers, which count alike; a wrong one takes as much away. */
export const several = (
  prompt: Translations,
  right: readonly Translations[],
  wrong: readonly Translations[],
  more: More,
): DemoQuestion => {
  const each = Number((100 / right.length).toFixed(5));
  return plan(
    {
      ...{ kind: "several", ...common(prompt, more) },
      options: [...right, ...wrong].map((text, at) => ({
        ...{ id: part(at), text, share: at < right.length ? each : -each, feedback: {}, fileId: null },
      })),
    },
    more,
  );
};

export const truth = (prompt: Translations, right: boolean, why: Translations, more: More): DemoQuestion =>
  plan(
    {
      ...{ kind: "true_false", ...common(prompt, more), right },
      ...(right ? { whenTrue: {}, whenFalse: why } : { whenTrue: why, whenFalse: {} }),
    },
    more,
  );

/** A number, and what is nearly right, for half of it. */
export const number = (
  prompt: Translations,
  right: number,
  unit: Translations,
  more: More & { near?: [number, number] },
): DemoQuestion =>
  plan(
    {
      ...{ kind: "numeric", ...common(prompt, more), unit },
      answers: [
        { from: right, to: right, share: 100, feedback: {} },
        ...(more.near ? [{ from: more.near[0], to: more.near[1], share: 50, feedback: {} }] : []),
      ],
    },
    more,
  );

/** Words of one's own; further spellings count in every language. */
export const typed = (
  prompt: Translations,
  right: Translations,
  also: readonly string[],
  more: More,
): DemoQuestion => {
  const texts = Object.fromEntries(
    Object.entries(right).map(([locale, text]) => [locale, [text ?? "", ...also]]),
  );
  return plan(
    {
      kind: "short_text",
      ...common(prompt, more),
      exact: false,
      answers: [{ texts, share: 100, feedback: {} }],
    },
    more,
  );
};

/** Things in their right order. */
export const inOrder = (prompt: Translations, items: readonly Translations[], more: More): DemoQuestion =>
  plan(
    {
      ...{ kind: "ordering", ...common(prompt, more) },
      items: items.map((text, at) => ({ id: part(at), text, fileId: null })),
    },
    more,
  );

export const pairs = (
  prompt: Translations,
  matching: readonly (readonly [Translations, Translations])[],
  others: readonly Translations[],
  more: More,
): DemoQuestion =>
  plan(
    {
      ...{ kind: "matching", ...common(prompt, more) },
      pairs: matching.map(([left, right], at) => ({ id: part(at), left, rightId: `r${at}`, right })),
      others: others.map((text, at) => ({ id: `o${at}`, text })),
    },
    more,
  );

export const essay = (
  prompt: Translations,
  rubric: readonly (readonly [Translations, number])[],
  model: Translations,
  more: More,
): DemoQuestion =>
  plan(
    {
      ...{ kind: "essay", ...common(prompt, { points: 5, ...more }), longest: 1_500, model },
      rubric: rubric.map(([text, points], at) => ({ id: part(at), text, points })),
    },
    more,
  );

export const opinion = (
  prompt: Translations,
  low: Translations,
  high: Translations,
  more: More,
): DemoQuestion => plan({ kind: "scale", ...common(prompt, more), steps: 5, low, high }, more);
