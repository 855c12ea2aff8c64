import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { locales } from "@trilha/contract/core/locale.ts";
import { columnOf, columnsIn } from "@trilha/contract/learning/questions/file-columns.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyQuestion } from "../../../test/any-question.ts";
import { readSheet } from "../../core/imports/index.ts";
import { questionFile } from "./csv-columns.ts";
import { fingerprint } from "./plan-import.ts";
import { readQuestionRows } from "./read-csv.ts";
import { writeCsv } from "./write-csv.ts";

async function read(text: string) {
  const sheet = await readSheet(Buffer.from(text), 1_000);
  if (typeof sheet === "string") throw new Error(sheet);
  const header = readHeaderLine(sheet.header, questionFile);
  if (!header) throw new Error("no header");
  return readQuestionRows(sheet.lines, header.header);
}
const codes = async (...rows: (string | number)[][]) =>
  (await read(csvOf([["row", "text_pt", "share", "from", "right", "id"], ...rows]))).errors.map(
    ({ line, column, code }) => `${line} ${column} ${code}`,
  );

describe("§api#question-files questions as CSV, there and back", () => {
  test("all kinds and languages, whatever they say", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyQuestion, { minLength: 1, maxLength: 3 }), async (bodies) => {
        const questions = bodies.map((body: QuestionBody, at) => ({
          ...{ id: crypto.randomUUID(), body, tags: ["a", "b c"].slice(0, at), difficulty: 2 as const },
        }));
        const { good, errors, found: count } = await read(writeCsv(questions));
        expect(errors).toEqual([]);
        expect(count).toBe(questions.length);
        expect(good.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
        expect(good.map(fingerprint)).toEqual(questions.map(fingerprint));
      }),
      { numRuns: 150 },
    );
  });

  test.each(locales)("the empty file to begin with is understood, in %s", async (locale) => {
    const [row, text, right] = ["row", columnOf("text", locale), "right"];
    const columns: string[] = columnsIn(locale);
    const cells = columns.map(
      (name) => ({ [row]: "true_false", [text]: "Vale?", [right]: "yes" })[name] ?? "",
    );
    const { good, errors } = await read(csvOf([columns, cells]));
    expect(errors).toEqual([]);
    expect(good).toMatchObject([
      { body: { kind: "true_false", prompt: { [locale]: "Vale?" }, right: true } },
    ]);
  });

  test("no cell begins what a spreadsheet would run", async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (body) => {
        const text = writeCsv([{ id: crypto.randomUUID(), body, tags: ["=1+1"], difficulty: 3 }]);
        const sheet = await readSheet(Buffer.from(text), 1_000);
        const cells = typeof sheet === "string" ? [] : sheet.lines.flatMap((line) => line.cells);
        for (const cell of cells) expect(cell).not.toMatch(/^[=@+]|^-(?!\d+(\.\d+)?$)/);
      }),
      { numRuns: 50 },
    );
  });
});

describe("§api#question-files a CSV that is broken tells each line", () => {
  test.each<[string, (string | number)[][], string[]]>([
    ["a part before any question", [["option", "a", 100]], ["2 row question_row_lost"]],
    [
      "a part of another kind",
      [
        ["true_false", "q", "", "", "yes"],
        ["option", "a", 100],
      ],
      ["3 row question_row_lost"],
    ],
    ["a row of no kind", [["poem", "a"]], ["2 row one_of"]],
    ["a row that says nothing of what it is", [["", "a"]], ["2 row required"]],
    [
      "a weight above a hundred",
      [
        ["one", "q"],
        ["option", "a", 101],
        ["option", "b"],
      ],
      ["3 share question_weight"],
    ],
    [
      "no number",
      [
        ["numeric", "q"],
        ["answer", "", 100, "x"],
      ],
      ["3 from invalid"],
    ],
    [
      "no range",
      [
        ["numeric", "q"],
        ["answer", "", 100],
      ],
      ["3 from required"],
    ],
    ["neither yes nor no", [["true_false", "q", "", "", "perhaps"]], ["2 right not_an_option"]],
    ["nothing said to be right", [["true_false", "q"]], ["2 right required"]],
    [
      "nothing right",
      [
        ["one", "q"],
        ["option", "a", 50],
        ["option", "b"],
      ],
      ["2 null question_no_right_answer"],
    ],
    [
      "a single option",
      [
        ["one", "q"],
        ["option", "a", 100],
      ],
      ["2 null question_too_few_parts"],
    ],
    ["a prompt that is too long", [["true_false", "x".repeat(2_001), "", "", "yes"]], ["2 null too_long"]],
    ["an id that is none", [["true_false", "q", "", "", "yes", "7"]], ["2 id invalid"]],
    [
      "a spelling before an answer",
      [
        ["short_text", "q"],
        ["spelling", "a"],
      ],
      ["3 row question_row_lost"],
    ],
  ])("%s", async (_, rows, expected) => {
    expect(await codes(...rows)).toEqual(expected);
  });

  test("columns are understood in the reader's words; an unknown one is left out, and told", () => {
    expect(readHeaderLine(["Linha", "Texto PT", "Peso", "Dificuldade"], questionFile)).toMatchObject({
      header: { columns: ["row", "text_pt", "share", "difficulty"] },
    });
    expect(readHeaderLine(["row", "Lua"], questionFile)).toMatchObject({
      ...{ headings: [{ column: "row" }, { heading: "Lua", column: null }], errors: [] },
    });
    expect(readHeaderLine(["Lua"], questionFile)).toBeUndefined();
  });
});
