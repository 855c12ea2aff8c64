import { fieldTexts } from "../../core/field-problems.ts";
import { type Locale, type LocalizedText, locales } from "../../core/locale.ts";
import type { QuestionAnswer } from "./answers.ts";
import { gradeAnswer } from "./grade.ts";
import type { QuestionBody } from "./kinds.ts";
import { solutionOf } from "./solution.ts";
import { spelt } from "./written.ts";

/** An answer is of the question's kind and speaks of parts it has, each side of a pair once. */
export function answerFits(body: QuestionBody, answer: QuestionAnswer): boolean {
  if (answer.kind !== body.kind) return false;
  const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length;
  const among = (ids: readonly string[], parts: readonly { id: string }[]) =>
    distinct(ids) && ids.every((id) => parts.some((part) => part.id === id));
  if (answer.kind === "one" && body.kind === "one") return among([answer.option], body.options);
  if (answer.kind === "several" && body.kind === "several") return among(answer.options, body.options);
  if (answer.kind === "ordering" && body.kind === "ordering") return among(answer.items, body.items);
  if (answer.kind === "matching" && body.kind === "matching") {
    const rights = [...body.pairs.map(({ rightId }) => ({ id: rightId })), ...body.others];
    const [left, right] = [answer.pairs.map((pair) => pair.left), answer.pairs.map((pair) => pair.right)];
    return among(left, body.pairs) && among(right, rights);
  }
  if (answer.kind === "essay" && body.kind === "essay") return answer.text.length <= body.longest;
  if (answer.kind === "scale" && body.kind === "scale") return answer.step <= body.steps;
  return true;
}

/** Faults that keep a question from being asked. */
export const bodyFaultCodes = [
  "no_prompt",
  "part_without_text",
  "part_twice",
  "no_right_answer",
  "no_wrong_answer",
  "range_upside_down",
  "no_spelling",
  "picture_without_alt",
] as const;
export type BodyFaultCode = (typeof bodyFaultCodes)[number];
export interface BodyFault {
  code: BodyFaultCode;
  /** Null: the question itself. */
  partId: string | null;
}

/** Faults that keep a question from being asked in a language; nothing: it can be. */
export function bodyFaults(body: QuestionBody, locale: Locale): BodyFault[] {
  const faults: BodyFault[] = [];
  const add = (code: BodyFaultCode, partId: string | null = null) => faults.push({ code, partId });
  if (!body.prompt[locale]) add("no_prompt");
  const parts = partsOf(body);
  for (const { id, faces } of parts)
    if (!faces.some(({ text, fileId }) => text[locale] || fileId !== null)) add("part_without_text", id);
  if (lacksAlt(body, locale)) add("picture_without_alt");
  for (const part of picturedParts(body)) if (lacksAlt(part, locale)) add("picture_without_alt", part.id);
  const ids = parts.map(({ id }) => id);
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) add("part_twice", id);
  for (const { first, again } of saidTwice(body, locale)) if (first !== again) add("part_twice", again);
  if (body.kind === "numeric" && body.answers.some(({ from, to }) => from > to)) add("range_upside_down");
  if (
    body.kind === "short_text" &&
    body.answers.some(({ texts }) => !Object.values(texts).flat().some(Boolean))
  )
    add("no_spelling");
  const solution = solutionOf(body, locale);
  const judged = body.kind !== "essay" && body.kind !== "scale";
  if (judged && gradeAnswer(body, solution, locale).share !== 1) add("no_right_answer");
  if (body.kind === "one" && body.options.every(({ share }) => share === 100)) add("no_wrong_answer");
  return faults;
}

interface Pictured {
  fileId: string | null;
  alt?: Said | null | undefined;
}

/** A picture that means something is described; one whose author was never asked passes. */
const lacksAlt = ({ fileId, alt }: Pictured, locale: Locale): boolean =>
  fileId !== null && alt !== null && alt !== undefined && !alt[locale];

const picturedParts = (body: QuestionBody): (Pictured & { id: string })[] =>
  body.kind === "one" || body.kind === "several" ? body.options : body.kind === "ordering" ? body.items : [];

/** Languages a question can be asked in. */
export const usableLocales = (body: QuestionBody): Locale[] =>
  locales.filter((locale) => bodyFaults(body, locale).length === 0);

type Said = Readonly<Partial<Record<Locale, string>>>;
interface Part {
  id: string;
  faces: { text: Said; fileId: string | null }[];
}

function partsOf(body: QuestionBody): Part[] {
  const faced = (id: string, text: Said, fileId: string | null = null) => ({ id, faces: [{ text, fileId }] });
  switch (body.kind) {
    case "one":
    case "several":
      return body.options.map(({ id, text, fileId }) => faced(id, text, fileId));
    case "ordering":
      return body.items.map(({ id, text, fileId }) => faced(id, text, fileId));
    case "matching":
      return [
        ...body.pairs.map(({ id, left }) => faced(id, left)),
        ...body.pairs.map(({ rightId, right }) => faced(rightId, right)),
        ...body.others.map(({ id, text }) => faced(id, text)),
      ];
    case "essay":
      return body.rubric.map(({ id, text }) => faced(id, text));
    case "true_false":
    case "numeric":
    case "short_text":
    case "scale":
      return [];
  }
}

/** Two options, items or left sides that read the same: nobody could tell which is meant. */
function saidTwice(body: QuestionBody, locale: Locale): { first: string; again: string }[] {
  const faces =
    body.kind === "one" || body.kind === "several"
      ? body.options
      : body.kind === "ordering"
        ? body.items
        : body.kind === "matching"
          ? body.pairs.map(({ id, left }) => ({ id, text: left, fileId: null }))
          : [];
  const seen = new Map<string, string>();
  return faces.flatMap(({ id, text, fileId }) => {
    const content = `${spelt(text[locale] ?? "", true)} ${fileId ?? ""}`;
    const first = seen.get(content);
    if (first !== undefined && content.trim() !== "") return [{ first, again: id }];
    seen.set(content, id);
    return [];
  });
}

/** Words of a fault. */
export const bodyFaultWords = (code: BodyFaultCode): LocalizedText => fieldTexts[`question_${code}`];
