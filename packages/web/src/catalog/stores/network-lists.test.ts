import { expect, it } from "vitest";
import { chainList, storeList } from "./network.queries.ts";

const chainId = "0192f0c1-2345-7abc-8def-0123456789ab";

it("the address is the list's query; what no list could mean is left out", () => {
  const values = { search: " sul ", country: "BR", chainId, groupId: "x", activity: "off", open: "new" };
  expect(storeList.read(values)).toEqual({ search: "sul", country: "BR", chainId, activity: "off" });
  expect(chainList.read({ ...values, country: "UY" })).toEqual({ search: "sul", activity: "off" });
});
