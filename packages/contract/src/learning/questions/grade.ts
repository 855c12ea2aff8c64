import type { Locale } from "../../core/locale.ts";
import type { QuestionAnswer } from "./answers.ts";
import type { QuestionBody, QuestionOf } from "./kinds.ts";
import type { QuestionKind } from "./sorts.ts";
import { isSpelt, readNumbers, spelt } from "./written.ts";

type Said = Readonly<Partial<Record<Locale, string>>>;

/** Worth of an answer. */
export interface Grade {
  /** Share of the question's points, 0 to 1; null: no machine can tell (`waits`), or nothing is right (a scale). */
  share: number | null;
  /** An instructor has to mark it. */
  waits: boolean;
  /** All of it; null as with `share`. */
  right: boolean | null;
  /**
   * Parts met, by the kind: options that were chosen; "true" or "false"; the place of the answer that counted; items
   * that follow rightly; left sides that were matched rightly.
   */
  parts: readonly string[];
  /** The author's words on just this answer, before those on the question itself. */
  feedback: readonly Said[];
}

type AnswerTo<Kind extends QuestionKind> = Extract<QuestionAnswer, { kind: Kind }>;

/** Shares written as thirds or sevenths of a hundred add up to nearly all of it: that is all of it. */
const nearly = 0.0001;

/** §learning#partial-credit How much of a question an answer got right. Null, or an answer of another kind: it was not answered. */
export function gradeAnswer(body: QuestionBody, answer: QuestionAnswer | null, locale: Locale): Grade {
  if (answer === null || answer.kind !== body.kind) return unanswered(body);
  const graded = byKind(body, answer, locale);
  const { parts = [], feedback = [] } = graded;
  const shown = [...feedback, body.feedback].filter((texts) => Object.values(texts).some(Boolean));
  if (graded.share === null)
    return { share: null, right: null, waits: graded.waits ?? false, parts, feedback: shown };
  const clamped = Math.min(1, Math.max(0, graded.share));
  const share = clamped > 1 - nearly ? 1 : clamped;
  return { share, right: share === 1, waits: false, parts, feedback: shown };
}

/** A scale asks for an opinion: its points count nowhere. */
export const countsInScore = (body: Pick<QuestionBody, "kind">): boolean => body.kind !== "scale";

interface Graded {
  share: number | null;
  waits?: boolean;
  parts?: string[];
  feedback?: Said[];
}

function unanswered(body: QuestionBody): Grade {
  const feedback = [body.feedback].filter((texts) => Object.values(texts).some(Boolean));
  const counts = countsInScore(body);
  return { share: counts ? 0 : null, right: counts ? false : null, waits: false, parts: [], feedback };
}

function byKind(body: QuestionBody, answer: QuestionAnswer, locale: Locale): Graded {
  if (body.kind === "one" && answer.kind === "one") return ofOptions(body.options, [answer.option]);
  if (body.kind === "several" && answer.kind === "several") return ofOptions(body.options, answer.options);
  if (body.kind === "true_false" && answer.kind === "true_false")
    return {
      share: answer.value === body.right ? 1 : 0,
      parts: [String(answer.value)],
      feedback: [answer.value ? body.whenTrue : body.whenFalse],
    };
  if (body.kind === "numeric" && answer.kind === "numeric") return ofNumber(body, answer);
  if (body.kind === "short_text" && answer.kind === "short_text") return ofWords(body, answer, locale);
  if (body.kind === "ordering" && answer.kind === "ordering") return ofOrder(body, answer);
  if (body.kind === "matching" && answer.kind === "matching") return ofPairs(body, answer);
  if (answer.kind === "essay") return answer.text.trim() === "" ? { share: 0 } : { share: null, waits: true };
  return { share: null };
}

interface Weighed {
  share: number;
  feedback: Said;
}

