// A line meets who is there already: a new person, a person of another programme who joins, or a member who changes.
// Who has a password owns their names and addresses: a file that says otherwise is refused, because a changed e-mail
// would open the account to whoever owns the address. Who has not signed in yet can still be corrected.
import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import type { PersonLine } from "./import-line.ts";

export interface KnownMembership {
  id: string;
  country: Country;
  jobProfile: JobProfile | null;
  companyId: string | null;
  brandId: string | null;
  retailerId: string | null;
  storeId: string | null;
  groupIds: readonly string[];
  gminNumber: string | null;
  cadvCode: string | null;
  sapCode: string | null;
}

export interface KnownAccount {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  username: string;
  document: string | null;
  documentCountry: DocumentCountry | null;
  birthday: string | null;
  locale: Locale | null;
  /** Password of their own, of who is in this programme alone and no superuser: staff may ask for another. */
  mayAskNewPassword: boolean;
  /** Whether they must change it already; null: they have none of their own. */
  mustChangePassword: boolean | null;
  /** Unproved account: no other programme knows it, and it is no superuser's. */
  correctable: boolean;
  deleted: boolean;
  membership: KnownMembership | null;
}

/** Present holder of each key of the line. */
export interface Holders {
  email: KnownAccount | undefined;
  username: KnownAccount | undefined;
  document: KnownAccount | undefined;
}

export interface ColumnFault {
  column: ImportColumn;
  code: FieldCode;
}

export type ImportedMembership = Omit<KnownMembership, "id" | "groupIds">;
export type Names = Pick<
  KnownAccount,
  "firstName" | "lastName" | "email" | "username" | "document" | "documentCountry" | "birthday" | "locale"
>;

export type ImportOutcome =
  | { kind: "create" }
  | { kind: "join"; account: KnownAccount }
  | {
      kind: "update";
      line: PersonLine;
      account: KnownAccount;
      names: Names | undefined;
      place: ImportedMembership | undefined;
      groupIds: readonly string[] | undefined;
      asksNewPassword: boolean;
    }
  | { kind: "unchanged" }
  | { kind: "wrong"; wrong: ColumnFault[] };

const used: Record<keyof Holders, FieldCode> = {
  email: "email_used",
  username: "username_used",
  document: "document_used",
};
const keys = ["email", "username", "document"] as const;

/** Outcome of a line. */
export function matchLine(line: PersonLine, holders: Holders): ImportOutcome {
  const account = whoIsMeant(holders);
  // Accounts that are elsewhere are not compared: an error would tell what they say.
  if (account && !account.membership) {
    return line.firstName ? { kind: "join", account } : wrongOnly("first_name", "required");
  }
  if (!account) {
    const wrong = keys.flatMap((key): ColumnFault[] =>
      holders[key] ? [{ column: key, code: used[key] }] : [],
    );
    if (wrong.length > 0) return { kind: "wrong", wrong };
    return line.firstName ? { kind: "create" } : wrongOnly("first_name", "required");
  }
  const wrong = keys.flatMap((key): ColumnFault[] => {
    const holder = holders[key];
    if (holder && holder.id !== account.id) return [{ column: key, code: used[key] }];
    return line[key] !== undefined && !same(key, line, account) && !account.correctable
      ? [{ column: key, code: "owned_by_person" }]
      : [];
  });
  // People without a password of their own choose one as they come; the demand stands once.
  const asksNewPassword = line.mustChangePassword === true && account.mustChangePassword === false;
  if (asksNewPassword && !account.mayAskNewPassword) {
    wrong.push({ column: "must_change_password", code: "owned_by_person" });
  }
  if (wrong.length > 0) return { kind: "wrong", wrong };
  const { membership } = account;
  if (!membership) return { kind: "join", account };
  const names = namesAfter(line, account);
  const place = placeAfter(line, membership);
  const groupIds = line.groupIds && !sameSet(line.groupIds, membership.groupIds) ? line.groupIds : undefined;
  return names || place || groupIds || asksNewPassword
    ? { kind: "update", line, account, names, place, groupIds, asksNewPassword }
    : { kind: "unchanged" };
}

/** A member by any key; somebody of another programme only by e-mail. A document names members alone. */
function whoIsMeant(holders: Holders): KnownAccount | undefined {
  const living = (account: KnownAccount | undefined) => (account && !account.deleted ? account : undefined);
  const member = keys.map((key) => living(holders[key])).find((account) => account?.membership);
  return member ?? living(holders.email);
}

function wrongOnly(column: ImportColumn, code: FieldCode): ImportOutcome {
  return { kind: "wrong", wrong: [{ column, code }] };
}

function same(key: keyof Holders, line: PersonLine, account: KnownAccount): boolean {
  if (key === "document")
    return line.document === account.document && line.documentCountry === account.documentCountry;
  return line[key]?.toLowerCase() === account[key]?.toLowerCase();
}

function namesAfter(written: PersonLine, account: KnownAccount): Names | undefined {
  const { fullName } = written;
  const called =
    fullName === `${account.firstName} ${account.lastName}`.trim() || fullName === account.firstName;
  const { firstName: _first, lastName: _last, ...unnamed } = written;
  const line: PersonLine = called ? unnamed : written;
  const { firstName, lastName, email, username, document, documentCountry, birthday, locale } = account;
  const before: Names = {
    firstName,
    lastName,
    email,
    username,
    document,
    documentCountry,
    birthday,
    locale,
  };
  const after = account.correctable
    ? {
        firstName: line.firstName ?? firstName,
        lastName: line.lastName ?? lastName,
        email: line.email !== undefined && !same("email", line, account) ? line.email : email,
        username: line.username !== undefined && !same("username", line, account) ? line.username : username,
        document: line.document ?? document,
        documentCountry: line.documentCountry ?? documentCountry,
        birthday: line.birthday ?? birthday,
        locale: line.locale ?? locale,
      }
    : before;
  return differs(before, after) ? after : undefined;
}

function placeAfter(line: PersonLine, membership: KnownMembership): ImportedMembership | undefined {
  const { id: _id, groupIds: _groups, ...before } = membership;
  const after: ImportedMembership = {
    country: line.countryGiven ? line.country : before.country,
    jobProfile: line.jobProfile ?? before.jobProfile,
    companyId: line.companyId ?? before.companyId,
    brandId: line.brandId ?? before.brandId,
    retailerId: line.retailerId ?? before.retailerId,
    // Another chain without a store leaves the store of the chain before.
    storeId:
      line.storeId ?? (line.retailerId && line.retailerId !== before.retailerId ? null : before.storeId),
    gminNumber: line.gminNumber ?? before.gminNumber,
    cadvCode: line.cadvCode ?? before.cadvCode,
    sapCode: line.sapCode ?? before.sapCode,
  };
  return differs(before, after) ? after : undefined;
}

function differs<T extends object>(before: T, after: T): boolean {
  return (Object.keys(before) as (keyof T)[]).some((key) => before[key] !== after[key]);
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}
