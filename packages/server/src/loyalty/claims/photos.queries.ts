import type { Locale } from "@trilha/contract/core/locale.ts";
import { type ClaimState, statesOfReported } from "@trilha/contract/loyalty/claims/states.ts";
import type { AlreadyAwarded } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import {
  type ClaimTransitionRow,
  type OpenPictureRequest,
  openPictureRequest,
} from "./sales.read.queries.ts";

export type Localized = Partial<Record<Locale, string>>;

export interface PhotoTypeRow {
  id: string;
  name: Localized;
  hint: Localized;
  position: number;
  active: boolean;
}

export function photoTypes(tx: Tx, clientId: string): Promise<PhotoTypeRow[]> {
  return tx
    .selectFrom("photo_types")
    .select(["id", "name", "hint", "position", "active"])
    .where("client_id", "=", clientId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Writes one photo type; a new one where `id` is null. */
export async function savePhotoType(
  tx: Tx,
  clientId: string,
  { id, ...type }: Omit<PhotoTypeRow, "id"> & { id: string | null },
): Promise<void> {
  const row = { ...type, name: JSON.stringify(type.name), hint: JSON.stringify(type.hint) };
  if (id === null) {
    await tx
      .insertInto("photo_types")
      .values({ client_id: clientId, ...row })
      .execute();
    return;
  }
  await tx
    .updateTable("photo_types")
    .set(row)
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

/** Facts of a photo: where, of what, which file. Parts that are not this client's or person's are null. */
export async function photoFacts(
  tx: Tx,
  query: { clientId: string; userId: string; storeId: string; photoTypeId: string; fileId: string },
): Promise<{
  id: string;
  timeZone: string | null;
  typeName: Localized | null;
  sha256: Buffer | null;
}> {
  const { clientId, userId, storeId, photoTypeId, fileId } = query;
  const { rows } = await sql<Awaited<ReturnType<typeof photoFacts>>>`
    select uuidv7() as id,
           (select time_zone from stores where client_id = ${clientId} and id = ${storeId}) as "timeZone",
           (select name from photo_types
            where client_id = ${clientId} and id = ${photoTypeId} and active) as "typeName",
           (select sha256 from files where client_id = ${clientId} and id = ${fileId} and owner_id = ${userId}
              and kind = 'store_photo' and state = 'ready') as sha256`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a statement without rows");
  return row;
}

/** Whether this week's place is taken, whoever took it. */
export async function weekTaken(
  tx: Tx,
  photo: { clientId: string; storeId: string; photoTypeId: string; week: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom("store_photos")
    .select("id")
    .where("client_id", "=", photo.clientId)
    .where("store_id", "=", photo.storeId)
    .where("photo_type_id", "=", photo.photoTypeId)
    .where("week", "=", photo.week)
    .where("state", "<>", "withdrawn")
    .executeTakeFirst();
  return row !== undefined;
}

/** Photo awards of a person in a campaign already, within the reach of each kind of rule. */
export async function photosAwarded(
  tx: Tx,
  photo: {
    clientId: string;
    campaignId: string;
    userId: string;
    photoTypeId: string;
    week: string;
    /** The photo's own day in its store, its end exclusive. */
    day: { beginsAt: Date; endsAt: Date };
    exceptId: string | null;
  },
): Promise<AlreadyAwarded> {
  const { rows } = await sql<AlreadyAwarded>`
    select coalesce(bool_or(photo_type_id = ${photo.photoTypeId}), false) as object,
           coalesce(bool_or(submitted_at >= ${photo.day.beginsAt}::timestamptz
             and submitted_at < ${photo.day.endsAt}::timestamptz), false) as day,
           coalesce(bool_or(week = ${photo.week}::date), false) as week,
           count(*) > 0 as campaign
    from store_photos
    where client_id = ${photo.clientId} and user_id = ${photo.userId} and campaign_id = ${photo.campaignId}
      and id is distinct from ${photo.exceptId}::uuid
      and points + experience > 0 and state not in ('withdrawn', 'rejected', 'reversed')`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a statement without rows");
  return row;
}

export interface NewPhoto {
  id: string;
  clientId: string;
  campaignId: string;
  userId: string;
  storeId: string;
  photoTypeId: string;
  fileId: string;
  sha256: Buffer;
  week: string;
  points: number;
  experience: number;
  trace: readonly TraceStep[];
  ruleSetVersionId: string;
  by: { userId: string; name: string };
  now: Date;
}

/** Writes a photo and its first state in one statement. */
export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  await sql`
    with photo as (
      insert into store_photos (id, client_id, campaign_id, user_id, store_id, photo_type_id, file_id, photo_sha256, week,
        state, points, experience, trace, rule_set_version_id, submitted_at)
      values (${photo.id}, ${photo.clientId}, ${photo.campaignId}, ${photo.userId}, ${photo.storeId},
        ${photo.photoTypeId}, ${photo.fileId}, ${photo.sha256}, ${photo.week}, 'submitted', ${photo.points},
        ${photo.experience}, ${JSON.stringify(photo.trace)}::jsonb, ${photo.ruleSetVersionId}, ${photo.now})
    )
    insert into photo_transitions (client_id, photo_id, to_state, actor_id, actor_name, at)
    values (${photo.clientId}, ${photo.id}, 'submitted', ${photo.by.userId}, ${photo.by.name}, ${photo.now})`.execute(
    tx,
  );
}

/** Writes what a second try shows; state and points go by `moveSubject`. */
export async function correctPhoto(
  tx: Tx,
  photo: Pick<NewPhoto, "id" | "clientId" | "fileId" | "sha256" | "trace" | "ruleSetVersionId">,
): Promise<void> {
  await tx
    .updateTable("store_photos")
    .set({
      file_id: photo.fileId,
      photo_sha256: photo.sha256,
      trace: JSON.stringify(photo.trace),
      rule_set_version_id: photo.ruleSetVersionId,
      risk: 0,
      sampled: false,
      checked_at: null,
    })
    .where("client_id", "=", photo.clientId)
    .where("id", "=", photo.id)
    .execute();
}

export interface PhotoRow {
  id: string;
  campaign_id: string;
  store_id: string;
  store: string;
  time_zone: string;
  photos_allowed: boolean;
  photo_type_id: string;
  type_name: Localized;
  week: string;
  state: ClaimState;
  points: number;
  experience: number;
  file_id: string;
  verdict_reason: string | null;
  attempt: number;
  appealed: boolean;
  decided_by: string | null;
  decided_at: Date | null;
  risk: number;
  submitted_at: Date;
  version: number;
  reporting_days: number;
  campaign_state: string;
  campaign_ends_at: Date;
  picture_request: OpenPictureRequest | null;
  history: ClaimTransitionRow[];
}

const photoRow = sql`
  select p.id, p.campaign_id, p.store_id, s.name as store, s.time_zone, s.photos_allowed, p.photo_type_id, y.name as type_name, p.week,
         p.state, p.points, p.experience, p.file_id, p.verdict_reason, p.attempt, p.appealed, p.decided_by, p.decided_at,
         p.risk, p.submitted_at, p.version, a.reporting_days, a.state as campaign_state,
         coalesce(w.ends_at, a.ends_at) as campaign_ends_at,
         ${openPictureRequest("photo", "p")} as picture_request,
         (select json_agg(json_build_object('from', t.from_state, 'to', t.to_state, 'actorId', t.actor_id,
                   'reason', t.reason, 'at', t.at) order by t.id)
          from photo_transitions t where t.client_id = p.client_id and t.photo_id = p.id) as history
  from store_photos p
  join stores s on s.client_id = p.client_id and s.id = p.store_id
  join photo_types y on y.client_id = p.client_id and y.id = p.photo_type_id
  join campaigns a on a.client_id = p.client_id and a.id = p.campaign_id
  left join campaign_enrolments e
    on e.client_id = p.client_id and e.campaign_id = p.campaign_id and e.user_id = p.user_id
  left join campaign_countries w
    on w.client_id = p.client_id and w.campaign_id = p.campaign_id and w.country = e.country`;

export async function ownPhoto(
  tx: Tx,
  photo: { clientId: string; userId: string; id: string },
): Promise<PhotoRow | undefined> {
  const { rows } = await sql<PhotoRow>`
    ${photoRow} where p.client_id = ${photo.clientId} and p.id = ${photo.id} and p.user_id = ${photo.userId}`.execute(
    tx,
  );
  return rows[0];
}

/** Holds one of a person's photos until the transaction ends; who closes its campaign meanwhile waits, or comes first. */
export async function lockOwnPhoto(
  tx: Tx,
  photo: { clientId: string; userId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from store_photos o join campaigns a on a.client_id = o.client_id and a.id = o.campaign_id
    where o.client_id = ${photo.clientId} and o.id = ${photo.id} and o.user_id = ${photo.userId}
    for update of o for key share of a`.execute(tx);
  return rows.length > 0;
}

/** One photo more than the page, the newest first. */
export async function photoPage(
  tx: Tx,
  filter: {
    clientId: string;
    userId: string;
    campaignId: string | undefined;
    state: ClaimState | undefined;
  },
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<PhotoRow[]> {
  const { clientId, userId, campaignId, state } = filter;
  const [at, id] = page.after ?? [null, null];
  const { rows } = await sql<PhotoRow>`
    ${photoRow}
    where p.client_id = ${clientId} and p.user_id = ${userId}
      ${campaignId ? sql`and p.campaign_id = ${campaignId}` : sql``}
      ${state ? sql`and p.state = any(${[...statesOfReported(state)]}::text[])` : sql``}
      ${at ? sql`and (p.submitted_at, p.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by p.submitted_at desc, p.id desc
    limit ${page.rows}`.execute(tx);
  return rows;
}

/** Stores by their ids, as the form shows them; none that is off, or whose chain is. */
export function storesOfForm(tx: Tx, clientId: string, ids: readonly string[]) {
  return tx
    .selectFrom("stores as s")
    .innerJoin("retailers as r", (join) =>
      join.onRef("r.client_id", "=", "s.client_id").onRef("r.id", "=", "s.retailer_id"),
    )
    .select(["s.id", "s.name", "s.photos_allowed as photosAllowed", "s.time_zone as timeZone"])
    .where("s.client_id", "=", clientId)
    .where("s.id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .where("s.active", "=", true)
    .where("r.active", "=", true)
    .orderBy("s.name")
    .execute();
}

/** Photos that hold a place in these stores in weeks since then. */
export function takenSlots(tx: Tx, clientId: string, storeIds: readonly string[], since: string) {
  return tx
    .selectFrom("store_photos")
    .select(["id", "store_id", "photo_type_id", "week", "user_id", "state"])
    .where("client_id", "=", clientId)
    .where("store_id", "=", sql<string>`any(${[...storeIds]}::uuid[])`)
    .where("week", ">=", since)
    .where("state", "<>", "withdrawn")
    .execute();
}
