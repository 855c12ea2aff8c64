import { describe, expect, it } from "vitest";
import { addressFaults, sentAddress, startAddress } from "./address-form.ts";

const home = {
  zipCode: "01310100",
  state: "SP",
  city: "São Paulo",
  neighborhood: "Bela Vista",
  street: "Avenida Paulista",
  number: "1000",
  complement: "",
  country: "BR",
} as const;
const bia = {
  firstName: "Bia",
  lastName: "Nunes",
  phones: { whatsapp: "+5511987654321" },
  address: home,
};
const last = { ...home, recipient: "Loja Centro", phone: "+551132654321", street: "Rua Augusta" };

describe("§routes#redeem-confirmation redeem: where the parcel probably goes", () => {
  it("goes where the last one went", () => {
    expect(startAddress(bia, last, "BR")).toMatchObject({ recipient: "Loja Centro", street: "Rua Augusta" });
  });

  it("else to where the person lives, written as people there write", () => {
    expect(startAddress(bia, null, "BR")).toMatchObject({
      recipient: "Bia Nunes",
      phone: "(11) 98765-4321",
      zipCode: "01310-100",
      street: "Avenida Paulista",
    });
  });

  it("never to another country than the order's", () => {
    const start = startAddress(bia, last, "PE");
    expect(start).toMatchObject({ country: "PE", recipient: "Bia Nunes", street: "", zipCode: "" });
  });

  it("is empty where nothing is known", () => {
    expect(startAddress(undefined, null, "MX")).toMatchObject({ country: "MX", recipient: "", phone: "" });
  });
});

describe("§validation#redemption: what is wrong with an address is said before it is sent", () => {
  const sound = startAddress(bia, null, "BR");

  it("nothing", () => expect(addressFaults(sound)).toEqual({}));

  it.each([
    [{ recipient: " " }, { recipient: "required" }],
    [{ zipCode: "" }, { zipCode: "required" }],
    [{ zipCode: "0131" }, { zipCode: "zip_code_invalid" }],
    [{ state: "" }, { state: "required" }],
    [{ state: "XX" }, { state: "area_unknown" }],
    [{ phone: "123" }, { phone: "phone_invalid" }],
    [{ number: "" }, { number: "required" }],
  ])("%j is %j", (change, faults) => {
    expect(addressFaults({ ...sound, ...change })).toEqual(faults);
  });

  it("is sent trimmed, the phone with its calling code", () => {
    expect(sentAddress({ ...sound, city: " São Paulo " })).toMatchObject({
      city: "São Paulo",
      phone: "+5511987654321",
    });
  });
});
