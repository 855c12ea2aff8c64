import { describe, expect, it } from "vitest";
import type { SignUpForm } from "./campaigns.queries.ts";
import {
  bodyOf,
  brandsOf,
  missingFields,
  type SignUpValues,
  startValues,
  withCompany,
} from "./sign-up-form.ts";

const form = {
  terms: { version: 3, locale: "pt-BR", body: "…" },
  companies: [
    { id: "c1", name: "Uno", kind: "company" },
    { id: "c2", name: "Dos", kind: "agency" },
  ],
  brands: [
    { name: "Aurora", companyIds: ["c1"] },
    { name: "Kaleo", companyIds: [] },
    { name: "Vertex", companyIds: ["c2"] },
  ],
  retailers: [
    { id: "r1", name: "Lojas A", stores: [{ id: "s1", name: "Centro", city: null }] },
    {
      id: "r2",
      name: "Lojas B",
      stores: [
        { id: "s2", name: "Norte", city: "Lima" },
        { id: "s3", name: "Sur", city: "Lima" },
      ],
    },
  ],
  suggested: { companyId: "c2", brands: ["Vertex", "Gone"], storeIds: ["s3", "gone"] },
  adult: true,
  closed: null,
} as unknown as SignUpForm;

const whole: SignUpValues = {
  companyId: "c1",
  brands: ["Aurora"],
  storeIds: ["s1"],
  birthday: "",
  accepted: true,
};

describe("§validation#campaign-sign-up campaign sign-up: all mandatory fields", () => {
  it.each([
    ["nothing is missing", {}, true, []],
    ["exactly one company or agency", { companyId: "" }, true, ["company"]],
    ["at least one brand", { brands: [] }, true, ["brands"]],
    ["at least one store", { storeIds: [] }, true, ["stores"]],
    ["terms accepted", { accepted: false }, true, ["terms"]],
    ["a birthday where the profile has none", {}, null, ["birthday"]],
    ["and then it is there", { birthday: "2000-01-01" }, null, []],
    [
      "all at once, in the page's order",
      { companyId: "", brands: [], storeIds: [], accepted: false },
      null,
      ["company", "brands", "stores", "birthday", "terms"],
    ],
  ] as const)("%s", (_, changes, adult, missing) => {
    expect(missingFields({ ...whole, ...changes }, { adult })).toEqual(missing);
  });
});

describe("what is filled in", () => {
  it("is what the profile says, as far as the campaign offers it", () => {
    expect(startValues(form)).toEqual({
      companyId: "c2",
      brands: ["Vertex"],
      storeIds: ["s3"],
      birthday: "",
      accepted: false,
    });
  });

  it("is the only choice there is", () => {
    const single = {
      ...form,
      companies: form.companies.slice(0, 1),
      brands: form.brands.slice(0, 1),
      retailers: form.retailers.slice(0, 1),
      suggested: { companyId: null, brands: [], storeIds: [] },
    };
    expect(startValues(single)).toMatchObject({ companyId: "c1", brands: ["Aurora"], storeIds: ["s1"] });
  });
});

describe("§validation#campaign-sign-up what is sent: at least one store per selected chain", () => {
  it("puts stores under their chains and leaves chains without one out", () => {
    expect(bodyOf({ ...whole, storeIds: ["s3", "s2"] }, form)).toEqual({
      companyId: "c1",
      brands: ["Aurora"],
      retailers: [{ retailerId: "r2", storeIds: ["s2", "s3"] }],
      termsVersion: 3,
      termsAccepted: true,
    });
  });
});

describe("§validation#brand-companies brands of companies", () => {
  it.each([
    ["c1", ["Aurora", "Kaleo"]],
    ["c2", ["Kaleo", "Vertex"]],
    ["", ["Kaleo"]],
  ])("with %j are %j", (companyId, brands) => expect(brandsOf(form, companyId)).toEqual(brands));

  it("go with another company, those of every company stay", () => {
    const chosen = { ...whole, brands: ["Aurora", "Kaleo"] };
    expect(withCompany(chosen, form, "c2")).toEqual({ ...chosen, companyId: "c2", brands: ["Kaleo"] });
  });

  it("is chosen where a company has one alone", () => {
    const bound = { ...form, brands: form.brands.filter(({ companyIds }) => companyIds.length > 0) };
    expect(withCompany(whole, bound, "c2").brands).toEqual(["Vertex"]);
  });
});
