import { expect, it } from "vitest";
import { keyWords, storeWords } from "./key-words.ts";

it("§entities#product a product is told by its keys, those it has", () => {
  const keys = {
    productType: "Notebook",
    brand: "Nimbus",
    processor: "Helix 7",
    generation: "Gen 15",
    sku: "N1",
  };
  expect(keyWords(keys)).toBe("Notebook · Nimbus · Helix 7 Gen 15 · N1");
  expect(keyWords({ ...keys, processor: null, generation: null })).toBe("Notebook · Nimbus · N1");
});

it.each([
  [{ name: "Centro", retailer: "Tecnópolis", city: "Lima" }, "Tecnópolis · Centro · Lima"],
  [{ name: "Tecnópolis Casa Lima", retailer: "Tecnópolis Casa", city: "Lima" }, "Tecnópolis Casa Lima"],
  [{ name: "Lima", retailer: "Lima", city: null }, "Lima"],
])("a store is told without saying anything twice: %j", (place, words) => {
  expect(storeWords(place)).toBe(words);
});
