import { type Header, type LineReader, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { plain, readYesNo } from "@trilha/contract/core/imports/words.ts";
import { readWhole } from "@trilha/contract/core/imports/written-values.ts";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { id as anId } from "@trilha/contract/core/shapes.ts";
import { columnOf, type QuestionColumn } from "@trilha/contract/learning/questions/file-columns.ts";
import { difficulty, type QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import {
  type Difficulty,
  type QuestionKind,
  questionKinds,
} from "@trilha/contract/learning/questions/sorts.ts";
import { checkImported, type ImportedQuestion } from "./imported.ts";
import { cleanTags } from "./rules/clean-body.ts";

type Reader = LineReader<QuestionColumn>;

/** Which rows may follow the first of a question. */
const partsOfKinds: Readonly<Record<QuestionKind, readonly string[]>> = {
  one: ["option"],
  several: ["option"],
  true_false: ["when_true", "when_false"],
  numeric: ["unit", "answer"],
  short_text: ["answer", "spelling"],
  ordering: ["item"],
  matching: ["pair", "other"],
  essay: ["criterion", "model"],
  scale: ["low", "high"],
};
const rowNames = [...questionKinds, ...new Set(Object.values(partsOfKinds).flat())];
const readRow = (text: string) => rowNames.find((name) => plain(name) === plain(text));
const isKind = (row: string): row is QuestionKind => questionKinds.some((kind) => kind === row);

interface Row {
  line: number;
  row: string;
  reader: Reader;
}

/** The questions of a file's lines, and all that is wrong with them; a line in doubt costs its whole question. */
export function readQuestionRows(
  lines: readonly { line: number; cells: readonly string[] }[],
  header: Header<QuestionColumn>,
): { good: ImportedQuestion[]; errors: LineError[]; found: number; rowsOf: number[][] } {
  const good: ImportedQuestion[] = [];
  const errors: LineError[] = [];
  const groups: Row[][] = [];
  for (const { line, cells } of lines) {
    const reader = lineReader(line, cells, header);
    const row = reader.one("row", readRow, rowNames);
    if (!reader.has("row")) reader.wrong("row", "required");
    if (row && isKind(row)) groups.push([{ line, row, reader }]);
    else if (row) {
      const [first] = groups.at(-1) ?? [];
      const belongs = first && isKind(first.row) && partsOfKinds[first.row].includes(row);
      if (belongs) groups.at(-1)?.push({ line, row, reader });
      else reader.wrong("row", "question_row_lost");
    }
    errors.push(...reader.errors);
    reader.errors.length = 0;
  }
  for (const group of groups) {
    const read = readGroup(group);
    if ("errors" in read) errors.push(...read.errors);
    else good.push(read);
  }
  return { good, errors, found: groups.length, rowsOf: groups.map((rows) => rows.map(({ line }) => line)) };
}

function readGroup(group: readonly Row[]): ImportedQuestion | { errors: LineError[] } {
  const [first, ...parts] = group;
  if (!first) return { errors: [] };
  const { reader, line } = first;
  const level = reader.has("difficulty") ? numberIn(reader, "difficulty") : 3;
  const read = difficulty.safeParse(level);
  if (level !== undefined && !read.success) reader.wrong("difficulty", "not_an_option");
  const given = { ...settingsOf(first), ...contentOf(first.row, parts) };
  const tags = cleanTags((reader.value("tags") ?? "").split(/[\n,;|]/));
  if (tags.length > 20) reader.wrong("tags", "too_many", { maximum: 20 });
  if (tags.some((tag) => tag.length > 40)) reader.wrong("tags", "too_long", { maximum: 40 });
  const id = idIn(reader, "id");
  const errors = group.flatMap((row) => row.reader.errors);
  if (errors.length > 0) return { errors };
  const checked = checkImported(line, given);
  if ("errors" in checked) return checked;
  const chosen: Difficulty = read.success ? read.data : 3;
  return { line, id, tags, difficulty: chosen, body: checked.body };
}

function settingsOf({ row, reader }: Row): Record<string, unknown> {
  const common = {
    kind: row,
    prompt: readTexts(reader, "text"),
    feedback: readTexts(reader, "feedback"),
    points: reader.has("points") ? numberIn(reader, "points") : 1,
    ...pictureIn(reader),
  };
  if (row === "true_false") return { ...common, right: yesNo(reader, "right") };
  if (row === "short_text")
    return {
      ...{ ...common, exact: reader.has("exact") ? yesNo(reader, "exact") : false },
      ...(reader.has("wildcards") && yesNo(reader, "wildcards") && { wildcards: true }),
    };
  if (row === "essay")
    return { ...common, longest: reader.has("longest") ? numberIn(reader, "longest") : 2_000 };
  return row === "scale" ? { ...common, steps: reader.has("steps") ? numberIn(reader, "steps") : 5 } : common;
}

/** Content of a question by the rows below it; parts are called by their place. */
function contentOf(kind: string, parts: readonly Row[]): Record<string, unknown> {
  const rows = (name: string) => parts.filter(({ row }) => row === name).map(({ reader }) => reader);
  const only = (name: string, column: "text" | "feedback" = "text") => {
    const [first, ...more] = rows(name);
    for (const again of more) again.wrong("row", "question_row_lost");
    return first ? readTexts(first, column) : {};
  };
  const face = (reader: Reader, at: number) => ({
    ...{ id: `p${at}`, text: readTexts(reader, "text"), ...pictureIn(reader) },
  });
  const judged = (reader: Reader) => ({
    share: reader.has("share") ? numberIn(reader, "share") : 0,
    feedback: readTexts(reader, "feedback"),
  });
  const onPart = (reader: Reader) => {
    const feedback = readTexts(reader, "feedback");
    return Object.keys(feedback).length > 0 ? { feedback } : {};
  };
  switch (kind) {
    case "one":
    case "several":
      return { options: rows("option").map((reader, at) => ({ ...face(reader, at), ...judged(reader) })) };
    case "true_false":
      return { whenTrue: only("when_true", "feedback"), whenFalse: only("when_false", "feedback") };
    case "numeric":
      return {
        unit: only("unit"),
        answers: rows("answer").map((reader) => ({ ...rangeIn(reader), ...judged(reader) })),
      };
    case "short_text":
      return { answers: spellingsOf(parts, judged) };
    case "ordering":
      return { items: rows("item").map((reader, at) => ({ ...face(reader, at), ...onPart(reader) })) };
    case "matching":
      return {
        pairs: rows("pair").map((reader, at) => ({
          ...{ id: `p${at}`, left: readTexts(reader, "text") },
          ...{ rightId: `r${at}`, right: readTexts(reader, "match"), ...onPart(reader) },
        })),
        others: rows("other").map((reader, at) => ({ id: `o${at}`, text: readTexts(reader, "match") })),
      };
    case "essay":
      return {
        model: only("model"),
        rubric: rows("criterion").map((reader, at) => ({
          ...{ id: `p${at}`, text: readTexts(reader, "text"), points: numberIn(reader, "points") },
        })),
      };
    default:
      return { low: only("low"), high: only("high") };
  }
}

function spellingsOf(parts: readonly Row[], judged: (reader: Reader) => object) {
  const answers: { texts: Partial<Record<Locale, string[]>> }[] = [];
  for (const { row, reader } of parts) {
    const last = answers.at(-1);
    if (row === "spelling" && !last) reader.wrong("row", "question_row_lost");
    const texts = row === "spelling" && last ? last.texts : {};
    for (const [locale, text] of entries(readTexts(reader, "text")))
      texts[locale] = [...(texts[locale] ?? []), text];
    if (row === "answer") answers.push({ texts, ...judged(reader) });
  }
  return answers;
}

const entries = (texts: Partial<Record<Locale, string>>): [Locale, string][] =>
  locales.flatMap((locale): [Locale, string][] => (texts[locale] ? [[locale, texts[locale]]] : []));

/** A picture with what it says; a file that says nothing of it leaves that open. */
function pictureIn(reader: Reader): Pick<QuestionBody, "fileId" | "alt"> {
  const fileId = idIn(reader, "picture");
  const alt = readTexts(reader, "alt");
  const decorates = reader.has("decorative") ? yesNo(reader, "decorative") : undefined;
  if (decorates === true) return { fileId, alt: null };
  return decorates === false || Object.keys(alt).length > 0 ? { fileId, alt } : { fileId };
}

const readTexts = (
  reader: Reader,
  text: "text" | "match" | "feedback" | "alt",
): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const value = reader.value(columnOf(text, locale))?.replaceAll(/\r\n?/g, "\n");
      return value ? [[locale, value]] : [];
    }),
  );

