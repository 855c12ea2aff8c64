import { expect, test } from "vitest";
import { searchPlaces } from "./search-places.ts";

const places = [
  { name: "Gestão de campanhas", groupName: "Vendas e campanhas" },
  { name: "Auditoria de vendas", groupName: "Vendas e campanhas" },
  { name: "Vendas e fotos", groupName: "Vendas e campanhas" },
  { name: "Níveis", groupName: "Pontos e prêmios" },
  { name: "Início" },
];
const namesFor = (typed: string) => searchPlaces(places, typed).map(({ name }) => name);

test.each([
  ["nothing typed finds all, in their order", " ", places.map(({ name }) => name)],
  ["accents are forgiven", "niveis", ["Níveis"]],
  ["case is forgiven, and accents too many", "INÍCIÔ", ["Início"]],
  ["an entry whose name starts with it comes first", "vendas", [places[2], places[1], places[0]]],
  ["a word within the name", "audit", ["Auditoria de vendas"]],
  ["every word, in any order", "campanhas gestao", ["Gestão de campanhas"]],
  ["the group's name finds its places, last", "premios", ["Níveis"]],
  ["a word of the name and one of the group", "niveis pontos", ["Níveis"]],
  ["the middle of a word of the name, not of the group", "ampanh", [places[0]]],
  ["what nothing holds", "xyz", []],
])("%s", (_, typed, names) => {
  expect(namesFor(typed)).toEqual(names.map((one) => (typeof one === "string" ? one : one?.name)));
});
