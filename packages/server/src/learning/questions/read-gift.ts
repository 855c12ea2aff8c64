import { setImmediate as giveWay } from "node:timers/promises";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { parse } from "gift-pegjs";
import { type GiftBlock, giftBlocks } from "./gift-blocks.ts";
import { type GiftQuestion, giftBody } from "./gift-body.ts";
import { readExtras } from "./gift-extras.ts";
import { checkImported, type ImportedQuestion } from "./imported.ts";
import { cleanTags } from "./rules/clean-body.ts";

/** Milliseconds a long file is read in one go: other requests are answered in between. */
const turn = 25;
/** Longer than any question can be: its reader looks at every sign many times. */
const blockLength = 40_000;
/** Tags are at most twenty, answers at most a dozen with twenty spellings each; a text may hold some of their signs. */
const mostTags = 40;
const mostSigns = 2_000;

/** The questions of a GIFT file in one language, and every line that is wrong. */
export async function readGift(
  text: string,
  language: Locale,
): Promise<{ good: ImportedQuestion[]; errors: LineError[]; found: number }> {
  const good: ImportedQuestion[] = [];
  const errors: LineError[] = [];
  const blocks = giftBlocks(text);
  let since = performance.now();
  for (const block of blocks) {
    if (performance.now() - since > turn) {
      await giveWay();
      since = performance.now();
    }
    const read = readBlock(block, language);
    if ("errors" in read) errors.push(...read.errors);
    else good.push(read);
  }
  return { good, errors, found: blocks.length };
}

function readBlock(block: GiftBlock, language: Locale): ImportedQuestion | { errors: LineError[] } {
  const lines = block.text.split("\n");
  const wrong = (code: FieldCode, at = 0, params?: LineError["params"]) => ({
    errors: [
      {
        ...{ line: block.line + at, column: null, value: (lines[at] ?? "").trim().slice(0, 64), code },
        ...(params && { params }),
      },
    ],
  });
  const first = lines.findIndex((line) => !line.trimStart().startsWith("//"));
  if (block.text.length > blockLength) return wrong("too_long", first, { maximum: blockLength });
  // Bound of tags, so that no reading takes seconds: it looks for the end of each of them.
  if (block.text.split("[tag:").length - 1 > mostTags || block.text.split("[id:").length - 1 > mostTags)
    return wrong("too_many", first, { maximum: 20 });
  if (block.text.split(/[~=]/).length - 1 > mostSigns) return wrong("too_many", first, { maximum: 12 });
  try {
    const [question, ...more] = parse(`${block.text}\n\n`) as GiftQuestion[];
    if (!question || more.length > 0) return wrong("question_unreadable", first);
    const extras = readExtras(block.text);
    const given = giftBody(question, language, extras);
    if (given === undefined) return wrong("question_without_answers", first);
    const checked = checkImported(block.line + first, given);
    if ("errors" in checked)
      return { errors: checked.errors.map((error) => ({ ...error, value: lines[first] ?? "" })) };
    const tags = [...block.tags, ...(question.tags ?? []).map((tag) => tag.replaceAll("&#93;", "]"))];
    const cleaned = cleanTags(tags);
    if (cleaned.length > 20) return wrong("too_many", 0, { maximum: 20 });
    if (cleaned.some((tag) => tag.length > 40)) return wrong("too_long", 0, { maximum: 40 });
    return {
      line: block.line + first,
      id: null,
      tags: cleaned,
      difficulty: extras.difficulty,
      body: checked.body,
    };
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
