import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import {
  columnOf,
  type QuestionColumn,
  questionColumns,
} from "@trilha/contract/learning/questions/file-columns.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";

type Said = Readonly<Partial<Record<Locale, string>>>;
type Row = Partial<Record<QuestionColumn, string | number>>;

const textCells = (text: "text" | "match" | "feedback" | "alt", texts: Said): Row =>
  Object.fromEntries(
    locales.flatMap((locale) => (texts[locale] ? [[columnOf(text, locale), texts[locale]]] : [])),
  );
/** A picture with what it says; whether it only decorates is said where it is known. */
const pictureOf = ({ fileId, alt }: Pick<QuestionBody, "fileId" | "alt">): Row => ({
  picture: fileId ?? "",
  ...(alt && textCells("alt", alt)),
  ...(alt !== undefined && { decorative: yes(alt === null) }),
});
const yes = (value: boolean) => (value ? "yes" : "no");

/** Questions as a file of our own that says all of them, in every language. */
export function writeCsv(
  questions: readonly {
    id: string;
    body: QuestionBody;
    tags: readonly string[];
    difficulty: Difficulty;
  }[],
): string {
  const rows = questions.flatMap(({ id, body, tags, difficulty }) => [
    {
      ...{
        row: body.kind,
        id,
        points: body.points,
        difficulty,
        tags: tags.join("\n"),
      },
      ...pictureOf(body),
      ...textCells("text", body.prompt),
      ...textCells("feedback", body.feedback),
      ...settingsOf(body),
    },
    ...partRows(body),
  ]);
  return csvOf([
    [...questionColumns],
    ...rows.map((row: Row) => questionColumns.map((column) => row[column] ?? "")),
  ]);
}

function settingsOf(body: QuestionBody): Row {
  if (body.kind === "true_false") return { right: yes(body.right) };
  if (body.kind === "short_text")
    return { exact: yes(body.exact), ...(body.wildcards && { wildcards: yes(true) }) };
  if (body.kind === "essay") return { longest: body.longest };
  return body.kind === "scale" ? { steps: body.steps } : {};
}

/** A text of its own row; none where it says nothing. */
const line = (row: string, texts: Said, column: "text" | "feedback" = "text"): Row[] => {
  const cells = textCells(column, texts);
  return Object.keys(cells).length > 0 ? [{ row, ...cells }] : [];
};

function partRows(body: QuestionBody): Row[] {
  switch (body.kind) {
    case "one":
    case "several":
      return body.options.map(({ share, text, feedback, fileId, alt }) => ({
        ...{ row: "option", share },
        ...pictureOf({ fileId, alt }),
        ...textCells("text", text),
        ...textCells("feedback", feedback),
      }));
    case "true_false":
      return [
        ...line("when_true", body.whenTrue, "feedback"),
        ...line("when_false", body.whenFalse, "feedback"),
      ];
    case "numeric":
      return [
        ...line("unit", body.unit),
        ...body.answers.map(({ from, to, share, feedback }) => ({
          ...{ row: "answer", from, to, share },
          ...textCells("feedback", feedback),
        })),
      ];
    case "short_text":
      return body.answers.flatMap(({ texts, share, feedback }) => {
        const most = Math.max(1, ...Object.values(texts).map((list) => list.length));
        return Array.from({ length: most }, (_, at): Row => {
          const spelling = Object.fromEntries(
            locales.flatMap((locale) => (texts[locale]?.[at] ? [[locale, texts[locale][at]]] : [])),
          );
          const first =
            at === 0 ? { row: "answer", share, ...textCells("feedback", feedback) } : { row: "spelling" };
          return { ...first, ...textCells("text", spelling) };
        });
      });
    case "ordering":
      return body.items.map(({ text, fileId, alt, feedback }) => ({
        row: "item",
        ...pictureOf({ fileId, alt }),
        ...textCells("text", text),
        ...textCells("feedback", feedback ?? {}),
      }));
    case "matching":
      return [
        ...body.pairs.map(({ left, right, feedback }) => ({
          row: "pair",
          ...textCells("text", left),
          ...textCells("match", right),
          ...textCells("feedback", feedback ?? {}),
        })),
        ...body.others.map(({ text }) => ({ row: "other", ...textCells("match", text) })),
      ];
    case "essay":
      return [
        ...body.rubric.map(({ text, points }) => ({ row: "criterion", points, ...textCells("text", text) })),
        ...line("model", body.model),
      ];
    case "scale":
      return [...line("low", body.low), ...line("high", body.high)];
  }
}
