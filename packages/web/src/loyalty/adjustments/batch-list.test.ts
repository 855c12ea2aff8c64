import { expect, it } from "vitest";
import { batchList } from "./adjustments.queries.ts";

it("reads the address, and leaves out what no list could mean", () => {
  const campaignId = "0192f0c1-2345-7abc-8def-0123456789ab";
  expect(batchList.read({ search: " bônus ", state: "proposed", kind: "file", campaignId })).toEqual({
    search: "bônus",
    state: "proposed",
    kind: "file",
    campaignId,
  });
  expect(batchList.read({ search: " ", state: "paid", kind: "", campaignId: "1" })).toEqual({});
});
