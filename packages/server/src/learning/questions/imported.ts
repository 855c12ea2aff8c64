import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { locales } from "@trilha/contract/core/locale.ts";
import { bodyFaults } from "@trilha/contract/learning/questions/check.ts";
import { type QuestionBody, questionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";

/** A question as a file says it. */
export interface ImportedQuestion {
  /** Where it begins. */
  line: number;
  /** Id of the question it is meant to be; null: a new one. */
  id: string | null;
  tags: readonly string[];
  difficulty: Difficulty;
  body: QuestionBody;
}

/** A question as a text without columns has it, and the lines it or its faults are told at. */
export interface QuestionSource {
  text: string;
  lines: readonly number[];
}

/** Questions of a file, and all that is wrong with the others. */
export interface QuestionsRead {
  good: readonly ImportedQuestion[];
  errors: readonly LineError[];
  /** Parts of the file that do not come along. */
  notes?: readonly LineError[];
  /** Questions, good and bad. */
  found: number;
  sources?: readonly QuestionSource[];
}

/** Check of an imported question; what is wrong with it, if anything. */
export function checkImported(
  line: number,
  given: unknown,
): { body: QuestionBody } | { errors: LineError[] } {
  const error = ({ code, params }: Fault): LineError => ({
    ...{ line, column: null, value: "", code, ...(params && { params }) },
  });
  const read = questionBody.safeParse(given);
  if (!read.success) return { errors: onceEach(read.error.issues.map(faultOf)).map(error) };
  const byLocale = locales.map((locale) => bodyFaults(read.data, locale));
  const [nearest = []] = byLocale.toSorted((one, other) => one.length - other.length);
  // An answer that cannot be one has nothing right either: one fault says so.
  const codes = new Set(nearest.map(({ code }) => code));
  if (codes.has("range_upside_down") || codes.has("no_spelling")) codes.delete("no_right_answer");
  const faults = [...codes].map((code): Fault => ({ code: `question_${code}` }));
  return faults.length > 0 ? { errors: faults.map(error) } : { body: read.data };
}

type Fault = Pick<LineError, "code" | "params">;

/** Parts of a question may be wrong in the same way: that is told once. */
const onceEach = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

function faultOf(issue: Limits & { readonly message: string }): Fault {
  const { code, origin, message } = issue;
  const maximum = Number(issue.maximum);
  if (message === "unprintable") return { code: "unprintable" };
  if (code === "too_big" && origin === "string") return { code: "too_long", params: { maximum } };
  if (code === "too_big" && origin === "array") return { code: "too_many", params: { maximum } };
  if (code === "too_big") return { code: "too_big", params: { maximum } };
  if (code === "too_small" && origin === "array") return { code: "question_too_few_parts" };
  if (code === "too_small" && origin === "number")
    return { code: "too_small", params: { minimum: Number(issue.minimum) } };
  return { code: "invalid" };
}

interface Limits {
  code?: string;
  origin?: string;
  maximum?: number | bigint;
  minimum?: number | bigint;
}
