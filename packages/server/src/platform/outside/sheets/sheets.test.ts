import { Workbook } from "@cj-tech-master/excelts";
import { expect, it } from "vitest";
import { threadSheets } from "./sheets.ts";

it("a workbook says what the table says: numbers as numbers, what looks like a formula as text", async () => {
  const rows = [
    ["Produto", "Pontos"],
    ["=HYPERLINK(1)", 12],
    ["Ação & <b>", -3.5],
  ];
  const bytes = await threadSheets().write({ title: "Vendas: [2026]", rows });
  const book = new Workbook();
  await book.xlsx.load(bytes);
  const sheet = book.worksheets[0];
  expect(sheet?.toAOA()).toEqual(rows);
  expect(sheet?.getCell("A2").formula).toBeFalsy();
  expect(typeof sheet?.getCell("A2").value).toBe("string");
});
