import { reviewStates } from "@trilha/contract/loyalty/tiers/shapes.ts";
import { expect, it } from "vitest";
import { fallsOf, reviewsOf, STATES, viewOf } from "./level-filters.ts";

it("shows what waits for somebody unless the address says more", () => {
  expect(reviewsOf({})).toEqual({ state: "open" });
  expect(viewOf({ state: "gone" })).toBe("open");
  expect(reviewsOf({ state: "all" })).toEqual({});
});

it("reads the address, and leaves out what no list could mean", () => {
  const campaignId = "0192f0c1-2345-7abc-8def-0123456789ab";
  const address = { search: " ana ", state: "refused", level: "creator", kind: "promotion", country: "BR" };
  expect(reviewsOf({ ...address, campaignId })).toEqual({ ...address, search: "ana", campaignId });
  expect(reviewsOf({ search: " ", level: "basic", kind: "", country: "XX", campaignId: "1" })).toEqual({
    state: "open",
  });
  expect(fallsOf({ country: "AR" })).toEqual({ country: "AR" });
  expect(fallsOf({ country: "no" })).toEqual({});
});

it("§states#level: every state has its view", () => {
  expect([...STATES].sort()).toEqual([...reviewStates].sort());
});
