import { describe, expect, it } from "vitest";
import { isAdult } from "../../accounts/identity/checks.ts";
import { emptyRuleSet, type Multiplier, type RuleSet } from "../earning/rule-set.ts";
import { campaignFaults, missingInSignUp, type PlannedCampaign } from "./checks.ts";
import { campaignStates } from "./shapes.ts";
import { campaignMayStep } from "./states.ts";

describe("§validation#campaign-sign-up campaign sign-up: 18 or older", () => {
  it.each([
    ["2008-11-21", "2026-11-21", true, "on the birthday"],
    ["2008-11-22", "2026-11-21", false, "the day before"],
    ["2008-02-29", "2026-02-28", false, "born on a leap day"],
    ["2008-02-29", "2026-03-01", true, "born on a leap day"],
    ["1950-01-01", "2026-11-21", true, "long ago"],
  ])("%s on %s: %s (%s)", (birthday, today, adult) => {
    expect(isAdult(birthday, today)).toBe(adult);
  });
});

describe("§validation#campaign-sign-up campaign sign-up: all mandatory fields", () => {
  const whole = {
    companyId: "c",
    brands: ["Nimbus"],
    retailers: [{ retailerId: "r", storeIds: ["s"] }],
    termsAccepted: true,
    birthday: "1990-05-17",
  };
  const paths = (change: Partial<typeof whole> & { companyId?: string }, hasBirthday = false) =>
    missingInSignUp({ ...whole, ...change }, { hasBirthday }).map(({ path }) => path);

  it("complete", () => {
    expect(paths({})).toEqual([]);
    expect(missingInSignUp({ ...whole, birthday: undefined }, { hasBirthday: true })).toEqual([]);
  });
  it.each([
    [{ companyId: "" }, ["companyId"]],
    [{ brands: [] }, ["brands"]],
    [{ retailers: [] }, ["retailers"]],
    [
      {
        retailers: [
          whole.retailers[0] ?? { retailerId: "r", storeIds: [] },
          { retailerId: "q", storeIds: [] },
        ],
      },
      ["retailers.1.storeIds"],
    ],
    [{ termsAccepted: false }, ["termsAccepted"]],
    [{ birthday: "" }, ["birthday"]],
  ])("without %j", (change, missing) => {
    expect(paths(change)).toEqual(missing);
  });
});

it("a campaign goes forward, and back to draft only before it starts", () => {
  const steps = campaignStates.flatMap((from) =>
    campaignStates.filter((to) => campaignMayStep(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(steps).toEqual([
    "draft → validated",
    "validated → draft",
    "validated → scheduled",
    "scheduled → draft",
    "scheduled → running",
    "running → ended",
    "ended → settled",
  ]);
});

describe("§loyalty#campaign-languages what keeps a campaign from being proposed", () => {
  const whole: PlannedCampaign = {
    title: { "pt-BR": "Verão", "es-ES": "Verano" },
    terms: { "pt-BR": "Regulamento", "es-ES": "Bases" },
    countries: ["BR", "CL", "MX"],
    endsAt: new Date("2026-12-16T03:00:00Z"),
    levels: { creatorFrom: 1_000, influencerFrom: 3_000 },
  };
  const promotion = (change: Partial<Multiplier>): Multiplier => ({
    ...{ id: "x", name: { "pt-BR": "Em dobro" }, factor: { numerator: 2, denominator: 1 }, match: {} },
    ...{ from: "2026-11-01", to: "2026-11-02", countries: [], storeGroupIds: [], levels: [] },
    ...{ experienceToo: false, stacks: false, ...change },
  });
  const rules: RuleSet = { ...emptyRuleSet, base: [{ id: "a", match: {}, points: 1, experience: 1 }] };

  it.each<[string, Partial<PlannedCampaign>, Partial<RuleSet>, string[]]>([
    ["whole", {}, {}, []],
    ["a title of one of two languages", { title: { "pt-BR": "Verão" } }, {}, ["title_missing es-ES"]],
    ["blank terms", { terms: { "pt-BR": " ", "es-ES": "Bases" } }, {}, ["terms_missing pt-BR"]],
    ["a language no country of it reads", { countries: ["CL"], title: { "es-ES": "Verano" } }, {}, []],
    [
      "both languages of Canada",
      { countries: ["CA"], terms: { "en-US": "Terms" }, title: { "en-US": "Summer", "fr-FR": "Été" } },
      {},
      ["terms_missing fr-FR"],
    ],
    ["a promotion for everybody", {}, { multipliers: [promotion({})] }, ["promotion_unnamed es-ES"]],
    ["one for Brazil", {}, { multipliers: [promotion({ countries: ["BR"] })] }, []],
    ["one for a country that left", {}, { multipliers: [promotion({ countries: ["AR"] })] }, []],
    ["no rules", {}, { base: [] }, ["rules_empty"]],
    ["over by now", { endsAt: new Date("2026-11-21T12:00:00Z") }, {}, ["already_over"]],
    ["levels beside each other", { levels: { creatorFrom: 9, influencerFrom: 9 } }, {}, ["levels_order"]],
  ])("%s", (_, campaign, ruleSet, expected) => {
    const faults = campaignFaults(
      { ...whole, ...campaign },
      { ...rules, ...ruleSet },
      new Date("2026-11-21T12:00:00Z"),
    );
    expect(faults.map(({ kind, locale }) => (locale ? `${kind} ${locale}` : kind))).toEqual(expected);
  });
});
