import { rewardColumns } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import { expect, test } from "vitest";
import { deliveryWords, readRewardColumn, stateWords } from "./reward-columns.ts";

test("every column of a file of items is known by its own name", () => {
  expect(rewardColumns.map(readRewardColumn)).toEqual([...rewardColumns]);
});

test.each([
  ["Código", "sku"],
  ["Nome", "name_pt"],
  ["Descripción", "description_es"],
  ["Nível", "level"],
  ["Preço", undefined],
])("%s is the column %s", (header, column) => {
  expect(readRewardColumn(header)).toBe(column);
});

test("deliveries and states are known by their words", () => {
  expect([deliveryWords.get("envio"), deliveryWords.get("numerique")]).toEqual(["shipped", "digital"]);
  expect([stateWords.get("rascunho"), stateWords.get("publie")]).toEqual(["draft", "published"]);
});
