import { describe, expect, test } from "vitest";
import type { StoreLine } from "./store-lines.ts";
import { chainKey, codeKey, type KnownStore, planStores } from "./store-plan.ts";

const known: KnownStore = {
  ...{ id: "one", version: 2, code: "SUL-01", name: "Sul", chain: "Lojas Cruzália", country: "BR" },
  ...{ areaCode: "SP", city: "Santos", timeZone: "America/Sao_Paulo", photosAllowed: true, active: true },
};
const network = {
  stores: new Map([[codeKey("SUL-01"), known]]),
  chains: new Map([[chainKey("BR", "Lojas Cruzália"), "Lojas Cruzália"]]),
};
const line = (number: number, fields: Partial<StoreLine>): StoreLine => ({
  line: number,
  code: `N-${number}`,
  country: "BR",
  countryGiven: true,
  ...fields,
});
const whole = { name: "Norte", chain: "lojas cruzalia", timeZone: "America/Manaus" } as const;
const plan = (...lines: StoreLine[]) => planStores(lines, network, { store_code: "Código" });

describe("a store file against the network", () => {
  test("a code nobody has is a new store: open, with photos allowed unless it says otherwise", () => {
    expect(plan(line(2, whole)).creates).toEqual([
      {
        ...{ code: "N-2", name: "Norte", chain: "Lojas Cruzália", country: "BR", areaCode: null, city: null },
        ...{ timeZone: "America/Manaus", photosAllowed: true, active: true },
      },
    ]);
  });

  test("a chain nobody has comes along once, in its country", () => {
    const chain = "Casa Nova";
    const result = plan(
      line(2, { ...whole, chain }),
      line(3, { ...whole, chain: "CASA NOVA" }),
      line(4, { name: "Lima", chain, country: "PE" }),
    );
    expect(result.newChains).toEqual([
      { name: chain, country: "BR" },
      { name: chain, country: "PE" },
    ]);
    expect(result.creates.map((store) => store.chain)).toEqual([chain, chain, chain]);
  });

  test("a known code changes what the line says and nothing else, however it is written", () => {
    const result = plan(line(2, { code: "sul 01", photosAllowed: false }));
    expect(result.updates).toEqual([{ ...known, photosAllowed: false }]);
    expect(plan(line(2, { code: "SUL-01", city: "Santos" }))).toMatchObject({ unchanged: 1, updates: [] });
  });

  test("§validation#sale-store a zone goes without saying only where a country has one", () => {
    expect(plan(line(2, { name: "Lima", chain: "Inti", country: "PE" })).creates).toMatchObject([
      { timeZone: "America/Lima" },
    ]);
    expect(plan(line(2, { name: "Sul", chain: "Inti" })).errors).toEqual([
      { line: 2, column: "time_zone", value: "", code: "required" },
    ]);
  });

  test.each<[string, Partial<StoreLine>, string[]]>([
    [
      "a new store without name and chain",
      { timeZone: "America/Bahia" },
      ["name required", "retailer required"],
    ],
    ["a store that would leave its country", { code: "SUL-01", country: "PE" }, ["country not_an_option"]],
    ["no country at all", { ...whole, country: undefined, countryGiven: false }, ["country required"]],
  ])("%s", (_name, fields, wrong) => {
    expect(plan(line(2, fields)).errors.map(({ column, code }) => `${column} ${code}`)).toEqual(wrong);
  });

  test("a code stands in a file once", () => {
    expect(plan(line(2, { ...whole, code: "X 1" }), line(8, { ...whole, code: "x-1" })).errors).toEqual([
      { line: 8, column: "Código", value: "x-1", code: "duplicate_in_file", params: { line: 2 } },
    ]);
  });
});