function ofOptions(options: readonly (Weighed & { id: string })[], chosen: readonly string[]): Graded {
  const met = options.filter(({ id }) => chosen.includes(id));
  return {
    share: met.reduce((sum, { share }) => sum + share, 0) / 100,
    parts: met.map(({ id }) => id),
    feedback: met.map(({ feedback }) => feedback),
  };
}

/** Best of several answers that hold, the one that counts most. */
function bestOf(answers: readonly Weighed[], holds: (index: number) => boolean): Graded | undefined {
  const places = answers.flatMap((answer, index) => (holds(index) ? [{ answer, index }] : []));
  const [best] = places.toSorted((one, other) => other.answer.share - one.answer.share);
  if (!best) return undefined;
  return {
    share: best.answer.share / 100,
    parts: [String(best.index)],
    feedback: [best.answer.feedback],
  };
}

function ofNumber(body: QuestionOf<"numeric">, answer: AnswerTo<"numeric">): Graded {
  const numbers = readNumbers(answer.text, Object.values(body.unit));
  const within = (value: number, from: number, to: number) => {
    // 0.1 + 0.2 is no reason to be wrong.
    const slack = 1e-9 * Math.max(1, Math.abs(from), Math.abs(to));
    return value >= from - slack && value <= to + slack;
  };
  const holds = (index: number) => {
    const range = body.answers[index];
    return range !== undefined && numbers.some((value) => within(value, range.from, range.to));
  };
  return bestOf(body.answers, holds) ?? { share: 0 };
}

/** Spellings of the language it was asked in come first, then any: somebody may know it by another name. */
function ofWords(body: QuestionOf<"short_text">, answer: AnswerTo<"short_text">, locale: Locale): Graded {
  const given = spelt(answer.text, body.exact);
  if (given === "") return { share: 0 };
  const how = { exact: body.exact, wildcards: body.wildcards === true };
  const among = (texts: readonly string[]) => texts.some((text) => isSpelt(answer.text, text, how));
  return (
    bestOf(body.answers, (index) => among(body.answers[index]?.texts[locale] ?? [])) ??
    bestOf(body.answers, (index) => among(Object.values(body.answers[index]?.texts ?? {}).flat())) ?? {
      share: 0,
    }
  );
}

function ofOrder(body: QuestionOf<"ordering">, answer: AnswerTo<"ordering">): Graded {
  const ids = body.items.map(({ id }) => id);
  const next = new Map(ids.map((id, at) => [id, ids[at + 1]]));
  const right = answer.items.filter((id, at) => {
    const follows = next.get(id);
    return follows !== undefined && follows === answer.items[at + 1];
  });
  // The same item twice would follow rightly twice.
  const parts = [...new Set(right)];
  // The last one is followed by nothing: it stands rightly behind the one before it.
  const stands = (at: number) => parts.includes(ids[Math.min(at, ids.length - 2)] ?? "");
  return {
    share: parts.length / (ids.length - 1),
    parts,
    feedback: body.items.flatMap(({ feedback }, at) => (feedback && !stands(at) ? [feedback] : [])),
  };
}

function ofPairs(body: QuestionOf<"matching">, answer: AnswerTo<"matching">): Graded {
  const rights = new Map([
    ...body.pairs.map(({ rightId, right }): [string, string] => [rightId, written(right)]),
    ...body.others.map(({ id, text }): [string, string] => [id, written(text)]),
  ]);
  const parts = body.pairs.flatMap(({ id, right }) => {
    const given = answer.pairs.find(({ left }) => left === id);
    // Two right sides may say the same: nobody could tell them apart.
    return given && rights.get(given.right) === written(right) ? [id] : [];
  });
  return {
    share: parts.length / body.pairs.length,
    parts,
    feedback: body.pairs.flatMap(({ id, feedback }) => (feedback && !parts.includes(id) ? [feedback] : [])),
  };
}

const written = (texts: Said): string => JSON.stringify(Object.entries(texts).toSorted());
