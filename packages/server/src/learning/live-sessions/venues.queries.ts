import type { VenueWrite } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type VenueRow = Selectable<Tables["venues"]> & { sessions: number };

const columns = (now: Date) => sql`v.*, (select count(*)::integer from live_sessions s
  where s.client_id = v.client_id and s.venue_id = v.id and s.state in ('pre_scheduled', 'scheduled')
    and s.ends_at > ${now}) as sessions`;

export async function venuePage(
  tx: Tx,
  filter: { clientId: string; search: string; state: VenueRow["state"] | "all"; now: Date },
  page: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<VenueRow[]> {
  const [name, id] = page.after ?? [null, null];
  const { rows } = await sql<VenueRow>`
    select ${columns(filter.now)} from venues v
    where v.client_id = ${filter.clientId} and (${filter.state}::text = 'all' or v.state = ${filter.state})
      and (${filter.search}::text = ''
        or strpos(fold(v.name || ' ' || v.city || ' ' || v.address), fold(${filter.search}::text)) > 0)
      and (${name}::text is null or (v.name, v.id) > (${name}::text, ${id}::uuid))
    order by v.name, v.id limit ${page.rows}`.execute(tx);
  return rows;
}

export async function venueById(
  tx: Tx,
  { clientId, id, now }: { clientId: string; id: string; now: Date },
): Promise<VenueRow | undefined> {
  const { rows } = await sql<VenueRow>`
    select ${columns(now)} from venues v where v.client_id = ${clientId} and v.id = ${id}`.execute(tx);
  return rows[0];
}

const written = (venue: VenueWrite) => ({
  ...{ name: venue.name, address: venue.address, city: venue.city, country: venue.country },
  ...{ time_zone: venue.timeZone, capacity: venue.capacity, map_link: venue.mapLink },
  directions: JSON.stringify(venue.directions),
});

/** Undefined where another venue has this name. */
export async function insertVenue(tx: Tx, clientId: string, venue: VenueWrite): Promise<string | undefined> {
  const row = await tx
    .insertInto("venues")
    .values({ client_id: clientId, ...written(venue) })
    .onConflict((conflict) => conflict.columns(["client_id", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** False when it is no longer of that version. */
export async function updateVenue(
  tx: Tx,
  edited: { clientId: string; id: string; version: number },
  change: VenueWrite | { state: VenueRow["state"] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("venues")
    .set({ ...("state" in change ? change : written(change)), version: edited.version + 1 })
    .where("client_id", "=", edited.clientId)
    .where("id", "=", edited.id)
    .where("version", "=", edited.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
