import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";

export interface NewPictureRequest {
  attempt: number;
  stateBefore: "in_review" | "appealed";
  notBy: string | null;
  reason: string;
  by: { userId: string; name: string };
  lastDay: string;
  dueAt: Date;
  earlierFileId: string | null;
  now: Date;
}

export async function insertPictureRequest(
  tx: Tx,
  subject: ClaimOrPhoto,
  request: NewPictureRequest,
): Promise<void> {
  await tx
    .insertInto("picture_requests")
    .values({
      client_id: subject.clientId,
      subject_type: subject.type,
      subject_id: subject.id,
      attempt: request.attempt,
      state_before: request.stateBefore,
      not_by: request.notBy,
      reason: request.reason,
      asked_by: request.by.userId,
      asker_name: request.by.name,
      asked_at: request.now,
      due_at: request.dueAt,
      last_day: request.lastDay,
      earlier_file_id: request.earlierFileId,
    })
    .execute();
}

/** Report that waits for another picture, with its open request. */
export interface AwaitedPicture {
  requestId: string;
  stateBefore: "in_review" | "appealed";
  notBy: string | null;
  dueAt: Date;
  lastDay: string;
  userId: string;
  storeId: string;
  campaignId: string;
  attempt: number;
  risk: number;
  points: number;
  /** Sources of the points: the claim's lines, or the photo itself. */
  sourceIds: string[];
}

/** A report's open request, held with the report until the transaction ends. */
export async function lockAwaitedPicture(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
): Promise<AwaitedPicture | undefined> {
  const claim = type === "claim";
  const { rows } = await sql<AwaitedPicture>`
    select q.id as "requestId", q.state_before as "stateBefore", q.not_by as "notBy", q.due_at as "dueAt",
           q.last_day::text as "lastDay", o.user_id as "userId", o.store_id as "storeId",
           o.campaign_id as "campaignId", o.attempt, o.risk, o.points,
           ${
             claim
               ? sql`array(select l.id from claim_lines l where l.client_id = o.client_id and l.claim_id = o.id
                   and l.attempt = o.attempt)`
               : sql`array[o.id]`
           } as "sourceIds"
    from ${sql.table(claim ? "claims" : "store_photos")} o
    join picture_requests q on q.client_id = o.client_id and q.subject_type = ${type} and q.subject_id = o.id
      and q.ended_at is null
    where o.client_id = ${clientId} and o.id = ${id} and o.state = 'awaiting_picture'
    for update of o, q`.execute(tx);
  return rows[0];
}

/** Closes a report's open request, if it has one. */
export async function endPictureRequest(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
  { sent, now }: { sent: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable("picture_requests")
    .set({ ended_at: now, sent })
    .where("client_id", "=", clientId)
    .where("subject_type", "=", type)
    .where("subject_id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

export interface PictureRequestRow {
  reason: string;
  by: string;
  asked_at: Date;
  last_day: string;
  ended_at: Date | null;
  sent: boolean;
  earlier_file_id: string | null;
  earlier_type: string | null;
}

/** Requests of a report's present try, the latest first. */
export async function pictureRequests(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
  attempt: number,
): Promise<PictureRequestRow[]> {
  const { rows } = await sql<PictureRequestRow>`
    select q.reason, q.asker_name as by, q.asked_at, q.last_day::text as last_day, q.ended_at, q.sent,
           q.earlier_file_id, coalesce(f.sniffed_type, f.declared_type) as earlier_type
    from picture_requests q
    left join files f on f.client_id = q.client_id and f.id = q.earlier_file_id
    where q.client_id = ${clientId} and q.subject_type = ${type} and q.subject_id = ${id} and q.attempt = ${attempt}
    order by q.id desc`.execute(tx);
  return rows;
}

/** Reports whose day has passed, of every client. */
export async function duePictures(tx: Tx, now: Date, most: number): Promise<ClaimOrPhoto[]> {
  const { rows } = await sql<ClaimOrPhoto>`
    select client_id as "clientId", subject_type as type, subject_id as id from picture_requests
    where ended_at is null and due_at <= ${now}::timestamptz order by due_at limit ${most}`.execute(tx);
  return rows;
}

/** Digest of a person's complete file of a kind; null: there is none. */
export async function pictureDigest(
  tx: Tx,
  file: { clientId: string; userId: string; fileId: string; kind: "invoice" | "store_photo" },
): Promise<Buffer | null> {
  const row = await tx
    .selectFrom("files")
    .select("sha256")
    .where("client_id", "=", file.clientId)
    .where("id", "=", file.fileId)
    .where("owner_id", "=", file.userId)
    .where("kind", "=", file.kind)
    .where("state", "=", "ready")
    .executeTakeFirst();
  return row?.sha256 ?? null;
}

/** Puts another picture in the place of a report's. */
export async function replacePicture(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
  { fileId, sha256 }: { fileId: string; sha256: Buffer },
): Promise<void> {
  const [table, column] = type === "claim" ? ["claims", "photo_file_id"] : ["store_photos", "file_id"];
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${fileId}::uuid, photo_sha256 = ${sha256}
    where client_id = ${clientId} and id = ${id}`.execute(tx);
}

/** Marks a picture that was asked for as checked, once, and holds its report: the try; undefined: nothing is to be checked. */
export async function takePictureCheck(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
  fileId: string,
  now: Date,
): Promise<number | undefined> {
  const [table, column] = type === "claim" ? ["claims", "photo_file_id"] : ["store_photos", "file_id"];
  const { rows } = await sql<{ attempt: number }>`
    with held as (
      select id, attempt from ${sql.table(table)}
      where client_id = ${clientId} and id = ${id} and ${sql.ref(column)} = ${fileId}::uuid
        and state in ('in_review', 'appealed')
      for update
    )
    update picture_requests q set checked_at = ${now}::timestamptz
    from held
    where q.client_id = ${clientId} and q.subject_type = ${type} and q.subject_id = held.id
      and q.attempt = held.attempt and q.sent and q.checked_at is null
    returning q.attempt`.execute(tx);
  return rows[0]?.attempt;
}

/** Adds to what speaks against a report. */
export async function raiseRisk(tx: Tx, { clientId, type, id }: ClaimOrPhoto, weight: number): Promise<void> {
  await sql`
    update ${sql.table(type === "claim" ? "claims" : "store_photos")} set risk = least(100, risk + ${weight}::integer)
    where client_id = ${clientId} and id = ${id}`.execute(tx);
}
