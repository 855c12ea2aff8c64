import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { fold } from "@trilha/contract/loyalty/earning/fold.ts";
import { normalizeKeys, specificity } from "@trilha/contract/loyalty/earning/product-match.ts";
import type { BaseRule, ProductMatch } from "@trilha/contract/loyalty/earning/rule-set.ts";

// §purpose#points-depend-on Points by product type, brand, processor, generation, SKU and quantity: a base rule as one line of a spreadsheet.

export const MATCH_COLUMNS = ["productType", "brand", "processor", "generation", "sku"] as const;
export type MatchColumn = (typeof MATCH_COLUMNS)[number];
export const COLUMNS = [...MATCH_COLUMNS, "from", "to", "points", "experience"] as const;
export type RuleColumn = (typeof COLUMNS)[number];

/** One line as it was typed. */
export type Row = { readonly id: string } & Readonly<Record<RuleColumn, string>>;

export type RuleFault = { readonly code: FieldCode; readonly params?: Readonly<Record<string, number>> };
export type RowReading = {
  /** Absent while a cell cannot be read, and for a line nobody filled in. */
  readonly rule?: BaseRule;
  readonly wrong: Readonly<Partial<Record<RuleColumn, RuleFault>>>;
};

const KEY_LENGTH = 64;
const MOST = 1_000_000;
const BANDS = 2 ** 31;

export const blankRow = (id: string): Row => ({
  id,
  productType: "",
  brand: "",
  processor: "",
  generation: "",
  sku: "",
  from: "",
  to: "",
  points: "",
  experience: "",
});

export const isBlank = (row: Row): boolean => COLUMNS.every((column) => row[column].trim() === "");

export const rowOf = ({ id, match, quantity, points, experience }: BaseRule): Row => ({
  ...blankRow(id),
  ...match,
  from: quantity ? String(quantity.from) : "",
  to: quantity?.to ? String(quantity.to) : "",
  points: String(points),
  experience: String(experience),
});

/** A whole number as spreadsheets show it: "1.200", "1 200", "60,00"; undefined for anything else. */
export function readWhole(text: string): number | undefined {
  const plain = text.trim().replace(/[.,]0{1,2}$/, "");
  if (/^\d{1,9}$/.test(plain)) return Number(plain);
  return /^\d{1,3}(?:[.,\s]\d{3})+$/.test(plain) ? Number(plain.replace(/\D/g, "")) : undefined;
}

function readNumber(
  text: string,
  { minimum, maximum, empty }: { minimum: number; maximum: number; empty?: number },
): number | RuleFault {
  if (text.trim() === "") return empty ?? { code: "required" };
  const value = readWhole(text);
  if (value === undefined) return { code: "not_a_number" };
  if (value < minimum) return { code: "too_small", params: { minimum } };
  return value > maximum ? { code: "too_big", params: { maximum } } : value;
}

const readings = new WeakMap<Row, RowReading>();

/** Reading of a line: its rule, or the cells that no rule could hold. A line is read once. */
export function readRow(row: Row): RowReading {
  const known = readings.get(row);
  if (known) return known;
  const reading = isBlank(row) ? { wrong: {} } : read(row);
  readings.set(row, reading);
  return reading;
}

function read(row: Row): RowReading {
  const wrong: Partial<Record<RuleColumn, RuleFault>> = {};
  const number = (column: RuleColumn, limits: Parameters<typeof readNumber>[1]): number => {
    const value = readNumber(row[column], limits);
    if (typeof value === "number") return value;
    wrong[column] = value;
    return 0;
  };
  for (const column of MATCH_COLUMNS)
    if (row[column].trim().length > KEY_LENGTH)
      wrong[column] = { code: "too_long", params: { maximum: KEY_LENGTH } };
  const points = number("points", { minimum: 0, maximum: MOST });
  const experience = number("experience", { minimum: 0, maximum: MOST, empty: 0 });
  const from = number("from", { minimum: 1, maximum: BANDS, empty: 1 });
  const to = row.to.trim() === "" ? null : number("to", { minimum: 1, maximum: BANDS });
  if (Object.keys(wrong).length > 0) return { wrong };
  const banded = row.from.trim() !== "" || to !== null;
  return {
    wrong,
    rule: { id: row.id, match: matchOf(row), ...(banded && { quantity: { from, to } }), points, experience },
  };
}

/** The keys that were filled in. */
export function matchOf(keys: Readonly<Record<MatchColumn, string>>): ProductMatch {
  const match: ProductMatch = {};
  for (const column of MATCH_COLUMNS) {
    const value = keys[column].trim();
    if (value) match[column] = value;
  }
  return match;
}

/** How much a line says of a product, 0 to 31: of the lines that fit, the highest counts. */
export const weightOf = (row: Row): number => specificity(normalizeKeys(matchOf(row)));

/** Does the line hold these words, however they are typed? */
export function holds(row: Row, words: string): boolean {
  const text = fold(COLUMNS.map((column) => row[column]).join(" "));
  return fold(words)
    .split(" ")
    .every((word) => text.includes(word));
}
