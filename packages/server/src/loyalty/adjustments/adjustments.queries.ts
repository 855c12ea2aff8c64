import type { Locale } from "@trilha/contract/core/locale.ts";
import type { AwardKind, awardStates } from "@trilha/contract/loyalty/adjustments/states.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export type BatchState = (typeof awardStates)[number];

export interface BatchRow {
  id: string;
  kind: AwardKind;
  state: BatchState;
  reason: string;
  campaign_id: string;
  campaign_title: Partial<Record<Locale, string>>;
  /** The only person it is about. */
  person: string | null;
  awards: number;
  points: number;
  experience: number;
  posted: number;
  proposed_by: string;
  proposer_name: string;
  proposed_at: Date;
  decided_by: string | null;
  decider_name: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  withdrawn_at: Date | null;
  file_name: string | null;
  version: number;
}

function batches(clientId: string): RawBuilder<BatchRow> {
  return sql<BatchRow>`
    select b.id, b.kind, b.state, b.reason, b.campaign_id, c.title as campaign_title, b.awards, b.points, b.experience,
           b.proposed_by, b.proposer_name, b.proposed_at, b.decided_by, b.decider_name, b.decided_at,
           b.decision_reason, b.withdrawn_at, b.version, f.name as file_name,
           case when b.awards = 1 then (
             select m.sort_name from awards a
             join memberships m on m.client_id = a.client_id and m.user_id = a.user_id
             where a.client_id = b.client_id and a.batch_id = b.id) end as person,
           case when b.state = 'approved' then b.awards - (
             select count(*)::integer from awards a
             where a.client_id = b.client_id and a.batch_id = b.id and a.posted_at is null) else 0 end as posted
    from award_batches b
    join campaigns c on c.client_id = b.client_id and c.id = b.campaign_id
    left join files f on f.id = b.file_id
    where b.client_id = ${clientId}`;
}

export interface BatchFilter {
  search: string | undefined;
  state: BatchState | undefined;
  kind: AwardKind | undefined;
  campaignId: string | undefined;
}

/** Proposals, the newest first. */
export async function batchPage(
  tx: Tx,
  clientId: string,
  filter: BatchFilter,
  page: { before: readonly [at: number, id: string] | undefined; rows: number },
): Promise<BatchRow[]> {
  const { search = "", state, kind, campaignId } = filter;
  const [at, id] = page.before ?? [null, null];
  const before = at === null ? null : new Date(at);
  const { rows } = await sql<BatchRow>`
    select * from (${batches(clientId)}) b
    where (${search}::text = '' or strpos(fold(concat_ws(' ', b.reason, b.person)), fold(${search}::text)) > 0)
      and (${state ?? null}::text is null or b.state = ${state ?? null})
      and (${kind ?? null}::text is null or b.kind = ${kind ?? null})
      and (${campaignId ?? null}::uuid is null or b.campaign_id = ${campaignId ?? null}::uuid)
      and (${before}::timestamptz is null or (b.proposed_at, b.id) < (${before}::timestamptz, ${id}::uuid))
    order by b.proposed_at desc, b.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

export async function batchById(tx: Tx, clientId: string, id: string): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`${batches(clientId)} and b.id = ${id}`.execute(tx);
  return rows[0];
}

/** Holds a batch until the transaction ends: of two who decide, one is the first. */
export async function lockBatch(tx: Tx, clientId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("award_batches")
    .select("id")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a batch gives this person anything. */
export async function awardsPerson(
  tx: Tx,
  clientId: string,
  batchId: string,
  userId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom("awards")
    .select("id")
    .where("client_id", "=", clientId)
    .where("batch_id", "=", batchId)
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface LineRow {
  id: string;
  user_id: string;
  membership_id: string | null;
  name: string;
  store: string | null;
  points: number;
  experience: number;
  note: string;
  occurred_on: string;
  trace: TraceStep[];
  posted: boolean;
}

/** The awards of a batch in the order they were proposed in. */
export async function linesPage(
  tx: Tx,
  clientId: string,
  batchId: string,
  page: { after: string | undefined; rows: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select a.id, a.user_id, m.id as membership_id, coalesce(m.sort_name, '') as name, s.name as store, a.points,
           a.experience, a.note, a.occurred_on, a.trace, a.posted_at is not null as posted
    from awards a
    left join memberships m on m.client_id = a.client_id and m.user_id = a.user_id
    left join stores s on s.client_id = a.client_id and s.id = a.store_id
    where a.client_id = ${clientId} and a.batch_id = ${batchId}
      and (${page.after ?? null}::uuid is null or a.id > ${page.after ?? null}::uuid)
    order by a.id limit ${page.rows}`.execute(tx);
  return rows;
}

export interface NewBatch {
  client_id: string;
  campaign_id: string;
  kind: AwardKind;
  reason: string;
  file_id: string | null;
  content_hash: Buffer | null;
  proposed_by: string;
  proposer_name: string;
  proposed_at: Date;
}

export interface NewAward {
  userId: string;
  storeId: string | null;
  points: number;
  experience: number;
  note: string;
  occurredOn: string;
  trace: readonly TraceStep[];
}

const statementRows = 1_000;

/** Writes a proposal with its awards; answers its id. */
export async function insertBatch(tx: Tx, batch: NewBatch, awards: readonly NewAward[]): Promise<string> {
  const { id } = await tx
    .insertInto("award_batches")
    .values({
      ...batch,
      state: "proposed",
      awards: awards.length,
      points: awards.reduce((sum, { points }) => sum + points, 0),
      experience: awards.reduce((sum, { experience }) => sum + experience, 0),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let start = 0; start < awards.length; start += statementRows) {
    const rows = awards.slice(start, start + statementRows);
    await sql`
      insert into awards (client_id, batch_id, user_id, store_id, points, experience, note, occurred_on, trace)
      select ${batch.client_id}::uuid, ${id}::uuid, a."userId", a."storeId", a.points, a.experience, a.note,
             a."occurredOn", a.trace
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a ("userId" uuid, "storeId" uuid, points bigint,
        experience bigint, note text, "occurredOn" date, trace jsonb)`.execute(tx);
  }
  return id;
}

/** Writes a decision; the database refuses a second one, and the proposer's own. */
export async function decideBatch(
  tx: Tx,
  clientId: string,
  id: string,
  decision: {
    state: "approved" | "refused";
    by: { userId: string; name: string };
    at: Date;
    reason: string | null;
  },
): Promise<void> {
  await tx
    .updateTable("award_batches")
    .set((eb) => ({
      state: decision.state,
      decided_by: decision.by.userId,
      decider_name: decision.by.name,
      decided_at: decision.at,
      decision_reason: decision.reason,
      version: eb("version", "+", 1),
    }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

/** Writes that whoever proposed a batch took it back; the database refuses anybody else, and a second time. */
export async function withdrawBatch(
  tx: Tx,
  clientId: string,
  id: string,
  withdrawal: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("award_batches")
    .set((eb) => ({
      state: "withdrawn",
      withdrawn_by: withdrawal.by,
      withdrawn_at: withdrawal.at,
      version: eb("version", "+", 1),
    }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}
