import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { liveSessionProblems } from "@trilha/contract/learning/live-sessions/problems.ts";
import type { Venue } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { isTimeZone } from "../../tenants/clients/index.ts";
import { insertVenue, updateVenue, type VenueRow, venueById, venuePage } from "./venues.queries.ts";

const { venueInUse, venueNameUsed } = liveSessionProblems;

export const listVenues: UseCase<typeof contract.listVenues> = (call, { query }) =>
  call.read(async (tx) => {
    const { search = "", state, cursor, limit } = query;
    const rows = await venuePage(
      tx,
      { clientId: call.actor.clientId, search, state, now: call.now },
      { after: readCursor(cursor, ["string", "id"]), rows: limit + 1 },
    );
    return pageOf(rows, limit, ({ name, id }) => [name, id], presentVenue);
  });

export const createVenue: UseCase<typeof contract.createVenue> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    if (!isTimeZone(body.timeZone)) return zoneUnknown();
    const id = await insertVenue(tx, clientId, body);
    if (!id) return refuse(venueNameUsed);
    return recorded(tx, call, id, { action: "venues.create", before: null });
  });

/** A session's moments were computed in the zone of its venue: while one is to come, the zone stays. */
export const editVenue: UseCase<typeof contract.editVenue> = (call, { params, body }) =>
  unlessTaken(venueNameUsed, () =>
    call.write(async (tx) => {
      const { version, ...written } = body;
      if (!isTimeZone(written.timeZone)) return zoneUnknown();
      const before = await venueById(tx, { clientId: call.actor.clientId, id: params.id, now: call.now });
      if (!before) return refuse(genericProblems.notFound);
      if (before.sessions > 0 && before.time_zone !== written.timeZone) return refuse(venueInUse);
      const edited = { clientId: call.actor.clientId, id: params.id, version };
      if (!(await updateVenue(tx, edited, written))) return refuse(genericProblems.conflict);
      return recorded(tx, call, params.id, { action: "venues.edit", before });
    }),
  );

export const switchVenue: UseCase<typeof contract.switchVenue> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const before = await venueById(tx, { clientId, id: params.id, now: call.now });
    if (!before) return refuse(genericProblems.notFound);
    if (body.state === "archived" && before.sessions > 0) return refuse(venueInUse);
    const edited = { clientId, id: params.id, version: body.version };
    if (!(await updateVenue(tx, edited, { state: body.state }))) return refuse(genericProblems.conflict);
    const action = body.state === "archived" ? "venues.archive" : "venues.restore";
    return recorded(tx, call, params.id, { action, before });
  });

const zoneUnknown = (): Refusal =>
  refuse(genericProblems.invalidInput, {}, [{ path: "body.timeZone", code: "not_an_option" }]);

async function recorded(
  tx: Tx,
  call: MemberCall,
  id: string,
  {
    action,
    before,
  }: {
    action: "venues.create" | "venues.edit" | "venues.archive" | "venues.restore";
    before: VenueRow | null;
  },
): Promise<Venue> {
  const row = await venueById(tx, { clientId: call.actor.clientId, id, now: call.now });
  if (!row) throw new Error("a venue vanished inside a transaction");
  await recordAudit(tx, call, {
    ...{ action, entity: "venue", entityId: id, entityName: row.name },
    ...(before && { before: auditFacts(before) }),
    after: auditFacts(row),
  });
  return presentVenue(row);
}

const auditFacts = ({
  name,
  address,
  city,
  country,
  time_zone,
  capacity,
  map_link,
  directions,
  state,
}: VenueRow) => ({
  ...{ name, address, city, country, timeZone: time_zone, capacity, mapLink: map_link, directions, state },
});

const presentVenue = (row: VenueRow): Venue => ({
  ...{
    id: row.id,
    name: row.name,
    address: row.address,
    city: row.city,
    country: row.country as Venue["country"],
  },
  ...{ timeZone: row.time_zone, capacity: row.capacity, mapLink: row.map_link, directions: row.directions },
  ...{ state: row.state, version: row.version, sessions: row.sessions },
});
