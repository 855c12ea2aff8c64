import { describe, expect, it } from "vitest";
import { checkRegistration, checkSettings } from "./checks.ts";
import { defaultSettings } from "./defaults.ts";
import { askedFields, type FieldKey, fieldKeys, stepsOf } from "./fields.ts";
import { type RegistrationValues, registrationValues } from "./shapes.ts";

const today = "2026-11-21";
const bare: RegistrationValues = {
  firstName: "Ana",
  email: "ana@example.com",
  emailConfirmation: "ana@example.com",
  country: "BR",
};
const optional = (...keys: FieldKey[]) => keys.map((key) => ({ key, mandatory: false }));
const mandatory = (...keys: FieldKey[]) => keys.map((key) => ({ key, mandatory: true }));
const check = (
  fields: { key: FieldKey; mandatory: boolean }[],
  values: Partial<RegistrationValues>,
  adultsOnly = false,
) =>
  checkRegistration({ fields, adultsOnly }, { ...bare, ...values }, today).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe("§entities#register-fields", () => {
  it("asks for name, e-mail and country alone where nothing else is asked", () => {
    expect(check([], {})).toEqual([]);
    expect(check([], { firstName: "", email: "", emailConfirmation: "" })).toEqual([
      "firstName required",
      "email required",
    ]);
  });

  it.each(fieldKeys.filter((key) => key !== "disability"))("%s: mandatory means said", (key) => {
    expect(check(mandatory(key), {})).not.toEqual([]);
    expect(check(optional(key), {})).toEqual([]);
  });

  it("refuses what the form does not ask for", () => {
    expect(check([], { lastName: "Silva", phones: { mobile: "1" }, hasDisability: false })).toEqual([
      "lastName unknown",
      "phones.mobile unknown",
      "hasDisability unknown",
    ]);
    expect(check(optional("cellphone"), { phones: { cellphone: "11", whatsapp: "11" } })).toEqual([
      "phones.whatsapp unknown",
    ]);
  });

  it("wants a disability described by who has one", () => {
    expect(check(mandatory("disability"), {})).toEqual([]);
    expect(check(mandatory("disability"), { hasDisability: true })).toEqual(["disability required"]);
    expect(check(mandatory("disability"), { hasDisability: true, disability: "low sight" })).toEqual([]);
  });

  it("wants an address a parcel would reach", () => {
    expect(check(mandatory("address"), { address: { city: "Recife", zipCode: " " } })).toEqual([
      "address.zipCode required",
      "address.state required",
      "address.street required",
      "address.number required",
    ]);
  });
});

describe("§validation#registration what a registration says", () => {
  it("e-mail: valid and equal to its confirmation", () => {
    expect(check([], { emailConfirmation: "ana@example.co" })).toEqual(["emailConfirmation emails_differ"]);
    expect(check([], { emailConfirmation: "ANA@example.com " })).toEqual([]);
    expect(check([], { email: "ana@", emailConfirmation: "ana@" })).toEqual(["email email_invalid"]);
  });

  it.each([
    ["BR", "529.982.247-25", []],
    ["BR", "529.982.247-26", ["document document_invalid"]],
    ["BR", "５２９９８２２４７２５", ["document document_invalid"]],
    ["BR", "52998224725\u200f", ["document document_invalid"]],
    ["AR", "12345678", []],
    ["AR", "1234567", ["document document_invalid"]],
    ["CL", "12.345.678-k", []],
    ["CL", "12345678\u0301", ["document document_invalid"]],
  ] as const)("document of %s: %s", (country, document, expected) => {
    expect(check(mandatory("document"), { country, document })).toEqual(expected);
  });

  it("§validation#document-country a document of another country than the person's", () => {
    const abroad = { country: "BR", documentCountry: "UY" } as const;
    expect(check(mandatory("document"), { ...abroad, document: "1.234.567-8" })).toEqual([]);
    expect(check(mandatory("document"), { ...abroad, document: "52998224725" })).toEqual([
      "document document_invalid",
    ]);
  });

  it.each([
    [{ year: 2008, month: 11, day: 21 }, []],
    [{ year: 2008, month: 11, day: 22 }, ["birthday adults_only"]],
    [{ year: 2008, month: null, day: 22 }, ["birthday birthday_incomplete"]],
    [{ year: 2008, month: 2, day: 30 }, ["birthday birthday_invalid"]],
    [{ year: null, month: null, day: null }, ["birthday required"]],
  ])("18 or older: %j", (birthday, expected) => {
    expect(check(mandatory("birthday"), { birthday }, true)).toEqual(expected);
  });

  it("company tax id by country", () => {
    expect(check(mandatory("company_tax_id"), { companyTaxId: "11.222.333/0001-81" })).toEqual([]);
    expect(check(mandatory("company_tax_id"), { companyTaxId: "11.222.333/0001-82" })).toEqual([
      "companyTaxId tax_id_invalid",
    ]);
  });

  it.each([
    ["firstName", "x".repeat(257)],
    ["firstName", "a\u0000b"],
    ["firstName", "\u202eanA"],
    ["nickname", "\ud800"],
    ["storeNickname", "x".repeat(10_000_000)],
    ["document", "1".repeat(10_000_000)],
    ["children", 1.5],
    ["children", 31],
    ["country", "UY"],
    ["jobProfile", "admin"],
    ["storeId", "1"],
    ["isSuperuser", true],
  ])("the shape refuses a %s of case %#", (name, value) => {
    expect(registrationValues.safeParse({ ...bare, [name]: value }).success).toBe(false);
  });
});

describe("a client's settings", () => {
  it("start whole", () => {
    expect(checkSettings(defaultSettings)).toEqual([]);
  });

  it("ask for a field once, and for one of two ways to say the same thing", () => {
    const fields = [...mandatory("store", "store_code", "document", "document")];
    const form = {
      ...defaultSettings.forms.register,
      fields: fields.map((field) => ({ ...field, help: {} })),
    };
    const settings = { ...defaultSettings, forms: { ...defaultSettings.forms, register: form } };
    expect(checkSettings(settings).map(({ path }) => path)).toEqual([
      "forms.register.fields.1.key",
      "forms.register.fields.3.key",
    ]);
  });

  it("ask adults for their birthday", () => {
    const form = { ...defaultSettings.forms.register, open: true, fields: [] };
    const settings = { ...defaultSettings, adultsOnly: true };
    const forms = { ...defaultSettings.forms, register: form };
    expect(checkSettings({ ...settings, forms })).toEqual([
      { path: "forms.register.fields", code: "birthday_incomplete" },
    ]);
  });
});

describe("steps of a long form", () => {
  const steps = (...keys: FieldKey[]) => stepsOf(askedFields(mandatory(...keys))).map((step) => step.length);

  it("keeps a short form in one, and what belongs together together", () => {
    expect(steps("last_name", "document")).toEqual([5]);
    expect(steps("last_name", "document", "birthday", "cellphone")).toEqual([5, 2]);
    expect(steps("address", "store")).toEqual([3, 1, 1]);
  });

  it("§entities#register-fields asks for the last name beside the first, wherever the client put it", () => {
    const order = askedFields(mandatory("document", "last_name", "birthday")).map(({ key }) => key);
    expect(order).toEqual(["first_name", "last_name", "email", "country", "document", "birthday"]);
  });

  it("loses no field and keeps the order", () => {
    const fields = askedFields(mandatory(...fieldKeys));
    expect(stepsOf(fields).flat()).toEqual(fields);
  });
});
