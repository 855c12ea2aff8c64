import type { Profile } from "@trilha/contract/accounts/identity/shapes.ts";
import { describe, expect, it } from "vitest";
import {
  check,
  fieldErrors,
  isChanged,
  type ProfileValues,
  sectionOf,
  toEdit,
  toValues,
} from "./profile-form.ts";

const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: "01900000-0000-7000-8000-000000000000",
  username: "ana",
  firstName: "Ana",
  lastName: "Souza",
  nickname: null,
  storeNickname: null,
  email: "ana@example.com",
  document: null,
  documentCountry: null,
  gender: null,
  maritalStatus: null,
  children: null,
  birthday: null,
  profession: null,
  phones: { cellphone: "+5511987654321" },
  phoneVerified: false,
  address: { zipCode: "01310100", country: "BR" },
  hasDisability: false,
  disability: null,
  imageUrl: null,
  country: "BR",
  locale: "pt-BR",
  colorScheme: "auto",
  program: {
    jobProfile: null,
    company: null,
    brand: null,
    retailer: null,
    store: null,
    groups: [],
    gminNumber: null,
    cadvCode: null,
    sapCode: null,
  },
  completeness: 40,
  version: 3,
  ...changes,
});

const values = (changes: Partial<ProfileValues> = {}): ProfileValues => ({
  ...toValues(aProfile()),
  ...changes,
});

describe("the profile in a form", () => {
  it("shows phones and postal code as people write them, and sends them plain", () => {
    const shown = toValues(aProfile());
    expect(shown.phones.cellphone).toBe("(11) 98765-4321");
    expect(shown.address.zipCode).toBe("01310-100");
    const sent = toEdit(shown, aProfile());
    expect(sent.phones).toEqual({ cellphone: "+5511987654321" });
    expect(sent.version).toBe(3);
  });

  it("sends an emptied field as nothing, and no description without a disability", () => {
    const sent = toEdit(values({ nickname: "  ", hasDisability: false, disability: "old" }), aProfile());
    expect(sent.nickname).toBeNull();
    expect(sent.disability).toBeNull();
    expect(sent.birthday).toEqual({ year: null, month: null, day: null });
  });
});

describe("what is wrong", () => {
  const today = "2026-03-01";

  it.each([
    ["nothing", {}, {}],
    ["a missing first name", { firstName: " " }, { firstName: "required" }],
    [
      "half a birthday",
      { birthday: { year: "1990", month: "2", day: "" } },
      { birthday: "birthday_incomplete" },
    ],
    [
      "a day that never was",
      { birthday: { year: "1990", month: "2", day: "30" } },
      { birthday: "birthday_invalid" },
    ],
    ["half a child", { children: "1.5" }, { children: "invalid" }],
    ["too many children", { children: "31" }, { children: "too_big" }],
  ])("%s", (_, changes, expected) => {
    expect(check(values(changes), today)).toEqual(expected);
  });

  it("puts the server's objections on their fields", () => {
    expect(
      fieldErrors([
        { path: "body.address.zipCode", code: "invalid", title: "CEP?" },
        { path: "body.birthday.year", code: "birthday_invalid", title: "Data?" },
      ]),
    ).toEqual({ "address.zipCode": "CEP?", birthday: "Data?" });
  });
});

describe("parts that are saved one by one", () => {
  it("sends only what belongs to the part, over the version it was read from", () => {
    const sent = toEdit(values({ nickname: "Aninha" }), aProfile());
    expect(Object.keys(sectionOf("phones", sent))).toEqual(["version", "phones"]);
    expect(sectionOf("person", sent)).toMatchObject({ version: 3, nickname: "Aninha", country: "BR" });
    expect(sectionOf("person", sent)).not.toHaveProperty("address");
  });

  it("is changed where its own fields are", () => {
    const [seen, now] = [values(), values({ nickname: "Aninha" })];
    expect([isChanged("person", now, seen), isChanged("phones", now, seen)]).toEqual([true, false]);
  });
});
