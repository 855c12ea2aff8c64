/** Files people bring in: read, judged line by line, taken as far as they are good. */
export { readLines, writeAll } from "./bring-in.ts";
export { importFile, type SheetRead } from "./import-file.ts";
export { lineErrorsInWords, openText } from "./open-sheet.ts";
export { readSheet } from "./read-sheet.ts";
