import { describe, expect, it, test } from "vitest";
import { bodyOf, checkReward, emptyReward, type RewardValues } from "./reward-form.ts";

const place = { countries: ["BR", "AR"], timeZone: "America/Sao_Paulo" } as const;
const good: RewardValues = {
  ...emptyReward(place),
  sku: " FONE-1 ",
  name: { "pt-BR": " Fone ", "en-US": " " },
  categoryId: "c",
  countries: [
    { country: "AR", price: "", active: true },
    { country: "BR", price: "1.500", active: true },
  ],
};
const sold = { country: "BR", price: "1", active: true } as const;
const wrong = (changes: Partial<RewardValues>) =>
  Object.entries(checkReward({ ...good, ...changes }, "pt-BR")).map(([path, { code }]) => `${path} ${code}`);

describe("§entities#reward: an item's form", () => {
  it("offers a price for each country of the programme, in the alphabet's order", () => {
    expect(emptyReward(place).countries.map(({ country }) => country)).toEqual(["AR", "BR"]);
  });

  it("sends what was written, and nothing for what was left empty", () => {
    expect(bodyOf({ ...good, limits: { ...good.limits, month: "2" } }, place)).toMatchObject({
      sku: "FONE-1",
      name: { "pt-BR": "Fone" },
      countries: [{ country: "BR", price: 1500, active: true }],
      limits: [{ period: "month", units: 2 }],
      eligibility: { all: [] },
      visibleFrom: null,
    });
  });

  it("sends when a parcel arrives; a digital code has no such days", () => {
    const countries = [{ ...sold, arrivesFrom: "5", arrivesUntil: "10" }];
    const sent = (changes: Partial<RewardValues>) =>
      bodyOf({ ...good, countries, ...changes }, place).countries;
    expect(sent({})).toEqual([{ country: "BR", price: 1, active: true, arrival: { from: 5, until: 10 } }]);
    expect(sent({ delivery: "digital" })).toEqual([{ country: "BR", price: 1, active: true }]);
  });

  test.each<[Partial<RewardValues>, string[]]>([
    [{}, []],
    [{ sku: " ", categoryId: "" }, ["sku required", "categoryId required"]],
    [{ name: { "fr-FR": " " } }, ["name.pt-BR required"]],
    [{ name: { "fr-FR": "x".repeat(121) } }, ["name.fr-FR too_long"]],
    [{ countries: [{ country: "BR", price: "1,5", active: true }] }, ["countries.0.price not_a_number"]],
    [{ countries: [{ country: "BR", price: "0", active: true }] }, ["countries.0.price too_small"]],
    [{ countries: [{ ...sold, arrivesFrom: "5", arrivesUntil: "10" }] }, []],
    [{ countries: [{ ...sold, arrivesFrom: "5" }] }, ["countries.0.arrivesUntil required"]],
    [{ countries: [{ ...sold, arrivesUntil: "5" }] }, ["countries.0.arrivesFrom required"]],
    [{ countries: [{ ...sold, arrivesFrom: "5", arrivesUntil: "4" }] }, ["countries.0.arrivesUntil invalid"]],
    [
      { countries: [{ ...sold, arrivesFrom: "0", arrivesUntil: "121" }] },
      ["countries.0.arrivesFrom too_small", "countries.0.arrivesUntil too_big"],
    ],
    [{ delivery: "digital", countries: [{ ...sold, arrivesFrom: "5" }] }, []],
    [{ limits: { ...good.limits, ever: "2000000" } }, ["limits.ever too_big"]],
    [{ visibleFrom: "2026-05-02", visibleUntil: "2026-05-01" }, ["visibleUntil invalid"]],
    [{ visibleFrom: "2026-05-02", redeemFrom: "2026-05-01" }, ["redeemFrom invalid"]],
    [{ visibleUntil: "2026-05-02", redeemUntil: "2026-05-03" }, ["redeemUntil invalid"]],
    [{ redeemFrom: "2026-05-02", redeemUntil: "2026-05-02" }, []],
    [
      { eligibility: { ...good.eligibility, items: [{ key: "1", kind: "training", values: [] }] } },
      ["eligibility invalid"],
    ],
  ])("%j: %j", (changes, expected) => {
    expect(wrong(changes)).toEqual(expected);
  });
});

describe("§routes#screen-reward-store rewards: windows are days of the programme", () => {
  it("a last day ends with its midnight", () => {
    expect(bodyOf({ ...good, visibleFrom: "2026-05-01", visibleUntil: "2026-05-31" }, place)).toMatchObject({
      visibleFrom: "2026-05-01T03:00:00.000Z",
      visibleUntil: "2026-06-01T03:00:00.000Z",
    });
  });

  it("a moment inside a day stays while its day does", () => {
    const before = {
      visibleFrom: "2026-05-01T15:00:00.000Z",
      visibleUntil: null,
      redeemFrom: null,
      redeemUntil: null,
    };
    const from = (visibleFrom: string) => bodyOf({ ...good, visibleFrom }, place, before).visibleFrom;
    expect(from("2026-05-01")).toBe("2026-05-01T15:00:00.000Z");
    expect(from("2026-05-02")).toBe("2026-05-02T03:00:00.000Z");
    expect(from("")).toBe(null);
  });
});
