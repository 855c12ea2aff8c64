import { expect, it } from "vitest";
import { checkDetails, type DetailValues, perThousand, writtenDetails } from "./details-form.ts";

const whole: DetailValues = {
  title: { "pt-BR": " Primavera ", "en-US": "" },
  countries: [{ country: "BR", timeZone: "America/Sao_Paulo", beginsOn: "2027-01-01", endsOn: "2027-03-15" }],
  companyIds: [],
  brands: ["Aurora"],
  retailerIds: [],
  audience: { key: "tree", join: "all", items: [] },
  settlementDays: "0",
  reportingDays: "15",
  sampleRate: "2,5",
  budget: "",
  terms: { "pt-BR": "Vale até o fim." },
};

it("§entities#campaign: what is typed becomes what is sent", () => {
  expect(checkDetails(whole)).toEqual({});
  expect(writtenDetails(whole)).toMatchObject({
    title: { "pt-BR": "Primavera" },
    settlementDays: 0,
    reportingDays: 15,
    sampleRate: 25,
    budget: null,
    terms: { "pt-BR": "Vale até o fim." },
  });
  expect(writtenDetails({ ...whole, budget: "500000" }).budget).toBe(500_000);
});

it.each([
  [{ countries: [] }, "countries", "too_few"],
  [
    { countries: whole.countries.map((one) => ({ ...one, endsOn: "2026-12-31" })) },
    "countries.0.endsOn",
    "invalid",
  ],
  [
    { countries: whole.countries.map((one) => ({ ...one, beginsOn: "" })) },
    "countries.0.beginsOn",
    "required",
  ],
  [{ settlementDays: "" }, "settlementDays", "required"],
  [{ settlementDays: "366" }, "settlementDays", "too_big"],
  [{ reportingDays: "0" }, "reportingDays", "too_small"],
  [{ reportingDays: "x" }, "reportingDays", "not_a_number"],
  [{ sampleRate: "101" }, "sampleRate", "invalid"],
  [{ budget: "0" }, "budget", "too_small"],
  [{ title: { "fr-FR": "x".repeat(257) } }, "title.fr-FR", "too_long"],
])("%j is wrong at %s", (change, path, code) => {
  const wrong = checkDetails({ ...whole, ...change });
  expect(Object.entries(wrong).map(([at, one]) => [at, one.code])).toEqual([[path, code]]);
});

it.each([
  ["5", 50],
  ["2.5", 25],
  ["100", 1000],
  ["0", 0],
  ["100,1", undefined],
  ["2,55", undefined],
  ["", undefined],
])("%j per hundred is %s per thousand", (text, value) => {
  expect(perThousand(text)).toBe(value);
});
