import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { picturesOf } from "@trilha/contract/learning/questions/show.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";
import { adoptIds } from "./adopt-ids.ts";
import { fingerprint } from "./fingerprint.ts";
import type { ImportedQuestion } from "./imported.ts";
import { inOneLanguage } from "./one-language.ts";

/** A question of the bank as it is. */
export interface BankQuestion {
  id: string;
  state: "active" | "retired";
  tags: readonly string[];
  difficulty: Difficulty;
  body_version: number;
  body: QuestionBody;
}

export interface QuestionImportPlan {
  creates: ImportedQuestion[];
  updates: { before: BankQuestion; after: ImportedQuestion }[];
  unchanged: number;
  errors: LineError[];
}

/**
 * Plan of an import to a bank. A question that is there already, word for word, is not made twice; one that is named
 * by its id is written anew. `language`: of a file that knows only one.
 */
export function planImport(
  questions: readonly ImportedQuestion[],
  facts: {
    known: readonly BankQuestion[];
    pictures: ReadonlySet<string>;
    language: Locale | null;
  },
): QuestionImportPlan {
  const { known, pictures, language } = facts;
  const byId = new Map(known.map((question) => [question.id, question]));
  const there = new Set(
    known.flatMap(({ state, ...question }) => {
      const body = language ? inOneLanguage(question.body, language) : question.body;
      return state === "active" && body ? [fingerprint({ ...question, body })] : [];
    }),
  );
  const plan: QuestionImportPlan = { creates: [], updates: [], unchanged: 0, errors: [] };
  const seen = new Map<string, number>();
  for (const question of questions) {
    const { line, id, body } = question;
    const wrong = (code: LineError["code"], value = "", params?: LineError["params"]) =>
      plan.errors.push({ line, column: null, value, code, ...(params && { params }) });
    const print = fingerprint(question);
    const twin = seen.get(id ?? print);
    const missing = picturesOf(body).find((fileId) => !pictures.has(fileId));
    const before = id === null ? undefined : byId.get(id);
    if (twin !== undefined) wrong("duplicate_in_file", "", { line: twin });
    else if (missing !== undefined) wrong("reference_unknown", missing, { value: missing });
    else if (before && before.body.kind !== body.kind) wrong("question_other_kind");
    else if (before && fingerprint(before) === print) plan.unchanged += 1;
    else if (before) plan.updates.push({ before, after: { ...question, body: adoptIds(body, before.body) } });
    else if (there.has(print)) plan.unchanged += 1;
    else plan.creates.push(question);
    seen.set(id ?? print, line);
  }
  return plan;
}
