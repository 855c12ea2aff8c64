import { describe, expect, test } from "vitest";
import { mayBeSent, type PartnerPerson } from "./may-be-sent.ts";

const person: PartnerPerson = { userId: "a", status: "active", roles: [], isSuperuser: false };

describe("§states#webservice-login: whom a partner may send", () => {
  test.each([
    ["nobody found", [], "unknown_person"],
    ["an active participant", [person], "issued"],
    ["two people of one number", [person, { ...person, userId: "b" }], "ambiguous_person"],
    ["blocked", [{ ...person, status: "blocked" }], "blocked"],
    ["awaiting approval", [{ ...person, status: "awaiting_approval" }], "awaiting_approval"],
    ["an instructor", [{ ...person, roles: ["instructor"] }], "staff"],
    ["staff without a single right", [{ ...person, roles: ["survey_owner"] }], "staff"],
    ["a superuser who is a member", [{ ...person, isSuperuser: true }], "staff"],
    ["blocked staff", [{ ...person, roles: ["auditor"], status: "blocked" }], "staff"],
  ] as const)("%s: %s", (_, people, verdict) => {
    expect(mayBeSent(people as readonly PartnerPerson[])).toBe(verdict);
  });
});
