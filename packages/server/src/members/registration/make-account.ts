import { insertUser, updateUser } from "../../accounts/identity/index.ts";
import type { Tx } from "../../db/database.ts";
import { admitMember } from "../people/index.ts";
import { type AccountColumns, lockAccount } from "./registration.members.queries.ts";
import type { NormalizedRegistration } from "./registration-secrets.ts";

export interface ProvenRegistration {
  email: string;
  columns: AccountColumns;
  /** Hash of the password they chose; undefined: they keep the one they have. */
  hash: string | undefined;
  now: Date;
}

/** Makes an account; undefined when a name of it belongs to somebody. */
export async function makeAccount(tx: Tx, proved: ProvenRegistration): Promise<string | undefined> {
  const { email, columns, hash, now } = proved;
  const made = await insertUser(tx, {
    ...columns,
    username: email.toLowerCase(),
    email,
    email_confirmed_at: now,
    password_hash: hash ?? null,
    password_changed_at: hash ? now : null,
    created_at: now,
  });
  return made?.id;
}

/** Fills in what an account does not say yet; what it says stays, except where it belongs to no programme any more. */
export async function fillAccount(tx: Tx, id: string, proved: ProvenRegistration): Promise<string> {
  const person = proved.columns;
  const before = await lockAccount(tx, id);
  const isBlank = (value: unknown) =>
    value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
  const { document, document_country, ...others } = person;
  const changes = Object.fromEntries(
    Object.entries(others).filter(([column, value]) => {
      const stored: unknown = Reflect.get(before, column);
      return value !== null && value !== "" && value !== "{}" && (!before.belongs || isBlank(stored));
    }),
  );
  const takesDocument = document && (before.document === null || !before.belongs);
  await updateUser(tx, id, {
    ...changes,
    ...(takesDocument && { document, document_country }),
    ...(proved.hash && {
      password_hash: proved.hash,
      password_changed_at: proved.now,
      password_client_id: null,
    }),
    email_confirmed_at: before.email_confirmed_at ?? proved.now,
  });
  return id;
}

const orNull = (text: string | undefined) => text || null;

/** Makes an account a member, with what it said of its place. Who comes by themself opens their own data to staff. */
export async function bringIn(
  tx: Tx,
  member: {
    clientId: string;
    userId: string;
    status: "active" | "awaiting_approval";
    said: NormalizedRegistration;
    now: Date;
  },
): Promise<void> {
  const { said: fields } = member;
  await admitMember(tx, {
    client_id: member.clientId,
    user_id: member.userId,
    status: member.status,
    country: fields.country,
    job_profile: fields.jobProfile ?? null,
    company_id: fields.companyId ?? null,
    brand_id: fields.brandId ?? null,
    retailer_id: fields.retailerId ?? null,
    store_id: fields.storeId ?? null,
    gmin_number: orNull(fields.gminNumber),
    cadv_code: orNull(fields.cadvCode),
    sap_code: orNull(fields.sapCode) ?? orNull(fields.companyTaxId),
    created_at: member.now,
  });
}
