import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { JobProfile, Role } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Membership offered by an invitation, as staff wrote it down. */
export interface InvitedPlace {
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

export const noPlace: InvitedPlace = {
  ...{ jobProfile: null, companyId: null, brandId: null, retailerId: null, storeId: null, groupIds: [] },
  ...{ gminNumber: null, cadvCode: null, sapCode: null },
};

export interface NewInvitation {
  /** Lower case. */
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale | null;
  country: Country;
  roles: readonly Role[];
  place: InvitedPlace;
}

/** Writes invitations down, over what was written of the same people before; answers their ids. */
export async function saveInvitations(
  tx: Tx,
  clientId: string,
  now: Date,
  people: readonly NewInvitation[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    insert into membership_invitations as i
      (client_id, email, first_name, last_name, locale, country, roles, place, created_at)
    select ${clientId}, n.email, n."firstName", n."lastName", n.locale, n.country,
      array(select jsonb_array_elements_text(n.roles)), n.place, ${now}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as n(email text, "firstName" text,
      "lastName" text, locale text, country char(2), roles jsonb, place jsonb)
    on conflict do nothing
    returning i.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** One more than the page of a client's open invitations, the newest first. */
export function openInvitations(tx: Tx, clientId: string, page: { after: string | undefined; rows: number }) {
  return tx
    .selectFrom("membership_invitations")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("created_at", ">", sql<Date>`now() - interval '90 days'`)
    .$if(page.after !== undefined, (query) => query.where("id", "<", page.after ?? ""))
    .orderBy("id", "desc")
    .limit(page.rows)
    .execute();
}

/** Takes an invitation back; undefined when there is none. */
export function deleteInvitation(tx: Tx, clientId: string, id: string) {
  return tx
    .deleteFrom("membership_invitations")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .returning(["first_name", "last_name", "email"])
    .executeTakeFirst();
}

export interface OwnInvitationRow {
  id: string;
  clientId: string;
  client: string;
  country: Country;
  roles: Role[];
  place: InvitedPlace;
  createdAt: Date;
}

/** The invitations one person may answer; the caller speaks for the system. With `id`, that one, held. */
export async function invitationsOf(tx: Tx, userId: string, id?: string): Promise<OwnInvitationRow[]> {
  if (id) {
    const held = tx.selectFrom("membership_invitations").select("id").where("id", "=", id).forUpdate();
    if (!(await held.executeTakeFirst())) return [];
  }
  const { rows } = await sql<OwnInvitationRow>`
    select i.id, i.client_id as "clientId", c.name as client, i.country, i.roles,
      i.place, i.created_at as "createdAt"
    from invitations_of(${userId}::uuid) i join clients c on c.id = i.client_id
    where ${id ?? null}::uuid is null or i.id = ${id ?? null}::uuid
    order by i.created_at desc, i.id`.execute(tx);
  return rows;
}

/**
 * Makes who accepted a member, with what of their place there still is; their own data is open by that. Undefined when
 * they are a member already.
 */
export async function joinByInvitation(
  tx: Tx,
  userId: string,
  row: OwnInvitationRow,
  now: Date,
): Promise<string | undefined> {
  const { clientId, place } = row;
  const existingOr = (table: string, id: string | null) =>
    sql`(select x.id from ${sql.table(table)} x where x.client_id = ${clientId} and x.id = ${id}::uuid)`;
  const { rows } = await sql<{ id: string }>`
    insert into memberships (client_id, user_id, status, country, roles, job_profile, company_id, brand_id, retailer_id,
      store_id, gmin_number, cadv_code, sap_code, personal_data_opened_at, created_at)
    values (${clientId}, ${userId}, 'active', ${row.country}, ${row.roles}::text[], ${place.jobProfile},
      ${existingOr("companies", place.companyId)}, ${existingOr("brands", place.brandId)},
      ${existingOr("retailers", place.retailerId)}, ${existingOr("stores", place.storeId)},
      ${place.gminNumber}, ${place.cadvCode}, ${place.sapCode}, ${now}, ${now})
    on conflict (client_id, user_id) do nothing
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** Invitations nobody has been written to about since then. */
export async function unmailedInvitations(tx: Tx, clientId: string, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom("membership_invitations")
    .select("id")
    .where("client_id", "=", clientId)
    .where((eb) => eb.or([eb("mailed_at", "is", null), eb("mailed_at", "<", since)]))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** People that were not written about since, noted as written about now. */
export function takeToMail(tx: Tx, clientId: string, ids: readonly string[], at: { since: Date; now: Date }) {
  return tx
    .updateTable("membership_invitations")
    .set({ mailed_at: at.now })
    .where("client_id", "=", clientId)
    .where("id", "in", [...ids])
    .where((eb) => eb.or([eb("mailed_at", "is", null), eb("mailed_at", "<", at.since)]))
    .returning(["email", "first_name", "locale"])
    .execute();
}

/** Forgets invitations nobody answered in time; answers how many. */
export async function forgetInvitations(tx: Tx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from membership_invitations where ctid = any(array(
      select ctid from membership_invitations where created_at < ${before} limit ${most}))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Erases invitations to these addresses (lower case), in every client. */
export async function eraseInvitations(tx: Tx, addresses: readonly string[]): Promise<void> {
  await sql`delete from membership_invitations where email = any(${[...addresses]}::text[])`.execute(tx);
}
