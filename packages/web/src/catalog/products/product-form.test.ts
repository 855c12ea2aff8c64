import { describe, expect, it } from "vitest";
import { checkProduct, emptyProduct, fieldsOf } from "./product-form.ts";

const good = { ...emptyProduct, sku: "AU-1", name: "Aurora 15", productType: "Notebook", brand: "Aurora" };

describe("§purpose#points-depend-on a product's form", () => {
  it.each([
    [{}, []],
    [{ sku: " " }, ["sku"]],
    [{ name: "", brand: "" }, ["name", "brand"]],
    [{ processor: "x".repeat(65) }, ["processor"]],
    [{ name: "x".repeat(257) }, ["name"]],
  ] as const)("%o is wrong in %o", (changes, fields) => {
    expect(Object.keys(checkProduct({ ...good, ...changes }))).toEqual([...fields]);
  });

  it("sends nothing for what was left empty", () => {
    expect(fieldsOf({ ...good, sku: " AU-1 ", processor: " " })).toMatchObject({
      sku: "AU-1",
      processor: null,
    });
  });
});
