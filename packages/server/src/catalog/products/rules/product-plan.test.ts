import { describe, expect, test } from "vitest";
import type { ProductLine } from "./product-lines.ts";
import { type KnownProduct, planProducts } from "./product-plan.ts";

const known: KnownProduct = {
  ...{ id: "one", version: 3, sku: "AU-1", name: "Aurora 15", productType: "Notebook", brand: "Aurora" },
  ...{ processor: "Helix 5", generation: "Gen 13", active: true },
};
const catalogue = new Map([["AU-1", known]]);
const line = (number: number, fields: Partial<ProductLine>): ProductLine => ({
  line: number,
  sku: `NEW-${number}`,
  ...fields,
});
const whole = { name: "Vertex 17", productType: "Notebook", brand: "Vertex" };

describe("a product file against the catalogue", () => {
  test("a SKU nobody has is a new product, sold unless it says otherwise", () => {
    expect(
      planProducts([line(2, whole), line(3, { ...whole, active: false })], catalogue, {}).creates,
    ).toEqual([
      { ...whole, sku: "NEW-2", processor: null, generation: null, active: true },
      { ...whole, sku: "NEW-3", processor: null, generation: null, active: false },
    ]);
  });

  test("a known SKU changes what the line says and nothing else, whatever its capitals", () => {
    const plan = planProducts([line(2, { sku: "au-1", name: "Aurora 15 s" })], catalogue, {});
    expect(plan.updates).toEqual([{ ...known, name: "Aurora 15 s" }]);
  });

  test("what is so already stays untouched; an empty cell erases nothing", () => {
    const plan = planProducts([line(2, { sku: "AU-1", brand: "Aurora" })], catalogue, {});
    expect(plan).toEqual({ creates: [], updates: [], unchanged: 1, newBrands: [], errors: [] });
  });

  test("a new product needs name, type and brand", () => {
    const plan = planProducts([line(2, { brand: "Vertex" })], catalogue, { name: "Nome" });
    expect(plan.errors).toEqual([
      { line: 2, column: "Nome", value: "", code: "required" },
      { line: 2, column: "product_type", value: "", code: "required" },
    ]);
    expect(plan.creates).toEqual([]);
  });

  test("a SKU stands in a file once", () => {
    const plan = planProducts([line(2, { ...whole, sku: "X" }), line(9, { ...whole, sku: "x" })], catalogue, {
      sku: "SKU",
    });
    expect(plan.errors).toEqual([
      { line: 9, column: "SKU", value: "x", code: "duplicate_in_file", params: { line: 2 } },
    ]);
  });
});
