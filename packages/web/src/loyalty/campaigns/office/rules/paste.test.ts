import { expect, it } from "vitest";
import { readBlock, writeBlock } from "./paste.ts";

it.each([
  ["tabs, as Excel and Sheets copy", "Notebook\tAurora\r\nMonitor\tVertex\r\n"],
  ["semicolons, as a CSV file", "Notebook;Aurora\nMonitor;Vertex"],
  ["quoted cells", '"Notebook"\tAurora\n"Monitor"\tVertex'],
])("%s", (_, text) => {
  expect(readBlock(text)).toEqual({
    cells: [
      ["Notebook", "Aurora"],
      ["Monitor", "Vertex"],
    ],
    columns: undefined,
  });
});

it("keeps empty cells, quotes, and breaks inside a quoted cell as spaces", () => {
  expect(readBlock('\t\t"24"" wide\nscreen"').cells).toEqual([["", "", '24" wide screen']]);
});

it.each(["Marca\tSKU\tPontos", "Marque;SKU;Points", "Brand\tSKU\tPoints"])("%j are headings", (head) => {
  const mark = head.includes("\t") ? "\t" : ";";
  expect(readBlock(`${head}\n${["Aurora", "NB-1", "60"].join(mark)}`)).toEqual({
    cells: [["Aurora", "NB-1", "60"]],
    columns: ["brand", "sku", "points"],
  });
});

it("what it writes, it reads", () => {
  const cells = [
    ["Notebook", '15" Pro', ""],
    ["", "Aurora", "60"],
  ];
  expect(readBlock(writeBlock(cells)).cells).toEqual(cells);
});
