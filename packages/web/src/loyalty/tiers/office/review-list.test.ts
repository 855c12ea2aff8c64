import { expect, it } from "vitest";
import { fallList, reviewList, viewOf } from "./level-review.queries.ts";

it("shows what waits for somebody unless the address says more", () => {
  expect(viewOf({})).toBe("open");
  expect(viewOf({ state: "gone" })).toBe("open");
  expect(viewOf({ state: "all" })).toBe("all");
  expect(viewOf({ state: "refused" })).toBe("refused");
});

it("reads the address, and leaves out what no list could mean", () => {
  const campaignId = "0192f0c1-2345-7abc-8def-0123456789ab";
  const address = { search: " ana ", level: "creator", kind: "promotion", country: "BR" };
  expect(reviewList.read({ ...address, campaignId })).toEqual({ ...address, search: "ana", campaignId });
  expect(reviewList.read({ search: " ", level: "basic", kind: "", country: "XX", campaignId: "1" })).toEqual(
    {},
  );
  expect(fallList.read({ country: "AR" })).toEqual({ country: "AR" });
  expect(fallList.read({ country: "no" })).toEqual({});
});
