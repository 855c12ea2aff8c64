import { PassThrough } from "node:stream";
import { WorkbookWriter } from "@cj-tech-master/excelts";
import type { SheetTable } from "../ports.ts";

const bold = { bold: true };
/** As wide as its heading, within what a screen shows. */
const widthOf = (heading: string | number) => Math.min(48, Math.max(12, String(heading).length + 4));

/**
 * A table as an XLSX workbook, with a word about it on a second sheet: the first row are its headings. Texts are written as texts, so that nothing
 * in them is ever a formula; numbers stay numbers.
 */
export async function writeSheet({ title, rows, about }: SheetTable): Promise<Uint8Array> {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => stream.on("end", resolve).on("error", reject));
  const book = new WorkbookWriter({ stream, useStyles: true });
  const sheet = book.addWorksheet(title.slice(0, 31).replace(/[\\/?*[\]:]/g, " "), {
    views: [{ state: "frozen", ySplit: 1 }],
  });
  sheet.columns = (rows[0] ?? []).map((heading) => ({ width: widthOf(heading) }));
  rows.forEach((cells, index) => {
    const row = sheet.addRow([...cells]);
    if (index === 0) row.font = bold;
    row.commit();
  });
  if (about) {
    const second = book.addWorksheet("i");
    second.columns = [{ width: 96 }];
    second.addRow([about]).commit();
  }
  await book.commit();
  await ended;
  return Buffer.concat(chunks);
}
