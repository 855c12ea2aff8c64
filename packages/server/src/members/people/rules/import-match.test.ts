import { describe, expect, test } from "vitest";
import type { PersonLine } from "./import-line.ts";
import { type Holders, type KnownAccount, type KnownMembership, matchLine } from "./import-match.ts";

const nobody: Holders = { email: undefined, username: undefined, document: undefined };
const line = (fields: Partial<PersonLine> = {}): PersonLine => ({
  line: 2,
  country: "BR",
  countryGiven: true,
  firstName: "Ana",
  email: "ana@example.com",
  ...(fields.document && { documentCountry: fields.country ?? "BR" }),
  ...fields,
});
const place: KnownMembership = {
  id: "membership",
  country: "BR",
  jobProfile: "cashier",
  companyId: null,
  brandId: null,
  retailerId: "chain",
  storeId: "store",
  groupIds: ["group"],
  gminNumber: null,
  cadvCode: null,
  sapCode: null,
};
/** A member with a password. */
const ana: KnownAccount = {
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
  membership: place,
};
const invited: KnownAccount = { ...ana, correctable: true, mustChangePassword: null };
const elsewhere: KnownAccount = { ...ana, membership: null };

describe("§states#new-password a file that asks for one", () => {
  const asking = line({ mustChangePassword: true });
  const holders = (account: KnownAccount) => ({ ...nobody, email: account });
  test.each([
    ["of a member with a password", ana, "update"],
    ["of who must change it already", { ...ana, mustChangePassword: true }, "unchanged"],
    ["of who has none of their own", { ...ana, mustChangePassword: null }, "unchanged"],
    ["of who is elsewhere too", { ...ana, mayAskNewPassword: false }, "wrong"],
  ] as const)("%s", (_, account, kind) => {
    expect(matchLine(asking, holders(account)).kind).toBe(kind);
    expect(matchLine(line({ mustChangePassword: false }), holders(account)).kind).toBe("unchanged");
  });
});

describe("who is meant", () => {
  test("nobody is there yet: a new person, who needs a name", () => {
    expect(matchLine(line(), nobody)).toEqual({ kind: "create" });
    expect(matchLine(line({ firstName: undefined }), nobody)).toEqual({
      kind: "wrong",
      wrong: [{ column: "first_name", code: "required" }],
    });
  });

  test.each([
    ["email", line()],
    ["username", line({ email: undefined, username: "ANA" })],
    ["document", line({ email: undefined, document: "52998224725" })],
  ] as const)("a member by %s, unchanged", (key, line) => {
    expect(matchLine(line, { ...nobody, [key]: ana })).toEqual({ kind: "unchanged" });
  });

  test("somebody of another programme is asked by e-mail, and nothing of theirs is compared", () => {
    const personLine = line({ document: "11144477735" });
    expect(matchLine(personLine, { ...nobody, email: elsewhere })).toEqual({
      kind: "join",
      account: elsewhere,
    });
  });

  test("but not by a user name, which anybody can guess", () => {
    const personLine = line({ email: undefined, username: "ana" });
    expect(matchLine(personLine, { ...nobody, username: elsewhere })).toEqual({
      kind: "wrong",
      wrong: [{ column: "username", code: "username_used" }],
    });
  });

  test("keys of two people mean neither", () => {
    const bea = { ...ana, id: "bea" };
    const personLine = line({ document: "52998224725" });
    expect(matchLine(personLine, { ...nobody, email: ana, document: bea })).toEqual({
      kind: "wrong",
      wrong: [{ column: "document", code: "document_used" }],
    });
  });

  test("who was deleted does not come back by a file", () => {
    expect(matchLine(line(), { ...nobody, email: { ...ana, deleted: true } })).toEqual({
      kind: "wrong",
      wrong: [{ column: "email", code: "email_used" }],
    });
  });
});

describe("what changes", () => {
  const change = (fields: Partial<PersonLine>, who = ana) => {
    const outcome = matchLine(line(fields), { ...nobody, email: who });
    if (outcome.kind !== "update") throw new Error(outcome.kind);
    return outcome;
  };

  test("the place of a member", () => {
    expect(change({ jobProfile: "seller", sapCode: "9" })).toMatchObject({
      place: { jobProfile: "seller", sapCode: "9", storeId: "store" },
      names: undefined,
      groupIds: undefined,
    });
  });

  test("another chain without a store leaves the store behind", () => {
    expect(change({ retailerId: "other" }).place).toMatchObject({ retailerId: "other", storeId: null });
    expect(change({ retailerId: "other", storeId: "its" }).place).toMatchObject({ storeId: "its" });
  });

  test("groups are those of the file; without any in the file they stay", () => {
    expect(change({ groupIds: ["group", "new"] }).groupIds).toEqual(["group", "new"]);
    expect(matchLine(line({ groupIds: ["group"] }), { ...nobody, email: ana }).kind).toBe("unchanged");
  });

  test("a country counts when the line says it", () => {
    expect(matchLine(line({ country: "AR", countryGiven: false }), { ...nobody, email: ana }).kind).toBe(
      "unchanged",
    );
    expect(change({ country: "AR" }).place).toMatchObject({ country: "AR" });
  });

  test("names and addresses of who has not signed in yet", () => {
    const corrected = { firstName: "Anna", lastName: "Souza", username: "anna", locale: "en-US" } as const;
    expect(change(corrected, invited).names).toEqual({
      ...corrected,
      email: "ana@example.com",
      document: "52998224725",
      documentCountry: "BR",
      birthday: null,
    });
    expect(change({ birthday: "1990-05-17" }, invited).names).toMatchObject({ birthday: "1990-05-17" });
    expect(matchLine(line({ birthday: "1990-05-17" }), { ...nobody, email: ana }).kind).toBe("unchanged");
  });

  test("but not of who has: names stay theirs, addresses are refused", () => {
    expect(matchLine(line({ firstName: "Anna" }), { ...nobody, email: ana }).kind).toBe("unchanged");
    const personLine = line({ email: "other@example.com", document: "52998224725" });
    expect(matchLine(personLine, { ...nobody, document: ana })).toEqual({
      kind: "wrong",
      wrong: [{ column: "email", code: "owned_by_person" }],
    });
    const noAddress = { ...ana, email: null };
    expect(matchLine(personLine, { ...nobody, document: noAddress })).toMatchObject({ kind: "wrong" });
  });

  test("not even a document nobody has told yet: it would be a name they sign in by elsewhere", () => {
    const without = { ...ana, document: null, documentCountry: null };
    expect(matchLine(line({ document: "52998224725" }), { ...nobody, email: without })).toMatchObject({
      wrong: [{ column: "document", code: "owned_by_person" }],
    });
  });
});
