import { formulaStart } from "./formula.ts";

/**
 * CSV injection is prevented by writing as text what a spreadsheet would run as a formula: signs of full width and signs behind blanks or marks
 * that are not seen too; also behind what one of another country takes for the
 * end of a cell, which quotes in the middle of its line do not hinder. A text that has such an apostrophe of its own
 * gets one more, so that a file that is read again says the same.
 */
const harmless = (text: string): string => text.replace(formulaStart, "$1'").replace(/^(?=[\t\r\n])/, "'");

const cell = (value: string | number): string => {
  const text = typeof value === "number" ? String(value) : harmless(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a CSV file that Excel opens as it is: semicolons, CRLF, and a mark that says UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
