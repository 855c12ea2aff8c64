import { expect, test } from "vitest";
import { type Facet, facetOptions, facetValue, fittingGroups } from "./facets.ts";

const facets: Facet<"brand" | "type">[] = [
  { key: "type", label: "Tipo", values: ["Câmera", "Aurora"] },
  { key: "brand", label: "Marca", values: ["Aurora", "Vértex"] },
];
const search = (typed: string) =>
  fittingGroups(facetOptions(facets), typed).map(({ group, items }) => [
    group,
    items.map(({ label }) => label),
  ]);

test("values are found by their words and their facet's, without accents", () => {
  expect(search("camera")).toEqual([["Tipo", ["Câmera"]]]);
  expect(search("aurora")).toEqual([
    ["Tipo", ["Aurora"]],
    ["Marca", ["Aurora"]],
  ]);
  expect(search("MARCA vert")).toEqual([["Marca", ["Vértex"]]]);
  expect(search("xyz")).toEqual([]);
  expect(search("")).toHaveLength(2);
});

test("a value of two facets is known by its facet", () => {
  const [, brands] = facetOptions(facets);
  expect(facetValue(facets, brands?.items[0]?.value ?? "")).toEqual({ key: "brand", value: "Aurora" });
  expect(facetValue(facets, "brand:Nimbus")).toBeUndefined();
});
