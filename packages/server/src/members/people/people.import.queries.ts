import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

// Whole lists at once: one statement a list, rows as one JSON parameter.

/** The names a programme's files may refer to. */
export async function importReferences(tx: Tx, clientId: string) {
  const [client, companies, brands, retailers, stores, groups] = await Promise.all([
    tx.selectFrom("clients").select("countries").where("id", "=", clientId).executeTakeFirstOrThrow(),
    tx.selectFrom("companies").select(["id", "name"]).where("client_id", "=", clientId).execute(),
    tx.selectFrom("brands").select(["id", "name"]).where("client_id", "=", clientId).execute(),
    tx.selectFrom("retailers").select(["id", "name", "country"]).where("client_id", "=", clientId).execute(),
    tx
      .selectFrom("stores")
      .select(["id", "code", "name", "retailer_id"])
      .where("client_id", "=", clientId)
      .execute(),
    tx.selectFrom("people_groups").select(["id", "name"]).where("client_id", "=", clientId).execute(),
  ]);
  return { countries: client.countries, companies, brands, retailers, stores, groups };
}

export interface NamedAccountRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  username: string;
  document: string | null;
  documentCountry: DocumentCountry | null;
  birthday: string | null;
  locale: Locale | null;
  correctable: boolean;
  mayAskNewPassword: boolean;
  mustChangePassword: boolean | null;
  deleted: boolean;
  membershipId: string | null;
  /** The document they are named by in this client: "BR 123". */
  documentKey: string | null;
  country: Country | null;
  jobProfile: JobProfile | null;
  companyId: string | null;
  brandId: string | null;
  retailerId: string | null;
  storeId: string | null;
  groupIds: string[];
  gminNumber: string | null;
  cadvCode: string | null;
  sapCode: string | null;
}

/**
 * Accounts by key, with what they are in this client. E-mails and user names are looked for past the client, because
 * they are unique across all: the caller puts it inside `asSystem`. Documents name members of this client alone.
 * `keys` are lower case; documents "BR 123".
 */
export async function accountsNamed(
  tx: Tx,
  clientId: string,
  keys: {
    emails: string[];
    usernames: string[];
    documents: { country: DocumentCountry; document: string }[];
  },
): Promise<NamedAccountRow[]> {
  const { rows } = await sql<NamedAccountRow>`
    with named as (
      select u.id from unnest(${keys.emails}::text[]) k join users u on lower(u.email) = k and u.email is not null
      union
      select u.id from unnest(${keys.usernames}::text[]) k join users u on lower(u.username) = k
      union
      select u.id from jsonb_to_recordset(${JSON.stringify(keys.documents)}::jsonb) as k(country text, document text)
        join memberships d on d.client_id = ${clientId} and d.document_key = k.country || ' ' || k.document
        join users u on u.id = d.user_id
    )
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.username, u.document,
           u.document_country as "documentCountry", u.birthday::text as birthday, u.locale, u.deleted_at is not null as deleted,
           u.password_hash is null and not has_own_proof(u.id) and not exists (
             select from memberships o where o.user_id = u.id and o.client_id <> ${clientId}
           ) as correctable,
           u.password_hash is not null and u.password_client_id is null and not u.is_superuser and not exists (
             select from memberships o where o.user_id = u.id and o.client_id <> ${clientId}
           ) as "mayAskNewPassword",
           case when u.password_hash is not null and u.password_client_id is null then u.must_change_password end
             as "mustChangePassword",
           m.id as "membershipId", m.document_key as "documentKey", m.country, m.job_profile as "jobProfile", m.company_id as "companyId",
           m.brand_id as "brandId", m.retailer_id as "retailerId", m.store_id as "storeId",
           m.gmin_number as "gminNumber", m.cadv_code as "cadvCode", m.sap_code as "sapCode",
           array(select g.group_id from membership_groups g
                 where g.client_id = m.client_id and g.membership_id = m.id) as "groupIds"
    from named
    join users u on u.id = named.id
    left join memberships m on m.client_id = ${clientId} and m.user_id = u.id`.execute(tx);
  return rows;
}

export async function newIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select uuidv7() as id from generate_series(1, ${count}::integer)`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface WorkplaceRow {
  id: string;
  country: Country;
  job_profile: JobProfile | null;
  company_id: string | null;
  brand_id: string | null;
  retailer_id: string | null;
  store_id: string | null;
  gmin_number: string | null;
  cadv_code: string | null;
  sap_code: string | null;
}

const placeColumns = sql`id uuid, user_id uuid, country char(2), job_profile text, company_id uuid, brand_id uuid,
  retailer_id uuid, store_id uuid, gmin_number text, cadv_code text, sap_code text`;

/** Number of memberships that came to be, and of those that a document names in this client. */
export async function insertMemberships(
  tx: Tx,
  clientId: string,
  now: Date,
  members: readonly (WorkplaceRow & { user_id: string })[],
): Promise<{ written: number; named: number }> {
  const { rows } = await sql<{ isNamed: boolean }>`
    insert into memberships (id, client_id, user_id, status, country, job_profile, company_id, brand_id, retailer_id,
      store_id, gmin_number, cadv_code, sap_code, created_at)
    select id, ${clientId}, user_id, 'active', country, job_profile, company_id, brand_id, retailer_id, store_id,
      gmin_number, cadv_code, sap_code, ${now}
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as n(${placeColumns})
    on conflict (client_id, user_id) do nothing
    returning document_key is not null as "isNamed"`.execute(tx);
  return { written: rows.length, named: rows.filter(({ isNamed }) => isNamed).length };
}

export async function updatePlaces(tx: Tx, clientId: string, places: readonly WorkplaceRow[]): Promise<void> {
  await sql`
    update memberships m
    set country = n.country, job_profile = n.job_profile, company_id = n.company_id, brand_id = n.brand_id,
      retailer_id = n.retailer_id, store_id = n.store_id, gmin_number = n.gmin_number, cadv_code = n.cadv_code,
      sap_code = n.sap_code, version = m.version + 1
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as n(${placeColumns})
    where m.client_id = ${clientId} and m.id = n.id`.execute(tx);
}
