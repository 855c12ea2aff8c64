import { describe, expect, it } from "vitest";
import { checkStore, emptyStore, fieldsOf, withChain } from "./store-form.ts";

const good = {
  ...emptyStore,
  code: "SUL-01",
  name: "Sul",
  chainId: "x",
  timeZone: "America/Bahia",
  areaCode: "BA",
};

describe("a store's form", () => {
  it("needs name, code, chain and time zone", () => {
    expect(checkStore(good)).toEqual({});
    expect(Object.keys(checkStore(emptyStore))).toEqual(["name", "code", "chainId", "timeZone"]);
  });

  it("keeps area and zone while the country stays", () => {
    expect(withChain(good, "y", "BR", "BR")).toEqual({ ...good, chainId: "y" });
  });

  it("§validation#sale-window begins with the zone of the chain's country", () => {
    expect(withChain(good, "y", "BR", "PE")).toMatchObject({ areaCode: "", timeZone: "America/Lima" });
  });

  it("sends nothing for what was left empty", () => {
    expect(fieldsOf({ ...good, city: " " })).toMatchObject({ city: null, areaCode: "BA" });
  });
});
