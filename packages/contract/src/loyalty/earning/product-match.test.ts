import fc from "fast-check";
import { expect, test } from "vitest";
import { countFits, matches, normalizeKeys } from "./product-match.ts";
import type { ProductMatch } from "./rule-set.ts";

const product = (productType: string, brand: string, sku: string) => ({
  ...{ productType, brand, sku, processor: null, generation: null },
});

test("§earning-rules#quantity-bands a line fits the products that have all it names, however they are typed", () => {
  const products = [
    product("Notebook", "Aurora", "NB-1"),
    product("Notebook", "Brisa", "NB-2"),
    product("Monitor", "Aurora", "MO-1"),
  ];
  const lines: ProductMatch[] = [
    {},
    { productType: "notebook" },
    { brand: "AURORA" },
    { productType: "Notebook", brand: "Aurora" },
    { processor: "Helix 7" },
    { productType: "Tablet" },
    { sku: "nb-2" },
  ];
  expect(countFits(lines, products)).toEqual([3, 2, 2, 1, 0, 0, 1]);
  expect(countFits([], products)).toEqual([]);
});

test("the count is that of asking every line about every product", () => {
  const value = fc.constantFrom("a", "B", "c");
  const match = fc.record({ productType: value, brand: value, sku: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.array(match), fc.array(fc.tuple(value, value, value)), (lines, keys) => {
      const products = keys.map((one) => product(...one));
      const one = (line: ProductMatch) =>
        products.filter((each) => matches(normalizeKeys(line), normalizeKeys(each))).length;
      expect(countFits(lines, products)).toEqual(lines.map(one));
    }),
  );
});
