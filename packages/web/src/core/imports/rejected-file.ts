import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { faultHeading, isFaultHeading } from "@trilha/contract/core/imports/fault-heading.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Report } from "./import-errors.ts";

type Rejected = Pick<Report, "headings" | "rejected" | "errors">;

/** Bad lines of a file as they came, with what is wrong in a last column: mended, the file may be sent as it is. */
function rejectedSheet({ headings, rejected, errors }: Rejected, locale: Locale): string {
  const own = headings.findIndex(({ heading }) => isFaultHeading(heading));
  const width = own < 0 ? headings.length : own;
  const faultsOf = Map.groupBy(errors, ({ line }) => line);
  const wrong = (line: number) =>
    (faultsOf.get(line) ?? [])
      .map(({ column, title }) => (column ? `${column}: ${title}` : title))
      .join("; ");
  return csvOf([
    [...headings.slice(0, width).map(({ heading }) => heading), faultHeading[locale]],
    ...rejected.map(({ line, cells }) => [
      ...Array.from({ length: width }, (_, at) => cells[at] ?? ""),
      wrong(line),
    ]),
  ]);
}

/** Bad parts of a text without columns, each behind comments that say what is wrong: such a file too may be sent again. */
function rejectedText({ rejected, errors }: Rejected, locale: Locale): string {
  return rejected
    .map(({ line, cells }, at) => {
      const next = rejected[at + 1]?.line ?? Number.POSITIVE_INFINITY;
      const titles = errors
        .filter((error) => error.line >= line && error.line < next)
        .map(({ title }) => title);
      const comments = [...new Set(titles)].map((title) => `// ${faultHeading[locale]}: ${title}`);
      const [text = ""] = cells;
      // A category stands alone before its question.
      const [, category = "", question = text] = /^(\$CATEGORY:[^\n]*\n\n)(.*)$/s.exec(text) ?? [];
      const lines = question.split("\n").filter((row) => !isFaultComment(row));
      return `${category}${[...comments, ...lines].join("\n")}\n`;
    })
    .join("\n");
}

const isFaultComment = (row: string): boolean =>
  row.startsWith("//") && isFaultHeading(row.slice(2).split(":", 1)[0] ?? "");

/** File of the bad lines of an import; it ends as it came where it has no columns. */
export function rejectedFile(
  report: Rejected,
  locale: Locale,
): { readonly text: string; readonly ending: string } {
  return report.headings.length > 0
    ? { text: rejectedSheet(report, locale), ending: "csv" }
    : { text: rejectedText(report, locale), ending: "gift" };
}
