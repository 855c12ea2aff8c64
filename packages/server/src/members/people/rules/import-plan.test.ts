import { describe, expect, test } from "vitest";
import type { PersonLine } from "./import-line.ts";
import type { KnownAccount, KnownMembership } from "./import-match.ts";
import { type Directory, planImport, usernameOf } from "./import-plan.ts";

const line = (number: number, fields: Partial<PersonLine>): PersonLine => ({
  line: number,
  country: "BR",
  countryGiven: true,
  firstName: "Ana",
  ...(fields.document && { documentCountry: fields.country ?? "BR" }),
  ...fields,
});
const membership = {
  ...{
    id: "membership",
    country: "BR" as const,
    jobProfile: null,
    companyId: null,
    brandId: null,
    retailerId: null,
  },
  ...{ storeId: null, groupIds: [], gminNumber: null, cadvCode: null, sapCode: null },
} satisfies KnownMembership;
const account = (fields: Partial<KnownAccount>): KnownAccount => ({
  id: "ana",
  firstName: "Ana",
  lastName: "",
  email: "ana@example.com",
  username: "ana",
  document: "52998224725",
  documentCountry: "BR",
  birthday: null,
  locale: null,
  mayAskNewPassword: true,
  mustChangePassword: false,
  correctable: false,
  deleted: false,
  membership: null,
  ...fields,
});
const directory = (...accounts: KnownAccount[]): Directory => ({
  byEmail: new Map(accounts.map((one) => [one.email ?? "", one])),
  byUsername: new Map(accounts.map((one) => [one.username, one])),
  byDocument: new Map(accounts.map((one) => [`${one.documentCountry} ${one.document}`, one])),
});

describe("a file becomes a plan", () => {
  test("of new people, named by what they have", () => {
    const people = [
      line(2, { email: "Bea@Example.com", document: "1" }),
      line(3, { document: "98765432100" }),
      line(4, { username: "Carlos", email: "c@example.com" }),
    ];
    const plan = planImport(people, directory(), {});
    expect(plan.creates.map(({ username }) => username)).toEqual(["bea@example.com", null, "Carlos"]);
    expect(plan.errors).toEqual([]);
  });

  test("a name somebody signs in with is not given away", () => {
    const taken = account({ email: null, username: "bea@example.com", document: null });
    const plan = planImport([line(2, { email: "bea@example.com" })], directory(taken), { email: "Mail" });
    expect(plan.errors).toEqual([
      { line: 2, column: "Mail", value: "bea@example.com", code: "username_used" },
    ]);
  });

  test("one person on two lines is said on the second", () => {
    const job = { jobProfile: "cashier" } as const;
    const people = [
      line(2, { email: "ana@example.com", ...job }),
      line(5, { document: "52998224725", ...job }),
    ];
    const plan = planImport(people, directory(account({ membership })), {});
    expect(plan.updates).toHaveLength(1);
    expect(plan.errors).toEqual([
      { line: 5, column: "document", value: "52998224725", code: "duplicate_in_file", params: { line: 2 } },
    ]);
  });
});

test.each([
  [{ username: "u", email: "e@x.y", document: "1" }, ["username", "u"]],
  [{ email: "E@x.y", document: "1" }, ["email", "e@x.y"]],
  [{ document: "1" }, undefined],
])("%j signs in with %j", (fields, name) => {
  expect(usernameOf(line(2, fields))).toEqual(name);
});
