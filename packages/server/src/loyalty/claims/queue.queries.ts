import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";

export interface Queued {
  storeId: string;
  userId: string;
  campaignId: string;
  priority: number;
  /** Auditor who decided before; an appeal goes to somebody else. */
  notBy: string | null;
  now: Date;
}

/** Puts a claim or photo before the auditors. */
export async function enterQueue(tx: Tx, subject: ClaimOrPhoto, queued: Queued): Promise<void> {
  await tx
    .insertInto("audit_queue")
    .values({
      client_id: subject.clientId,
      subject_type: subject.type,
      subject_id: subject.id,
      store_id: queued.storeId,
      user_id: queued.userId,
      campaign_id: queued.campaignId,
      priority: queued.priority,
      not_by: queued.notBy,
      queued_at: queued.now,
    })
    .onConflict((conflict) =>
      conflict.columns(["client_id", "subject_type", "subject_id"]).doUpdateSet({
        store_id: queued.storeId,
        priority: queued.priority,
        order_waits: false,
        not_by: queued.notBy,
        queued_at: queued.now,
        locked_by: null,
        locked_until: null,
      }),
    )
    .execute();
}

/** Raises what is in the queue by so much because orders wait for it, each once. */
export async function raiseInQueue(tx: Tx, subject: ClaimOrPhoto, weight: number): Promise<void> {
  await tx
    .updateTable("audit_queue")
    .set((eb) => ({ priority: eb("priority", "+", weight), order_waits: true }))
    .where("client_id", "=", subject.clientId)
    .where("subject_type", "=", subject.type)
    .where("subject_id", "=", subject.id)
    .where("order_waits", "=", false)
    .execute();
}

export async function leaveQueue(tx: Tx, subject: ClaimOrPhoto): Promise<void> {
  await tx
    .deleteFrom("audit_queue")
    .where("client_id", "=", subject.clientId)
    .where("subject_type", "=", subject.type)
    .where("subject_id", "=", subject.id)
    .execute();
}

export interface NewSignal {
  kind: string;
  weight: number;
  details: Record<string, string | number | boolean | null>;
  /** The other claim or photo it is about. */
  otherId: string | null;
}

/** Writes what a check found, once per try: a check that runs again finds its own words there. */
export async function noteSignals(
  tx: Tx,
  subject: ClaimOrPhoto,
  attempt: number,
  signals: readonly NewSignal[],
  now: Date,
): Promise<void> {
  const [table, key, other] =
    subject.type === "claim"
      ? ["claim_signals", "claim_id", "other_claim_id"]
      : ["photo_signals", "photo_id", "other_photo_id"];
  await sql`
    insert into ${sql.table(table)} (client_id, ${sql.ref(key)}, attempt, kind, weight, details, ${sql.ref(other)}, at)
    select ${subject.clientId}::uuid, ${subject.id}::uuid, ${attempt}::smallint, s.kind, s.weight, s.details,
           s."otherId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(signals)}::jsonb) as s (
      kind text, weight smallint, details jsonb, "otherId" uuid)`.execute(tx);
}
