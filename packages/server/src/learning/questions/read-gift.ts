import { setImmediate as giveWay } from "node:timers/promises";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { parse } from "gift-pegjs";
import { type GiftBlock, giftBlocks } from "./gift-blocks.ts";
import { type GiftQuestion, giftBody } from "./gift-body.ts";
import { readExtras } from "./gift-extras.ts";
import { checkImported, type ImportedQuestion, type QuestionSource, type QuestionsRead } from "./imported.ts";
import { cleanTags } from "./rules/clean-body.ts";

/** Milliseconds a long file is read in one go: other requests are answered in between. */
const turn = 25;
/** Longer than any question can be: its reader looks at every sign many times. */
const blockLength = 40_000;
/** Tags are at most twenty, answers at most a dozen with twenty spellings each; a text may hold some of their signs. */
const mostTags = 40;
const mostSigns = 2_000;

/** A star for a number: any number at all. */
const anyNumber = "-1000000000000..1000000000000";

/** The questions of a GIFT file in one language, every line that is wrong, and what of the file does not come along. */
export async function readGift(text: string, language: Locale): Promise<Required<QuestionsRead>> {
  const sources: QuestionSource[] = [];
  const good: ImportedQuestion[] = [];
  const errors: LineError[] = [];
  const notes: LineError[] = [];
  const blocks = giftBlocks(text);
  let since = performance.now();
  for (const block of blocks) {
    if (performance.now() - since > turn) {
      await giveWay();
      since = performance.now();
    }
    const read = readBlock(block, language);
    errors.push(...(read.errors ?? []));
    notes.push(...(read.notes ?? []));
    const lines = [...(read.errors ?? []), ...(read.question ? [read.question] : [])].map(({ line }) => line);
    if (lines.length > 0) sources.push({ text: sourceOf(block), lines: [...new Set(lines)] });
    if (read.question) good.push(read.question);
  }
  return { good, errors, notes, sources, found: blocks.length };
}

/** Text of a question by itself: with the category it stood under. */
const sourceOf = ({ text, tags }: GiftBlock): string =>
  tags.length > 0 ? `$CATEGORY: ${tags.join("/")}\n\n${text}` : text;

interface BlockRead {
  question?: ImportedQuestion;
  errors?: LineError[];
  notes?: LineError[];
}

function readBlock(block: GiftBlock, language: Locale): BlockRead {
  const lines = block.text.split("\n");
  const fault = (code: FieldCode, at = 0, params?: LineError["params"]): LineError => ({
    ...{ line: block.line + at, column: null, value: (lines[at] ?? "").trim().slice(0, 64), code },
    ...(params && { params }),
  });
  const wrong = (...about: Parameters<typeof fault>) => ({ errors: [fault(...about)] });
  const first = lines.findIndex((line) => !line.trimStart().startsWith("//"));
  if (block.text.length > blockLength) return wrong("too_long", first, { maximum: blockLength });
  // Bound of tags, so that no reading takes seconds: it looks for the end of each of them.
  if (block.text.split("[tag:").length - 1 > mostTags || block.text.split("[id:").length - 1 > mostTags)
    return wrong("too_many", first, { maximum: 20 });
  if (block.text.split(/[~=]/).length - 1 > mostSigns) return wrong("too_many", first, { maximum: 12 });
  try {
    const [question, ...more] = parse(`${withNumbers(block.text)}\n\n`) as GiftQuestion[];
    if (!question || more.length > 0) return wrong("question_unreadable", first);
    const extras = readExtras(block.text);
    const { body, lost } = giftBody(question, language, extras);
    // A description, as Moodle calls a text between questions: it asks nothing.
    if (body === undefined) return { notes: [fault("question_description_left", first)] };
    const notes = lost.map(({ code, value }) => ({
      ...{ line: block.line + lineWith(lines, value, first), column: null, value, code },
      params: { value },
    }));
    const checked = checkImported(block.line + first, body);
    if ("errors" in checked)
      return { errors: checked.errors.map((error) => ({ ...error, value: lines[first] ?? "" })), notes };
    const tags = [...block.tags, ...(question.tags ?? []).map((tag) => tag.replaceAll("&#93;", "]"))];
    const cleaned = cleanTags(tags);
    if (cleaned.length > 20) return wrong("too_many", 0, { maximum: 20 });
    if (cleaned.some((tag) => tag.length > 40)) return wrong("too_long", 0, { maximum: 40 });
    const read = {
      ...{ line: block.line + first, id: null, tags: cleaned },
      ...{ difficulty: extras.difficulty, body: checked.body },
    };
    return { question: read, notes };
  } catch (error) {
    const { message = "", location } = error as {
      message?: string;
      location?: { start?: { line?: number } };
    };
    if (!location) throw error;
    const at = Math.min(Math.max(0, (location.start?.line ?? 1) - 1), lines.length - 1);
    return wrong(message.includes("between -100 and 100") ? "question_weight" : "question_unreadable", at);
  }
}

/** Line of a block that holds a part, by its name; the first one where the name is written otherwise. */
function lineWith(lines: readonly string[], name: string, first: number): number {
  const at = name ? lines.findIndex((line) => line.includes(name)) : -1;
  return at < 0 ? first : at;
}

/** Stars among numbers as the range they stand for: the reader knows none. */
const withNumbers = (block: string): string =>
  block.replace(
    /(^|[^\\])\{(\s*#)((?:[^{}\\]|\\.)*)\}/,
    (_, before: string, sign: string, answers: string) => {
      const ranged = answers.replaceAll(
        /^(\s*)\*(?=\s*(?:#|$))|([=~](?:%[^%\s]{1,12}%)?\s*)\*(?=\s*(?:[#=~]|$))/g,
        (_star, alone, weighed) => {
          return `${alone ?? weighed}${anyNumber}`;
        },
      );
      return `${before}{${sign}${ranged}}`;
    },
  );
