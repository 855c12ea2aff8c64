import { expect, it } from "vitest";
import type { OwnCampaign } from "./earning.queries.ts";
import { openCampaigns, reportCampaign } from "./report-campaign.ts";

const campaign = (id: string, report: boolean, enrolled = report): OwnCampaign => ({
  id,
  title: id,
  locale: "pt-BR",
  beginsOn: "2026-10-01",
  endsOn: "2026-12-15",
  beginsAt: "2026-10-01T03:00:00Z",
  endsAt: "2026-12-16T03:00:00Z",
  timeZone: "America/Sao_Paulo",
  state: "running",
  daysLeft: 25,
  enrolled,
  points: null,
  can: { signUp: !enrolled, report },
});
const items = [campaign("joinable", false), campaign("lima", true), campaign("recife", true)];

it.each([
  ["used last", "recife", "recife"],
  ["nothing known", null, "lima"],
  ["one that takes no reports", "joinable", "lima"],
  ["one that is gone", "old", "lima"],
])("§validation#sale-rules sale: %s", (_, wanted, expected) => {
  expect(reportCampaign(items, wanted)?.id).toBe(expected);
});

it("§validation#sale-rules sale: without an open one, the one to sign up for", () => {
  expect(reportCampaign([campaign("joinable", false)], null)?.id).toBe("joinable");
  expect(reportCampaign([], null)).toBeUndefined();
  expect(openCampaigns(items).map(({ id }) => id)).toEqual(["lima", "recife"]);
});
