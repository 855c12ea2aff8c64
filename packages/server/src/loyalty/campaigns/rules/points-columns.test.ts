import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { expect, test } from "vitest";
import { pointsFile, readPointsLine } from "./points-columns.ts";

test.each([
  ["Tipo de produto;Marca;Processador;Geração;SKU;De;Até;Pontos;Experiência"],
  ["Product type;Brand;Processor;Generation;SKU;From;To;Points;Experience"],
  ["Tipo de producto;Marca;Procesador;Generación;Código;Desde;Hasta;Puntos;Experiencia"],
  ["Type de produit;Marque;Processeur;Génération;Code produit;Dès;Jusqu’à;Points;XP"],
])("§routes#points-table: %s is understood", (line) => {
  const read = readHeaderLine(line.split(";"), pointsFile);
  expect(read).toMatchObject({
    header: {
      columns: [
        ...["product_type", "brand", "processor", "generation", "sku"],
        ...["from_units", "to_units", "points", "experience"],
      ],
    },
  });
});

test("a file without points is told so, a file without a header is none", () => {
  expect(readHeaderLine(["Marca", "Cor"], pointsFile)).toMatchObject({
    headings: [{ column: "brand" }, { heading: "Cor", column: null }],
    errors: [{ column: "points", code: "column_missing" }],
  });
  expect(readHeaderLine(["Vertex", "90"], pointsFile)).toBeUndefined();
});

const read = readHeaderLine(["Marca", "De", "Até", "Pontos", "XP"], pointsFile);
const line = (...cells: string[]) => {
  if (!read || !("header" in read)) throw new Error("no header");
  return readPointsLine(7, cells, read.header);
};

test.each([
  [["Vertex", "", "", "1.200", ""], { quantity: null, points: 1200, experience: 1200 }],
  [["Vertex", "2", "", "90", "30"], { quantity: { from: 2, to: null }, points: 90, experience: 30 }],
  [["", "", "5", "90", "0"], { brand: null, quantity: { from: 1, to: 5 }, experience: 0 }],
])("§routes#points-table: %j", (cells, row) => {
  expect(line(...cells)).toMatchObject(row);
});

test.each([
  [["Vertex", "", "", "", ""], [["Pontos", "required"]]],
  [
    ["Vertex", "", "", "1,5", "NaN"],
    [
      ["Pontos", "invalid"],
      ["XP", "invalid"],
    ],
  ],
  [
    ["Vertex", "0", "x", "2000000", "-1"],
    [
      ["Pontos", "too_big"],
      ["XP", "invalid"],
      ["De", "too_small"],
      ["Até", "invalid"],
    ],
  ],
  [["Vertex", "5", "2", "9", "9"], [["Até", "invalid"]]],
  [["x".repeat(65), "", "", "9", "9"], [["Marca", "too_long"]]],
])("§routes#points-table: every fault of %j is told", (cells, faults) => {
  const result = line(...cells);
  const errors = "errors" in result ? result.errors.map(({ column, code }) => [column, code]) : [];
  expect(errors).toEqual(faults);
});
