import { expect, test } from "vitest";
import { notOffered } from "./sign-up-options.ts";

const options = {
  companies: [{ id: "acme" }],
  brands: ["Nimbus", "Vertex"],
  stores: [
    { id: "s1", retailerId: "north" },
    { id: "s2", retailerId: "south" },
  ],
};
const chosen = {
  companyId: "acme",
  brands: ["Vertex"],
  retailers: [{ retailerId: "north", storeIds: ["s1"] }],
};

test.each([
  ["what is offered", {}, []],
  ["another company", { companyId: "other" }, ["companyId"]],
  ["another brand", { brands: ["Nimbus", "x"] }, ["brands.1"]],
  ["an unknown chain", { retailers: [{ retailerId: "x", storeIds: ["s1"] }] }, ["retailers.0.retailerId"]],
  [
    "a store of another chain",
    { retailers: [...chosen.retailers, { retailerId: "south", storeIds: ["s2", "s1"] }] },
    ["retailers.1.storeIds.1"],
  ],
])("§validation#campaign-sign-up campaign sign-up: %s", (_, change, paths) => {
  expect(notOffered({ ...chosen, ...change }, options)).toEqual(paths);
});
