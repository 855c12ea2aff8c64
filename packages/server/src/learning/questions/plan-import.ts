import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { isLocale, type Locale, languageNames, locales } from "@trilha/contract/core/locale.ts";
import { type QuestionBody, questionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { picturesOf } from "@trilha/contract/learning/questions/show.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";
import { adoptIds } from "./adopt-ids.ts";
import type { ImportedQuestion } from "./imported.ts";

/** Two questions with the same one say the same, whatever their parts are called. */
export function fingerprint(question: {
  body: QuestionBody;
  tags: readonly string[];
  difficulty: Difficulty;
}): string {
  return JSON.stringify([plain(question.body), [...question.tags].toSorted(), question.difficulty]);
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .filter(([key, one]) => key !== "id" && key !== "rightId" && one !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => [key, plain(one)]);
}

/** A question with what it says in one language only; undefined where that is none that can be kept. */
export function inOneLanguage(body: QuestionBody, language: Locale): QuestionBody | undefined {
  const read = questionBody.safeParse(only(body, language));
  return read.success ? read.data : undefined;
}

function only(value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => only(one, language));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isLocale(key) || key === language)
      .map(([key, one]) => [key, only(one, language)]),
  );
}

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
  /** Questions that stay out, and why. */
  notes: LineError[];
}

/**
 * Plan of an import to a bank. A question that is there already, word for word, is not made twice, whatever it is filed
 * under by now and in whichever language a file of one language brought it; one that is named by its id is written
 * anew. `language`: of a file that knows only one.
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
  const wordsOf = (body: QuestionBody) => fingerprint({ body, tags: [], difficulty: 3 });
  const active = known.filter(({ state }) => state === "active");
  const there = new Set(
    active.flatMap(({ body }) => {
      const read = language ? inOneLanguage(body, language) : body;
      return read ? [wordsOf(read)] : [];
    }),
  );
  const elsewhere = new Map(
    (language ? locales.filter((other) => other !== language) : []).flatMap((other) =>
      active.flatMap(({ body }) => {
        const read = inOneLanguage(body, other);
        return read ? [[withoutLanguage(wordsOf(read), other), other] as const] : [];
      }),
    ),
  );
  const plan: QuestionImportPlan = { creates: [], updates: [], unchanged: 0, errors: [], notes: [] };
  const seen = new Map<string, number>();
  for (const question of questions) {
    const { line, id, body } = question;
    const wrong = (code: LineError["code"], value = "", params?: LineError["params"]) =>
      plan.errors.push({ line, column: null, value, code, ...(params && { params }) });
    const print = wordsOf(body);
    const twin = seen.get(id ?? print);
    const other = language && elsewhere.get(withoutLanguage(print, language));
    const missing = picturesOf(body).find((fileId) => !pictures.has(fileId));
    const before = id === null ? undefined : byId.get(id);
    const left = (code: LineError["code"], params: LineError["params"]) => {
      const value = Object.values(body.prompt)[0]?.slice(0, 64) ?? "";
      plan.notes.push({ line, column: null, value, code, ...(params && { params }) });
    };
    if (twin !== undefined && id !== null) wrong("duplicate_in_file", "", { line: twin });
    else if (twin !== undefined) left("question_twice_left", { line: twin });
    else if (missing !== undefined) wrong("reference_unknown", missing, { value: missing });
    else if (before && before.body.kind !== body.kind) wrong("question_other_kind");
    else if (before && fingerprint(before) === fingerprint(question)) plan.unchanged += 1;
    else if (before) plan.updates.push({ before, after: { ...question, body: adoptIds(body, before.body) } });
    else if (there.has(print)) plan.unchanged += 1;
    else if (other) {
      plan.unchanged += 1;
      left("question_other_language", { language: languageNames[other] });
    } else plan.creates.push(question);
    seen.set(id ?? print, line);
  }
  return plan;
}

/** Words of a question with its language taken off. */
const withoutLanguage = (words: string, language: Locale): string =>
  words.replaceAll(`["${language}",`, '["",');
