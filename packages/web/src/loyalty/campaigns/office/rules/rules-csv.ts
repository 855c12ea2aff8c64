import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { COLUMNS, isBlank, type Row, type RuleColumn, readWhole } from "./rule-rows.ts";

/** The columns as the import reads them. */
const HEADINGS: Readonly<Record<RuleColumn, string>> = {
  productType: "product_type",
  brand: "brand",
  processor: "processor",
  generation: "generation",
  sku: "sku",
  from: "quantity_from",
  to: "quantity_to",
  points: "points",
  experience: "experience",
};
const NUMBERS: ReadonlySet<RuleColumn> = new Set(["from", "to", "points", "experience"]);

/** The points table as a CSV file that can be read in again. */
export const rulesCsv = (rows: readonly Row[]): string =>
  csvOf([
    COLUMNS.map((column) => HEADINGS[column]),
    ...rows
      .filter((row) => !isBlank(row))
      .map((row) =>
        COLUMNS.map((column) =>
          NUMBERS.has(column) ? (readWhole(row[column]) ?? row[column]) : row[column],
        ),
      ),
  ]);
