import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { faultHeading, isFaultHeading } from "@trilha/contract/core/imports/fault-heading.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Report } from "./import-errors.ts";

/** Bad lines of a file as they came, with what is wrong in a last column: mended, the file may be sent as it is. */
export function rejectedFile(
  { headings, rejected, errors }: Pick<Report, "headings" | "rejected" | "errors">,
  locale: Locale,
): string {
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
