import { expect, it } from "vitest";
import { checkPromotion, factorChoice, newPromotion, promotionOf, readPromotion } from "./promotion-form.ts";

const spring = {
  ...newPromotion("spring"),
  name: { "pt-BR": " Primavera ", "en-US": "" },
  from: "2026-11-01",
  to: "2026-11-30",
  match: { ...newPromotion("x").match, brand: " Aurora " },
  levels: ["influencer", "creator"] as const,
};

it("§earning-rules#multipliers a card says a promotion and a promotion a card", () => {
  const promotion = readPromotion(spring);
  expect(promotion).toEqual({
    id: "spring",
    name: { "pt-BR": "Primavera" },
    factor: { numerator: 3, denominator: 2 },
    from: "2026-11-01",
    to: "2026-11-30",
    match: { brand: "Aurora" },
    countries: [],
    storeGroupIds: [],
    levels: ["creator", "influencer"],
    experienceToo: false,
    stacks: false,
  });
  if (promotion) expect(readPromotion(promotionOf(promotion))).toEqual(promotion);
});

it("a new card says what it lacks", () => {
  expect(Object.keys(checkPromotion(newPromotion("a")))).toEqual(["name", "from", "to"]);
  expect(readPromotion(newPromotion("a"))).toBeUndefined();
});

it.each([
  [{ numerator: "0" }, { numerator: { code: "too_small", params: { minimum: 1 } } }],
  [{ denominator: "101" }, { denominator: { code: "too_big", params: { maximum: 100 } } }],
  [{ numerator: "1,5" }, { numerator: { code: "not_a_number" } }],
  [{ name: { "fr-FR": "x".repeat(81) } }, { name: { code: "too_long", params: { maximum: 80 } } }],
])("%j", (change, wrong) => {
  expect(checkPromotion({ ...spring, ...change })).toEqual(wrong);
});

it.each([
  ["3", "2", "1.5"],
  ["2", "1", "2"],
  ["5", "4", "other"],
])("§limits#campaign-quarter %s/%s is %s", (numerator, denominator, choice) => {
  expect(factorChoice({ ...spring, numerator, denominator })).toBe(choice);
});
