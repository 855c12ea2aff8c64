import { addDays, firstMomentOf } from "@trilha/contract/core/zoned-days.ts";
import { describe, expect, test } from "vitest";
import { sessionCampaigns } from "./session-campaigns.ts";

const timeZone = "America/Sao_Paulo";
const campaign = (name: string, beginsOn: string, endsOn: string, fields = {}) => ({
  name,
  enrolled: true,
  beginsAt: firstMomentOf(beginsOn, timeZone),
  endsAt: firstMomentOf(addDays(endsOn, 1), timeZone),
  endsOn,
  timeZone,
  settlementDays: 0,
  ...fields,
});
const names = (at: string, ...campaigns: ReturnType<typeof campaign>[]) => {
  const { open, selected, reward } = sessionCampaigns(campaigns, new Date(at));
  return [open.map(({ name }) => name), selected?.name ?? null, reward?.name ?? null];
};

const summer = campaign("summer", "2026-01-01", "2026-03-15");
const autumn = campaign("autumn", "2026-04-01", "2026-06-15");

describe("§entities#session-data: campaigns", () => {
  test("the one that runs and the person is in, until its last local midnight", () => {
    expect(names("2026-03-16T02:59:59Z", summer, autumn)).toEqual([["summer", "autumn"], "summer", "summer"]);
    expect(names("2026-03-16T03:00:00Z", summer, autumn)).toEqual([["autumn"], null, null]);
  });

  test("without a sign-up nothing is selected", () => {
    expect(names("2026-02-01T12:00:00Z", { ...summer, enrolled: false })).toEqual([["summer"], null, null]);
  });

  test("points of one that ended are spent while it settles, unless another runs", () => {
    const settling = { ...summer, settlementDays: 20 };
    expect(names("2026-03-20T12:00:00Z", settling, autumn)).toEqual([["autumn"], null, "summer"]);
    expect(names("2026-04-02T12:00:00Z", settling, autumn)).toEqual([["autumn"], "autumn", "autumn"]);
    expect(names("2026-04-05T12:00:00Z", settling)).toEqual([[], null, null]);
  });
});
