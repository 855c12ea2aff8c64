import { levelRulesEdit } from "@trilha/contract/loyalty/tiers/shapes.ts";
import { expect, it } from "vitest";
import { checkLevels, type LevelValues, levelsOf, pathOf, writtenLevels } from "./levels-form.ts";

const values = (creator: [string, string], influencer: [string, string]): LevelValues => ({
  creator: { threshold: creator[0], keep: creator[1], opens: { "pt-BR": " Eventos ", "en-US": " " } },
  influencer: { threshold: influencer[0], keep: influencer[1], opens: {} },
});

it.each<[[string, string], [string, string], Record<string, string>]>([
  [["1000", "400"], ["3000", "1200"], {}],
  [["1000", "1000"], ["3000", "0"], {}],
  [["1000", "1001"], ["3000", "1200"], { "creator.keep": "too_big" }],
  [["1000", "400"], ["1000", "400"], { "influencer.threshold": "too_small" }],
  [["0", "0"], ["3000", "1200"], { "creator.threshold": "too_small" }],
  [
    ["", "400"],
    ["3.000", "x"],
    {
      "creator.threshold": "required",
      "influencer.threshold": "not_a_number",
      "influencer.keep": "not_a_number",
    },
  ],
  [["1000", "400"], ["1000001", ""], { "influencer.threshold": "too_big", "influencer.keep": "required" }],
])("§loyalty#levels asking %j and %j", (creator, influencer, wrong) => {
  const faults = checkLevels(values(creator, influencer));
  expect(Object.fromEntries(Object.entries(faults).map(([path, { code }]) => [path, code]))).toEqual(wrong);
});

it("sends whole numbers and the languages somebody wrote, as the server takes them", () => {
  const written = writtenLevels(values(["1000", "400"], ["3000", "1200"]));
  expect(written).toEqual([
    { level: "creator", threshold: 1000, keep: 400, opens: { "pt-BR": "Eventos" } },
    { level: "influencer", threshold: 3000, keep: 1200, opens: {} },
  ]);
  expect(levelRulesEdit.safeParse({ version: 1, levels: written }).success).toBe(true);
  expect(writtenLevels(levelsOf({ levels: written }))).toEqual(written);
});

it("finds the field a refusal means", () => {
  expect(pathOf("levels.1.keep")).toBe("influencer.keep");
  expect(pathOf("version")).toBe("version");
});
