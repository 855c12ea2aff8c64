import { formatCalendarDay, formatDateTime } from "@trilha/contract/core/dates.ts";
import type { Answer, EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { type Locale, type LocalizedText, localize } from "@trilha/contract/core/locale.ts";

export type ExportCell = string | number;

/** Date of a row, before it is written as the file's reader writes dates (§limits#dates). */
type DatedCell = { readonly moment: string } | { readonly day: string };

/** Moment of a cell, by the programme's clock. */
export const moment = (at: string | null): DatedCell | null => (at ? { moment: at } : null);
/** Calendar day of a cell, the same wherever it is read. */
export const day = (on: string | null): DatedCell | null => (on ? { day: on } : null);

/** One column of a file: its heading, and what a row says in it. */
interface Column<Row> {
  heading: LocalizedText;
  cell: (row: Row, locale: Locale) => ExportCell | DatedCell | null;
}

/** Language of a file, and the clock of its moments. */
export interface FileReader {
  locale: Locale;
  timeZone: string;
}

/** A list or a figure that may be had as a file: the answer of its endpoint, in columns. */
export interface ExportSource {
  spec: EndpointSpec;
  headings(locale: Locale): string[];
  /** The rows of one answer, and where the next begins; null: it was the last. */
  page(answer: unknown, reader: FileReader): { rows: ExportCell[][]; nextCursor: string | null };
}

type ItemOf<Spec extends EndpointSpec> =
  Answer<Spec> extends { items: (infer Item)[] }
    ? Item
    : Answer<Spec> extends { rows: (infer Row)[] }
      ? Row
      : never;

/** A kind by its endpoint: a list with a cursor, or a figure with all its rows. */
export function kindOf<Spec extends EndpointSpec>(spec: Spec, columns: Column<ItemOf<Spec>>[]): ExportSource {
  return kindFrom(spec, (answer) => (answer.items ?? answer.rows ?? []) as ItemOf<Spec>[], columns);
}

interface AnyAnswer {
  items?: unknown[];
  rows?: unknown[];
  nextCursor?: string | null;
  [name: string]: unknown;
}

/** A kind whose rows stand elsewhere in the answer. */
export function kindFrom<Row>(
  spec: EndpointSpec,
  rowsOf: (answer: AnyAnswer) => readonly Row[],
  columns: Column<Row>[],
): ExportSource {
  return {
    spec,
    headings: (locale) => columns.map(({ heading }) => localize(heading, locale)),
    page: (answer, reader) => {
      const all = answer as AnyAnswer;
      return {
        rows: rowsOf(all).map((row) => columns.map(({ cell }) => written(cell(row, reader.locale), reader))),
        nextCursor: all.nextCursor ?? null,
      };
    },
  };
}

function written(cell: ExportCell | DatedCell | null, { locale, timeZone }: FileReader): ExportCell {
  if (cell === null) return "";
  if (typeof cell !== "object") return cell;
  return "day" in cell
    ? formatCalendarDay(cell.day, locale)
    : formatDateTime(new Date(cell.moment), locale, timeZone);
}
