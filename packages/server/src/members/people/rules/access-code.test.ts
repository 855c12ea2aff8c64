import { expect, test } from "vitest";
import { type CodeCandidate, whyNoCode } from "./access-code.ts";

const loaded: CodeCandidate = {
  status: "active",
  roles: [],
  email: null,
  document: "30111222",
  hasBirthday: true,
  hasCome: false,
  isSuperuser: false,
  isElsewhere: false,
  hasCode: false,
};
const staff = { isSuperuser: false, renew: false };

test.each<[Partial<CodeCandidate>, ReturnType<typeof whyNoCode>]>([
  [{}, undefined],
  [{ hasCome: true }, "has_come"],
  [{ email: "ana@example.com" }, "has_email"],
  [{ status: "blocked" }, "not_active"],
  [{ status: "awaiting_approval" }, "not_active"],
  [{ roles: ["instructor"] }, "staff"],
  [{ isSuperuser: true }, "staff"],
  [{ isElsewhere: true }, "elsewhere"],
  [{ document: null }, "no_document"],
  [{ hasBirthday: false }, "no_birthday"],
  [{ hasCode: true }, "has_code"],
  // Lasting hindrances come first.
  [{ hasCome: true, email: "ana@example.com", hasCode: true }, "has_come"],
])("first access: a person who was loaded in advance, but %j: %s", (fields, obstacle) => {
  expect(whyNoCode({ ...loaded, ...fields }, staff)).toBe(obstacle);
});

test("first access: another code is issued when it is asked for", () => {
  expect(whyNoCode({ ...loaded, hasCode: true }, { ...staff, renew: true })).toBeUndefined();
});

test("first access: one client opens no other's door, a superuser does; nobody makes a code for staff", () => {
  const superuser = { isSuperuser: true, renew: false };
  expect(whyNoCode({ ...loaded, isElsewhere: true }, superuser)).toBeUndefined();
  expect(whyNoCode({ ...loaded, roles: ["auditor"] }, superuser)).toBe("staff");
});
