import { campaignStates } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { expect, test } from "vitest";
import { isPublished, phaseOf } from "./campaign-phase.ts";

test("§loyalty#campaigns campaign: people see it from its approval on", () => {
  expect(campaignStates.filter(isPublished)).toEqual(["scheduled", "running", "ended", "settled"]);
});

// 2026-10-01 to 2026-12-15 in São Paulo.
const window = { beginsAt: new Date("2026-10-01T03:00:00Z"), endsAt: new Date("2026-12-16T03:00:00Z") };

test.each([
  ["2026-10-01T02:59:59.999Z", "upcoming"],
  ["2026-10-01T03:00:00.000Z", "running"],
  ["2026-12-16T02:59:59.999Z", "running"],
  ["2026-12-16T03:00:00.000Z", "ended"],
])("§validation#sale-window campaign window: at %s it is %s", (now, phase) => {
  expect(phaseOf(window, new Date(now))).toBe(phase);
});
