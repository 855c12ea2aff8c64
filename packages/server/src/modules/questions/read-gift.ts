import { setImmediate as giveWay } from "node:timers/promises";
import type { LineError } from "@trilha/contract/imports/report.ts";
import type { FieldCode } from "@trilha/contract/kernel/field-problems.ts";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { parse } from "gift-pegjs";
import { type GiftBlock, giftBlocks } from "./gift-blocks.ts";
import { type GiftQuestion, giftBody } from "./gift-body.ts";
import { readExtras } from "./gift-extras.ts";
import { checkImported, type ImportedQuestion } from "./imported.ts";
import { cleanTags } from "./rules/clean-body.ts";

// A long file is read in turns, so that other requests are answered meanwhile.
const turn = 100;
/** Longer than any question can be: its reader looks at every sign many times. */
const blockLength = 40_000;

/** The questions of a GIFT file in one language, and every line that is wrong. */
export async function readGift(
  text: string,
  language: Locale,
): Promise<{ good: ImportedQuestion[]; errors: LineError[]; found: number }> {
  const good: ImportedQuestion[] = [];
  const errors: LineError[] = [];
  const blocks = giftBlocks(text);
  for (const [at, block] of blocks.entries()) {
    if (at % turn === turn - 1) await giveWay();
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
