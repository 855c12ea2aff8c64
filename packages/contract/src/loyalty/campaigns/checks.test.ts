import { describe, expect, it } from "vitest";
import { isAdult } from "../../accounts/identity/checks.ts";
import { missingInSignUp } from "./checks.ts";
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
