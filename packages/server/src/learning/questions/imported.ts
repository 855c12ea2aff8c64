import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
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

/** Questions of a file, and all that is wrong with the others. */
export interface QuestionsRead {
  good: readonly ImportedQuestion[];
  errors: readonly LineError[];
  /** Parts of the file that do not come along. */
  notes?: readonly LineError[];
  /** Questions, good and bad. */
  found: number;
}

/** Check of an imported question; what is wrong with it, if anything. */
export function checkImported(
  line: number,
  given: unknown,
): { body: QuestionBody } | { errors: LineError[] } {
  const error = (code: FieldCode, value = "", params?: LineError["params"]) => ({
    errors: [{ line, column: null, value: value.slice(0, 64), code, ...(params && { params }) }],
  });
  const read = questionBody.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const limits: Limits = issue ?? {};
    if (issue?.message === "unprintable") return error("unprintable");
    if (limits.code === "too_big" && limits.origin === "string")
      return error("too_long", "", { maximum: Number(limits.maximum) });
    if (limits.code === "too_big" && limits.origin === "array")
      return error("too_many", "", { maximum: Number(limits.maximum) });
    if (limits.code === "too_big") return error("too_big", "", { maximum: Number(limits.maximum) });
    if (limits.code === "too_small" && limits.origin === "array") return error("question_too_few_parts");
    if (limits.code === "too_small" && limits.origin === "number")
      return error("too_small", "", { minimum: Number(limits.minimum) });
    return error("invalid");
  }
  const faults = locales.map((locale) => bodyFaults(read.data, locale));
  const [nearest = []] = faults.toSorted((one, other) => one.length - other.length);
  const [fault] = nearest;
  return fault ? error(`question_${fault.code}`) : { body: read.data };
}

interface Limits {
  code?: string;
  origin?: string;
  maximum?: number | bigint;
  minimum?: number | bigint;
}
