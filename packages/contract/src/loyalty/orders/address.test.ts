import { describe, expect, it, test } from "vitest";
import { checkAddress, type DeliveryAddress, deliveryAddress, phoneWithCode, samePlace } from "./address.ts";

const home: DeliveryAddress = {
  country: "BR",
  recipient: "Ana Souza",
  phone: "(11) 91234-5678",
  zipCode: "01310-100",
  state: "SP",
  city: "São Paulo",
  neighborhood: "Bela Vista",
  street: "Avenida Paulista",
  number: "1000",
  complement: "",
};
const elsewhere: Partial<Record<DeliveryAddress["country"], Partial<DeliveryAddress>>> = {
  BR: {},
  AR: { phone: "11 2345-6789", zipCode: "C1425ABC", state: "C" },
  CA: { phone: "(416) 555-0123", zipCode: "M5V 3L9", state: "ON", number: "" },
  CL: { phone: "9 1234 5678", zipCode: "", state: "RM" },
  CO: { phone: "+57 300 123 4567", zipCode: "110111", state: "DC", number: "" },
  MX: { phone: "55 1234 5678", zipCode: "06600", state: "CMX" },
  PE: { phone: "912 345 678", zipCode: "15074", state: "LIM" },
};
const codes = (changes: Partial<DeliveryAddress>, country: DeliveryAddress["country"] = "BR") =>
  checkAddress({ ...home, ...changes }, country).map(({ field, code }) => `${field} ${code}`);

describe("§validation#delivery-address address of a delivery", () => {
  test.each(Object.entries(elsewhere))("%s: as people there write it", (code, changes) => {
    const parsed = deliveryAddress.shape.country.parse(code);
    expect(codes({ country: parsed, ...changes }, parsed)).toEqual([]);
  });

  test.each([
    ["another country", { country: "AR" }, "BR", ["country other_country"]],
    ["no postal code", { zipCode: "" }, "BR", ["zipCode required"]],
    ["a postal code too short", { zipCode: "0131" }, "BR", ["zipCode zip_code_invalid"]],
    ["a state that is none", { state: "XX" }, "BR", ["state area_unknown"]],
    ["no number", { number: "" }, "BR", ["number required"]],
    ["a phone too short", { phone: "1234" }, "BR", ["phone phone_invalid"]],
    ["words for a phone", { phone: "call me" }, "BR", ["phone phone_invalid"]],
    [
      "a CPA of another province",
      { country: "AR", ...elsewhere.AR, state: "B" },
      "AR",
      ["zipCode zip_code_invalid"],
    ],
    [
      "a code of another province",
      { country: "CA", ...elsewhere.CA, state: "QC" },
      "CA",
      ["zipCode zip_code_invalid"],
    ],
    [
      "a letter Canada does not use",
      { country: "CA", ...elsewhere.CA, zipCode: "D5V3L9" },
      "CA",
      ["zipCode zip_code_invalid"],
    ],
  ] as const)("%s", (_, changes, country, expected) => {
    expect(codes(changes, country)).toEqual(expected);
  });

  it("takes the four digits of Argentina too, and a phone from elsewhere", () => {
    expect(
      codes({ country: "AR", ...elsewhere.AR, zipCode: "1425", phone: "+34 612 345 678" }, "AR"),
    ).toEqual([]);
  });

  it("knows a phone's calling code", () => {
    expect(phoneWithCode("(11) 91234-5678", "BR")).toBe("+5511912345678");
    expect(phoneWithCode("+54 9 11 2345-6789", "BR")).toBe("+5491123456789");
  });

  it("is the same place whatever the spelling of it, and whoever receives", () => {
    expect(samePlace(home, { ...home, recipient: "Rui", zipCode: "01310100", city: " são  paulo" })).toBe(
      true,
    );
    expect(samePlace(home, { ...home, complement: "apto 2" })).toBe(false);
  });
});
