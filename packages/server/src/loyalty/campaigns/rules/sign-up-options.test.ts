import { expect, test } from "vitest";
import { brandsOfOthers, notOffered } from "./sign-up-options.ts";

const options = {
  companies: [{ id: "acme" }],
  brands: [
    { name: "Kaleo", companyIds: ["other"] },
    { name: "Nimbus", companyIds: [] },
    { name: "Vertex", companyIds: ["acme", "other"] },
  ],
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

test.each([
  ["with every company", "none", ["Nimbus"], []],
  ["with its companies", "acme", ["Vertex", "Nimbus"], []],
  ["with no other company", "acme", ["Nimbus", "Kaleo"], ["brands.1"]],
  ["each by itself", "none", ["Vertex", "Nimbus", "Kaleo"], ["brands.0", "brands.2"]],
])("§validation#brand-companies a brand is offered %s", (_, companyId, brands, paths) => {
  expect(brandsOfOthers({ companyId, brands }, options)).toEqual(paths);
});
