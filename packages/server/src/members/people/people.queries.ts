import type { BandBirthdays } from "@trilha/contract/accounts/identity/age-bands.ts";
import { accessCodeTries } from "@trilha/contract/accounts/sign-in-methods/access-code.ts";
import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { JobProfile, Role } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export type Status = "awaiting_approval" | "active" | "blocked";

export interface PersonItemRow {
  id: string;
  user_id: string;
  name: string;
  email: string | null;
  document: string | null;
  avatar_file_id: string | null;
  status: Status;
  roles: Role[];
  job_profile: JobProfile | null;
  country: Country;
  store: string | null;
  /** False for who was brought in from another programme and has not come in themself yet. */
  personal_data_open: boolean;
  last_sign_in_at: Date | null;
  created_at: Date;
}

export type ListedPersonRow = PersonItemRow & { birthday: string | null };

export interface PeopleFilter {
  search: string;
  status: Status | undefined;
  role: Role | undefined;
  jobProfile: JobProfile | undefined;
  country: Country | undefined;
  groupId: string | undefined;
  entered: "never" | undefined;
  /** Birthdays that people opened to the client. */
  birthdays: BandBirthdays | undefined;
  /** Documents are searched too, of whoever opened theirs. */
  byDocuments: boolean;
}

/** One person more than the page: by name, or the newest first of a search. `people_page` finds them; row security stands before what they are. */
export async function peoplePage(
  tx: Tx,
  filter: PeopleFilter,
  page: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<ListedPersonRow[]> {
  const { search, status, role, jobProfile, country, groupId, entered, birthdays, byDocuments } = filter;
  const [afterName, afterId] = page.after ?? [null, null];
  const { rows } = await sql<ListedPersonRow>`
    select m.id, m.user_id, m.sort_name as name, u.email, u.document, m.personal_data_open, u.avatar_file_id, m.status, m.roles,
           m.job_profile, m.country, s.name as store, u.last_sign_in_at, m.created_at, u.birthday
    from people_page(${search}::text, ${status ?? null}::text, ${role ?? null}::text, ${jobProfile ?? null}::text,
      ${country ?? null}::text, ${groupId ?? null}::uuid, ${afterName}::text, ${afterId}::uuid, ${page.rows}::integer,
      ${entered === "never"}::boolean, ${byDocuments}::boolean, ${birthdays?.after ?? null}::date,
      ${birthdays?.until ?? null}::date) p
    join memberships m on m.client_id = current_client() and m.id = p.id
    join users u on u.id = m.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    order by ${search ? sql`m.id desc` : sql`m.sort_name, m.id`}`.execute(tx);
  return rows;
}

export interface PersonRow extends PersonItemRow {
  username: string;
  first_name: string;
  last_name: string;
  document_country: DocumentCountry | null;
  phones: Record<string, string>;
  birthday: string | null;
  locale: Locale | null;
  status_reason: string | null;
  company_id: string | null;
  brand_id: string | null;
  retailer_id: string | null;
  store_id: string | null;
  group_ids: string[];
  gmin_number: string | null;
  cadv_code: string | null;
  sap_code: string | null;
  is_superuser: boolean;
  has_password: boolean;
  has_factor: boolean;
  has_own_password: boolean;
  must_change_password: boolean;
  is_elsewhere: boolean;
  access_code_until: Date | null;
  version: number;
}

/** One person in one client. */
export async function personById(
  tx: Tx,
  clientId: string,
  id: string,
  now: Date,
): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select m.id, m.user_id, m.sort_name as name, u.email, u.document, m.personal_data_open, u.avatar_file_id, m.status, m.roles,
           m.job_profile, m.country, s.name as store, u.last_sign_in_at, m.created_at,
           u.username, u.first_name, u.last_name, u.document_country, u.phones, u.birthday, u.locale, m.status_reason, m.company_id,
           m.brand_id, m.retailer_id, m.store_id, m.gmin_number, m.cadv_code, m.sap_code, u.is_superuser,
           u.password_hash is not null as has_password, f.totp or f.passkeys > 0 as has_factor,
           f.staff_elsewhere as is_elsewhere, m.version,
           u.password_hash is not null and u.password_client_id is null as has_own_password, u.must_change_password,
           (select c.expires_at from access_codes c where c.client_id = m.client_id and c.membership_id = m.id
              and c.used_at is null and c.expires_at > ${now} and c.tries < ${accessCodeTries}
              and u.password_hash is null) as access_code_until,
           array(select g.group_id from membership_groups g
                 where g.client_id = m.client_id and g.membership_id = m.id order by g.group_id) as group_ids
    from memberships m
    join users u on u.id = m.user_id
    cross join lateral factors_of(u.id) f
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where m.client_id = ${clientId} and m.id = ${id} and m.left_at is null`.execute(tx);
  return rows[0];
}

/** Holds these memberships until the transaction ends, in one order, so that two bulk decisions never meet crosswise. */
export async function lockMemberships(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<ManagedPersonRow[]> {
  const held = await tx
    .selectFrom("memberships")
    .select("id")
    .where("client_id", "=", clientId)
    .where("id", "in", ids)
    .where("left_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (held.length === 0) return [];
  return tx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select([
      "m.id",
      "m.user_id",
      "m.sort_name as name",
      "m.status",
      "m.status_reason",
      "m.roles",
      "m.version",
    ])
    .select(["u.is_superuser", "u.locale", "u.first_name", "u.email"])
    .where("m.client_id", "=", clientId)
    .where("m.id", "in", ids)
    .where("m.left_at", "is", null)
    .orderBy("m.id")
    .execute();
}

export interface ManagedPersonRow {
  id: string;
  user_id: string;
  name: string;
  status: Status;
  status_reason: string | null;
  roles: Role[];
  version: number;
  is_superuser: boolean;
  locale: Locale | null;
  first_name: string;
  email: string | null;
}

export async function setStatus(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
  status: Status,
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable("memberships")
    .set((eb) => ({ status, status_reason: reason, version: eb("version", "+", 1) }))
    .where("client_id", "=", clientId)
    .where("id", "in", ids)
    .execute();
}

export async function setRoles(tx: Tx, clientId: string, id: string, roles: readonly Role[]): Promise<void> {
  await tx
    .updateTable("memberships")
    .set((eb) => ({ roles: [...roles], version: eb("version", "+", 1) }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

/** Sender data of messages in a client's name. */
export async function programmeOf(
  tx: Tx,
  clientId: string,
): Promise<{ slug: string; name: string; locale: Locale }> {
  return tx
    .selectFrom("clients as c")
    .innerJoin("client_branding as l", "l.client_id", "c.id")
    .select(["c.slug", "c.name", "l.default_locale as locale"])
    .where("c.id", "=", clientId)
    .executeTakeFirstOrThrow();
}

/** Log of reading personal values; once a day and reader is enough. */
export async function noteRead(
  tx: Tx,
  read: { clientId: string; userId: string; readerId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("personal_reads")
    .values({
      client_id: read.clientId,
      user_id: read.userId,
      reader_id: read.readerId,
      day: read.now.toISOString().slice(0, 10),
      at: read.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
