import { describe, expect, test } from "vitest";
import { checkLinks, type Links, retailerOf } from "./program-links.ts";

const none: Links = { companyId: null, brandId: null, retailerId: null, storeId: null, groupIds: [] };
const known = { ids: new Set(["company", "brand", "chain", "group"]), storeRetailerId: undefined };

describe("§entities#program-links", () => {
  test.each<[string, Partial<Links>, string | undefined, string[]]>([
    ["nothing", {}, undefined, []],
    [
      "all that exist",
      { companyId: "company", brandId: "brand", retailerId: "chain", groupIds: ["group"] },
      undefined,
      [],
    ],
    [
      "unknown ones",
      { companyId: "x", brandId: "x", retailerId: "x" },
      undefined,
      ["body.companyId", "body.brandId", "body.retailerId"],
    ],
    ["a store alone", { storeId: "store" }, "chain", []],
    ["a store of its chain", { storeId: "store", retailerId: "chain" }, "chain", []],
    ["a store of another chain", { storeId: "store", retailerId: "chain" }, "other", ["body.storeId"]],
    ["a store nobody knows", { storeId: "store" }, undefined, ["body.storeId"]],
    ["a group nobody knows", { groupIds: ["group", "x"] }, undefined, ["body.groupIds.1"]],
  ])("%s", (_name, links, storeRetailerId, paths) => {
    const wrong = checkLinks({ ...none, ...links }, { ...known, storeRetailerId });
    expect(wrong).toEqual(paths.map((path) => ({ path, code: "not_an_option" })));
  });

  test("who has a store has its chain", () => {
    expect(retailerOf({ ...none, storeId: "store" }, { ...known, storeRetailerId: "chain" })).toBe("chain");
    expect(retailerOf({ ...none, retailerId: "chain" }, known)).toBe("chain");
    expect(retailerOf(none, known)).toBeNull();
  });
});
