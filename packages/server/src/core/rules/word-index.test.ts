import { describe, expect, test } from "vitest";
import { searchedTexts, wordSearches } from "../../../test/word-searches.ts";
import { isNear, wordIndex } from "./word-index.ts";

const texts = [
  "Introdução às técnicas de venda",
  "Sales techniques for beginners",
  "Técnicas de venta: atención al cliente",
  "Les techniques de vente à l’écoute",
  "Notebook X1: segurança e privacidade",
];
const index = wordIndex(texts);

describe("§entities#filters: search", () => {
  test.each<[string, number[]]>([
    ["tecnicas", [0, 2]],
    ["técnica", [0, 2]],
    ["INTRODUCAO", [0]],
    ["techniques", [1, 3]],
    ["ecoute", [3]],
    ["venda tecnica", [0]],
    ["venda notebook", []],
    // Slips in each language.
    ["introducao", [0]],
    ["introdução as tecincas", [0]],
    ["segurnaça", [4]],
    ["begginers", [1]],
    ["atencoin", [2]],
    ["tehcniques", [1, 3]],
    ["notbook", [4]],
    // Still typing, with a slip.
    ["segurn", [4]],
    // Short words and other words are not guessed at.
    ["xz1", []],
    ["finanças", []],
  ])("%s", (search, expected) => {
    expect([...index.find(search)].sort()).toEqual(expected);
    // Again, as it is remembered.
    expect([...index.find(search)].sort()).toEqual(expected);
  });
});

test.each(wordSearches)("%s, as lists in the database find it", (typed, places) => {
  expect([...wordIndex(searchedTexts).find(typed)].sort()).toEqual(places);
});

test("two slips are too many in a short word", () => {
  expect(isNear("vedna", "venda", 1)).toBe(true);
  expect(isNear("vedan", "venda", 1)).toBe(false);
  expect(isNear("privasidade", "privacidade", 2)).toBe(true);
  expect(isNear("prvasidade", "privacidade", 2)).toBe(true);
  expect(isNear("prvasdade", "privacidade", 2)).toBe(false);
});
