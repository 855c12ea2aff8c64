import type { JobProfile } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface SentIds {
  companyId: string | null;
  brandId: string | null;
  retailerId: string | null;
  storeId: string | null;
  groupIds: readonly string[];
}

/** Which of these ids are this programme's, and the chain of the store. */
export async function knownLinks(
  tx: Tx,
  clientId: string,
  sent: SentIds,
): Promise<{ ids: Set<string>; storeRetailerId: string | undefined }> {
  const { rows } = await sql<{ id: string; chain: string | null }>`
    select id, null::uuid as chain from companies where client_id = ${clientId} and id = ${sent.companyId}::uuid
    union all
    select id, null from brands where client_id = ${clientId} and id = ${sent.brandId}::uuid
    union all
    select id, null from retailers where client_id = ${clientId} and id = ${sent.retailerId}::uuid
    union all
    select id, null from people_groups where client_id = ${clientId} and id = any(${[...sent.groupIds]}::uuid[])
    union all
    select id, retailer_id from stores where client_id = ${clientId} and id = ${sent.storeId}::uuid`.execute(
    tx,
  );
  const store = rows.find(({ chain }) => chain !== null);
  return { ids: new Set(rows.map(({ id }) => id)), storeRetailerId: store?.chain ?? undefined };
}

/** A person's place in the programme in words, for the audit trail. */
export interface ProgrammeLinks {
  jobProfile: JobProfile | null;
  company: string | null;
  brand: string | null;
  retailer: string | null;
  store: string | null;
  groups: string[];
  gminNumber: string | null;
  cadvCode: string | null;
  sapCode: string | null;
}

export async function placeOf(tx: Tx, clientId: string, id: string): Promise<ProgrammeLinks> {
  const { rows } = await sql<ProgrammeLinks>`
    select m.job_profile as "jobProfile", c.name as company, b.name as brand, r.name as retailer, s.name as store,
           m.gmin_number as "gminNumber", m.cadv_code as "cadvCode", m.sap_code as "sapCode",
           array(select g.name from membership_groups l join people_groups g on g.id = l.group_id
                 where l.client_id = m.client_id and l.membership_id = m.id order by g.name) as groups
    from memberships m
    left join companies c on c.client_id = m.client_id and c.id = m.company_id
    left join brands b on b.client_id = m.client_id and b.id = m.brand_id
    left join retailers r on r.client_id = m.client_id and r.id = m.retailer_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where m.client_id = ${clientId} and m.id = ${id}`.execute(tx);
  const [place] = rows;
  if (!place) throw new Error("a place of nobody was asked for");
  return place;
}

export interface PlaceChange extends Omit<SentIds, "groupIds"> {
  jobProfile: JobProfile | null;
  gminNumber: string | null;
  cadvCode: string | null;
  sapCode: string | null;
}

/** Sets a person's place. */
export async function setPlace(tx: Tx, clientId: string, id: string, place: PlaceChange): Promise<void> {
  await tx
    .updateTable("memberships")
    .set((eb) => ({
      job_profile: place.jobProfile,
      company_id: place.companyId,
      brand_id: place.brandId,
      retailer_id: place.retailerId,
      store_id: place.storeId,
      gmin_number: place.gminNumber,
      cadv_code: place.cadvCode,
      sap_code: place.sapCode,
      version: eb("version", "+", 1),
    }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}
