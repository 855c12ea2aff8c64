import { type ProductColumn, productColumns } from "@trilha/contract/catalog/products/import-columns.ts";
import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import { describe, expect, test } from "vitest";
import { productFile, readProductColumn, readProductLine, type Spellings } from "./product-lines.ts";

const spellings = (): Spellings => ({
  brands: new Map([["aurora", "Aurora"]]),
  productTypes: new Map([["notebook", "Notebook"]]),
  processors: new Map([["helix 5", "Helix 5"]]),
  generations: new Map(),
});

type Cells = Partial<Record<ProductColumn, string>>;
const whole: Cells = { sku: "AU-1", name: "Aurora 15", product_type: "Notebook", brand: "Aurora" };

/** Reads a line whose file has just these columns, named as themselves. */
function read(cells: Cells, known = spellings()) {
  const all = { ...whole, ...cells };
  const columns = Object.keys(all) as ProductColumn[];
  const names = Object.fromEntries(columns.map((column) => [column, column]));
  return readProductLine(7, Object.values(all), { columns, names }, known);
}
const errors = (cells: Cells) => {
  const result = read(cells);
  return "errors" in result ? result.errors.map(({ column, code }) => `${column} ${code}`) : [];
};

describe("the header of a product file", () => {
  test.each(productColumns.map((column) => [column]))("%s is its own name", (column) => {
    expect(readProductColumn(column)).toBe(column);
    expect(readProductColumn(column.toUpperCase().replace("_", " "))).toBe(column);
  });

  test("is understood in any language; without a SKU it says so", () => {
    expect(
      readHeaderLine(["SKU", "Nome", "Tipo de produto", "Marca", "Processador", "Geração"], productFile),
    ).toMatchObject({
      header: { columns: ["sku", "name", "product_type", "brand", "processor", "generation"] },
    });
    expect(readHeaderLine(["nombre", "marca"], productFile)).toMatchObject({
      errors: [{ line: 1, column: "sku", code: "column_missing" }],
    });
    expect(readHeaderLine(["AU-1", "Aurora 15"], productFile)).toBeUndefined();
  });
});

describe("§purpose#points-depend-on one spelling of what points depend on", () => {
  test("is the catalogue's, however the file writes it", () => {
    expect(read({ product_type: "NOTEBOOK", brand: "áurora", processor: "helix-5", active: "não" })).toEqual({
      ...{ line: 7, sku: "AU-1", name: "Aurora 15", productType: "Notebook", brand: "Aurora" },
      ...{ processor: "Helix 5", active: false },
    });
  });

  test("a brand that is new is spelled as the file first writes it", () => {
    const known = spellings();
    expect(read({ brand: "Nova Marca" }, known)).toMatchObject({ brand: "Nova Marca" });
    expect(read({ brand: "NOVA MARCA" }, known)).toMatchObject({ brand: "Nova Marca" });
  });

  test("is the first one of the file where the catalogue has none", () => {
    const known = spellings();
    read({ generation: "Gen 15" }, known);
    expect(read({ generation: "GEN 15" }, known)).toMatchObject({ generation: "Gen 15" });
    expect([...known.generations]).toEqual([[plain("Gen 15"), "Gen 15"]]);
  });
});

describe("§validation#imports what is wrong with a line is said, cell by cell", () => {
  test.each<[string, Cells, string[]]>([
    ["no SKU", { sku: " " }, ["sku required"]],
    ["a SKU over 64 characters", { sku: "1".repeat(65) }, ["sku too_long"]],
    ["a name over 256 characters", { name: "a".repeat(257) }, ["name too_long"]],
    ["neither yes nor no", { active: "talvez" }, ["active one_of"]],
    ["signs that cannot be printed", { processor: "Helix\u202e" }, ["processor unprintable"]],
    ["several things at once", { brand: "X", active: "?" }, ["active one_of"]],
  ])("%s", (_name, cells, wrong) => {
    expect(errors(cells)).toEqual(wrong);
  });
});

test("a cell that looks like a formula is data", () => {
  expect(read({ name: "'=HYPERLINK(1)" })).toMatchObject({ name: "=HYPERLINK(1)" });
});
