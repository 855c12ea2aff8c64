import { describe, expect, test } from "vitest";
import { facetsOf, type ProductKind } from "./facets.ts";

const kind = (
  productType: string,
  brand: string,
  processor: string | null,
  products: number,
): ProductKind => ({
  ...{ productType, brand, processor, products },
  generation: processor && `${processor} G1`,
});
const kinds = [
  kind("Notebook", "Aurora", "Helix 5", 4),
  kind("Notebook", "Vertex", "Helix 7", 2),
  kind("Monitor", "Vertex", null, 3),
];
const values = (list: readonly { value: string; count: number }[]) =>
  list.map(({ value, count }) => `${value} ${count}`);

describe("§entities#product what a product search can be narrowed by", () => {
  test("everything, the most frequent first", () => {
    const facets = facetsOf(kinds, {});
    expect(values(facets.productTypes)).toEqual(["Notebook 6", "Monitor 3"]);
    expect(values(facets.brands)).toEqual(["Vertex 5", "Aurora 4"]);
    expect(values(facets.processors)).toEqual(["Helix 5 4", "Helix 7 2"]);
  });

  test("each list under the other choices, never under its own", () => {
    const facets = facetsOf(kinds, { brand: "Vertex", productType: "Notebook" });
    expect(values(facets.productTypes)).toEqual(["Monitor 3", "Notebook 2"]);
    expect(values(facets.brands)).toEqual(["Aurora 4", "Vertex 2"]);
    expect(values(facets.generations)).toEqual(["Helix 7 G1 2"]);
  });

  test("nothing where nothing fits", () => {
    expect(facetsOf(kinds, { brand: "Nobody" }).productTypes).toEqual([]);
  });
});
