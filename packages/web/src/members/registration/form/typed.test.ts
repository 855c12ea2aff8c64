import { describe, expect, it } from "vitest";
import { acceptedOf, checkTyped, pathOfRefusal, pathsOf, toValues } from "./typed.ts";

const field = (key: "document" | "birthday" | "cellphone" | "address" | "disability" | "children") => ({
  key,
  mandatory: true,
  help: null,
});
const name = { firstName: " Ana ", email: "ana@example.com", emailConfirmation: "ana@example.com" };
const form = (...keys: Parameters<typeof field>[0][]) => ({
  fields: keys.map(field),
  adultsOnly: true,
  texts: [{ kind: "terms" as const, version: 3 }],
});
const wrong = (typed: Record<string, string>, ...keys: Parameters<typeof field>[0][]) =>
  Object.fromEntries(
    Object.entries(
      checkTyped(form(...keys), { ...name, "accepted.terms": "yes", ...typed }, "BR", "2026-11-21"),
    ).map(([path, { code }]) => [path, code]),
  );

describe("§entities#register-fields, as they are typed", () => {
  it("are sent as values, and only what is asked", () => {
    const typed = {
      ...name,
      document: "529.982.247-25",
      "phones.cellphone": "(11) 98765-4321",
      "phones.whatsapp": "(11) 98765-4321",
      "birthday.year": "1990",
      "birthday.month": "2",
      nickname: "Nana",
    };
    expect(toValues(form("document", "birthday", "cellphone"), typed, "BR")).toEqual({
      firstName: "Ana",
      email: "ana@example.com",
      emailConfirmation: "ana@example.com",
      country: "BR",
      document: "529.982.247-25",
      birthday: { year: 1990, month: 2, day: null },
      phones: { cellphone: "+5511987654321" },
    });
  });

  it("say what is wrong before anybody else does", () => {
    expect(wrong({}, "document")).toEqual({ document: "required" });
    expect(wrong({ document: "1" }, "document")).toEqual({ document: "document_invalid" });
    const uruguayan = { document: "12345678", documentCountry: "UY" };
    expect(wrong(uruguayan, "document")).toEqual({});
    expect(toValues(form("document"), uruguayan, "BR")).toMatchObject({ ...uruguayan, country: "BR" });
    expect(wrong({ emailConfirmation: "x" })).toEqual({ emailConfirmation: "emails_differ" });
    expect(wrong({ firstName: "x".repeat(257) })).toEqual({ firstName: "too_long" });
    expect(wrong({ children: "two" }, "children")).toEqual({ children: "not_a_number" });
    expect(wrong({ "phones.cellphone": "(11) 9" }, "cellphone")).toEqual({
      "phones.cellphone": "phone_invalid",
    });
    expect(wrong({ "accepted.terms": "" })).toEqual({ "accepted.terms": "text_not_accepted" });
    expect(
      wrong({ "birthday.year": "2010", "birthday.month": "1", "birthday.day": "2" }, "birthday"),
    ).toEqual({
      birthday: "adults_only",
    });
    expect(wrong({ hasDisability: "yes" }, "disability")).toEqual({ disability: "required" });
  });

  it("take the server's objections to where they were typed", () => {
    expect(pathOfRefusal("body.values.phones.cellphone")).toBe("phones.cellphone");
    expect(pathOfRefusal("body.values.birthday.day")).toBe("birthday");
    expect(pathOfRefusal("body.accepted.terms")).toBe("accepted.terms");
    expect(pathsOf("email")).toEqual(["email", "emailConfirmation"]);
  });

  it("accept the versions that were ticked", () => {
    expect(acceptedOf(form(), { "accepted.terms": "yes" })).toEqual({ terms: 3 });
    expect(acceptedOf(form(), {})).toEqual({});
  });
});