function rangeIn(reader: Reader): { from: number | undefined; to: number | undefined } {
  const from = reader.has("from") ? numberIn(reader, "from") : undefined;
  if (!reader.has("from")) reader.wrong("from", "required");
  return { from, to: reader.has("to") ? numberIn(reader, "to") : from };
}

const written = /^[+-]?\d+([.,]\d+)?(e[+-]?\d{1,2})?%?$/i;

function numberIn(
  reader: Reader,
  column: "share" | "points" | "difficulty" | "from" | "to" | "longest" | "steps",
) {
  const isWhole =
    column === "points" || column === "longest" || column === "steps" || column === "difficulty";
  if (isWhole) {
    const value = readWhole(reader.value(column) ?? "");
    if (value === undefined) reader.wrong(column, "not_a_number");
    return value;
  }
  const text = (reader.value(column) ?? "").replace("−", "-");
  if (!written.test(text)) reader.wrong(column, "invalid");
  const value = Number(text.replace(",", ".").replace("%", ""));
  if (column === "share" && !(value >= -100 && value <= 100)) reader.wrong(column, "question_weight");
  return value;
}

function yesNo(reader: Reader, column: "right" | "exact" | "wildcards" | "decorative"): boolean | undefined {
  if (!reader.has(column)) reader.wrong(column, "required");
  return reader.one(column, readYesNo);
}

function idIn(reader: Reader, column: "id" | "picture"): string | null {
  if (!reader.has(column)) return null;
  const read = anId.safeParse(reader.value(column));
  if (!read.success) reader.wrong(column, "invalid");
  return read.success ? read.data : null;
}
