import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { AwardKind } from "@trilha/contract/loyalty/adjustments/states.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface ToPost {
  id: string;
  user_id: string;
  store_id: string | null;
  store: string | null;
  points: number;
  experience: number;
  note: string;
  occurred_on: string;
  trace: TraceStep[];
  /** Where the person signed up. */
  country: Country;
  locale: Locale;
}

/** Awards of a batch that are not on the books yet, held until the transaction ends. */
export async function awardsToPost(
  tx: Tx,
  clientId: string,
  batchId: string,
  rows: number,
): Promise<ToPost[]> {
  const { rows: awards } = await sql<ToPost>`
    select a.id, a.user_id, a.store_id, s.name as store, a.points, a.experience, a.note, a.occurred_on, a.trace,
           e.country, coalesce(u.locale, l.default_locale) as locale
    from (
      select * from awards where client_id = ${clientId} and batch_id = ${batchId} and posted_at is null
      order by id limit ${rows} for update) a
    join award_batches b on b.client_id = a.client_id and b.id = a.batch_id
    join campaign_enrolments e
      on e.client_id = a.client_id and e.campaign_id = b.campaign_id and e.user_id = a.user_id
    join users u on u.id = a.user_id
    join client_branding l on l.client_id = a.client_id
    left join stores s on s.client_id = a.client_id and s.id = a.store_id
    order by a.user_id, a.id`.execute(tx);
  return awards;
}

/** Writes that awards are on the books, with what they gave in the end. */
export async function markPosted(
  tx: Tx,
  clientId: string,
  awards: readonly { id: string; points: number; trace: readonly TraceStep[] }[],
  at: Date,
): Promise<void> {
  await sql`
    update awards a set posted_at = ${at}, points = n.points, trace = n.trace
    from jsonb_to_recordset(${JSON.stringify(awards)}::jsonb) as n (id uuid, points bigint, trace jsonb)
    where a.client_id = ${clientId} and a.id = n.id`.execute(tx);
}

/** A batch's points after limits trimmed some of its awards. */
export async function recountBatch(tx: Tx, clientId: string, batchId: string): Promise<void> {
  await sql`
    update award_batches b set points = (
      select coalesce(sum(a.points), 0) from awards a where a.client_id = b.client_id and a.batch_id = b.id)
    where b.client_id = ${clientId} and b.id = ${batchId}`.execute(tx);
}

/** Facts a job needs of the batch it posts; undefined: nothing is to be posted. */
export async function approvedBatch(
  tx: Tx,
  clientId: string,
  batchId: string,
): Promise<
  { id: string; kind: AwardKind; campaign_id: string; reason: string; decided_by: string | null } | undefined
> {
  return tx
    .selectFrom("award_batches")
    .select(["id", "kind", "campaign_id", "reason", "decided_by"])
    .where("client_id", "=", clientId)
    .where("id", "=", batchId)
    .where("state", "=", "approved")
    .executeTakeFirst();
}
