import { describe, expect, it } from "vitest";
import {
  linksOf,
  type PersonValues,
  ticked,
  tooLong,
  touched,
  withRetailer,
  withStore,
} from "./person-form.ts";

const values = (changes: Partial<PersonValues> = {}): PersonValues => ({
  jobProfile: "",
  companyId: "",
  brandId: "",
  retailerId: "azul",
  storeId: "azul-12",
  groupIds: [],
  gminNumber: "",
  cadvCode: "",
  sapCode: "",
  roles: [],
  ...changes,
});

describe("chain and store", () => {
  it("another chain drops the store, the same one keeps it", () => {
    expect(withRetailer(values(), "verde")).toMatchObject({ retailerId: "verde", storeId: "" });
    expect(withRetailer(values(), "azul").storeId).toBe("azul-12");
  });

  it("a store brings its chain, and no store leaves the chain", () => {
    const none = values({ retailerId: "", storeId: "" });
    expect(withStore(none, { id: "verde-3", retailerId: "verde" })).toMatchObject({
      retailerId: "verde",
      storeId: "verde-3",
    });
    expect(withStore(values(), undefined)).toMatchObject({ retailerId: "azul", storeId: "" });
  });
});

describe("what is sent", () => {
  it("is null where nothing is chosen or only blanks are typed", () => {
    expect(linksOf(values({ sapCode: "  " }))).toMatchObject({ jobProfile: null, sapCode: null });
    expect(linksOf(values({ jobProfile: "painter" })).jobProfile).toBe("painter");
  });

  it("is only what was touched", () => {
    const seen = values();
    expect(touched(seen, values())).toEqual({ links: false, roles: false });
    expect(touched(seen, values({ roles: ["auditor"] }))).toEqual({ links: false, roles: true });
    expect(touched(seen, values({ gminNumber: "7" }))).toEqual({ links: true, roles: false });
    expect(touched(seen, values({ gminNumber: " " })).links).toBe(false);
  });
});

it("ticks keep the order of the list", () => {
  expect(ticked(["a", "b", "c"], ["c"], "a")).toEqual(["a", "c"]);
  expect(ticked(["a", "b", "c"], ["a", "c"], "c")).toEqual(["a"]);
});

it("§validation#texts: a code over 64 characters is too long", () => {
  expect(tooLong(values({ sapCode: "x".repeat(65), cadvCode: "x".repeat(64) }))).toEqual(["sapCode"]);
});
