import { readFileSync } from "node:fs";
import { join } from "node:path";
import { plain } from "@trilha/contract/core/imports/words.ts";
import { rewardColumns } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import { expect, it } from "vitest";
import {
  deliveryWords,
  readRewardColumn,
  stateWords,
} from "../../../../../../server/src/loyalty/rewards/rules/reward-columns.ts";
import { LOCALES } from "../../../../i18n/locales.ts";

type Texts = { import: { columns: Record<string, string>; help: { delivery: string; state: string } } };
const textsOf = (locale: string) =>
  (JSON.parse(readFileSync(join(import.meta.dirname, `../locales/${locale}.json`), "utf8")) as Texts).import;
const wordsIn = (text: string) =>
  text
    .replace(/\.$/, "")
    .split(/,| \S{1,2} /)
    .map(plain);

it.each(LOCALES)("the server understands the heads of the template in %s", (locale) => {
  const { columns } = textsOf(locale);
  expect(rewardColumns.map((column) => readRewardColumn(columns[column] ?? ""))).toEqual([...rewardColumns]);
});

it.each(LOCALES)("and the words it offers for delivery and state, in %s", (locale) => {
  const { help } = textsOf(locale);
  expect(wordsIn(help.delivery).map((word) => deliveryWords.get(word))).toEqual(["shipped", "digital"]);
  expect(wordsIn(help.state).map((word) => stateWords.get(word))).toEqual(["draft", "published", "archived"]);
});
