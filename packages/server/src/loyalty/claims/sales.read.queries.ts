import { type ClaimState, statesOfReported } from "@trilha/contract/loyalty/claims/states.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { SubjectType } from "./claim-transition.ts";

export interface ClaimItemRow {
  id: string;
  campaign_id: string;
  invoice_number: string;
  sale_date: string;
  store: string;
  retailer: string;
  state: ClaimState;
  units: number;
  points: number;
  experience: number;
  standing: number;
  photo_file_id: string | null;
  photo_type: string | null;
  submitted_at: Date;
}

export interface ClaimLineRow {
  id: string;
  productId: string;
  sku: string;
  name: string;
  productType: string;
  brand: string;
  processor: string | null;
  generation: string | null;
  pictureFileId: string | null;
  quantity: number;
  points: number;
  experience: number;
  trace: TraceStep[];
  verdict: "accepted" | "rejected" | null;
  acceptedQuantity: number | null;
  reason: string | null;
}

export interface ClaimTransitionRow {
  from: ClaimState | null;
  to: ClaimState;
  actorId: string | null;
  reason: string | null;
  at: string;
}

/** Another picture the audit waits for, as JSON has it. */
export interface OpenPictureRequest {
  reason: string;
  lastDay: string;
  dueAt: string;
}

/** The open request for another picture of a row `of` claims or photos. */
export const openPictureRequest = (type: SubjectType, alias: "c" | "p") => sql<OpenPictureRequest | null>`
  (select json_build_object('reason', q.reason, 'lastDay', q.last_day, 'dueAt', q.due_at) from picture_requests q
   where q.client_id = ${sql.ref(`${alias}.client_id`)} and q.subject_type = ${sql.lit(type)}
     and q.subject_id = ${sql.ref(`${alias}.id`)} and q.ended_at is null)`;

export interface ClaimRow extends ClaimItemRow {
  user_id: string;
  store_id: string;
  retailer_id: string;
  time_zone: string;
  observation: string;
  verdict_reason: string | null;
  attempt: number;
  appealed: boolean;
  appeal_text: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  risk: number;
  rule_set_version_id: string;
  version: number;
  reporting_days: number;
  campaign_state: string;
  campaign_ends_at: Date;
  lines: ClaimLineRow[];
  picture_request: OpenPictureRequest | null;
  history: ClaimTransitionRow[];
}

/** Points of a claim's latest try that nobody took back. */
const standing = sql<number>`coalesce((
  select sum(t.original) from claim_lines l
  join ledger_lots t on t.client_id = l.client_id and t.source_id = l.id and t.audit <> 'rejected'
  where l.client_id = c.client_id and l.claim_id = c.id and l.attempt = c.attempt), 0)::bigint`;

const item = sql`
  c.id, c.campaign_id, c.invoice_number, c.sale_date, s.name as store, r.name as retailer, c.state, c.units, c.points,
  c.experience, ${standing} as standing, c.photo_file_id, f.sniffed_type as photo_type, c.submitted_at`;

const places = sql`
  join stores s on s.client_id = c.client_id and s.id = c.store_id
  join retailers r on r.client_id = c.client_id and r.id = c.retailer_id
  left join files f on f.client_id = c.client_id and f.id = c.photo_file_id`;

/** One of a person's claims, whole. */
export async function ownClaim(
  tx: Tx,
  claim: { clientId: string; userId: string; id: string },
): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    select ${item}, c.user_id, c.store_id, c.retailer_id, s.time_zone, c.observation, c.verdict_reason, c.attempt,
           c.appealed, c.appeal_text, c.decided_by, c.decided_at, c.risk, c.rule_set_version_id, c.version,
           a.reporting_days, a.state as campaign_state, w.ends_at as campaign_ends_at,
           (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'sku', l.sku, 'name', l.name,
                     'productType', l.product_type, 'brand', l.brand, 'processor', l.processor,
                     'generation', l.generation, 'pictureFileId', p.picture_file_id,
                     'quantity', l.quantity, 'points', l.points, 'experience', l.experience, 'trace', l.trace, 'verdict', l.verdict,
                     'acceptedQuantity', l.accepted_quantity, 'reason', l.reason) order by l.position)
            from claim_lines l
            join products p on p.client_id = l.client_id and p.id = l.product_id
            where l.client_id = c.client_id and l.claim_id = c.id and l.attempt = c.attempt) as lines,
           ${openPictureRequest("claim", "c")} as picture_request,
           (select json_agg(json_build_object('from', t.from_state, 'to', t.to_state, 'actorId', t.actor_id,
                     'reason', t.reason, 'at', t.at) order by t.id)
            from claim_transitions t where t.client_id = c.client_id and t.claim_id = c.id) as history
    from claims c ${places}
    join campaigns a on a.client_id = c.client_id and a.id = c.campaign_id
    join campaign_countries w
      on w.client_id = c.client_id and w.campaign_id = c.campaign_id and w.country = c.country
    where c.client_id = ${claim.clientId} and c.id = ${claim.id} and c.user_id = ${claim.userId}`.execute(tx);
  return rows[0];
}

/** One claim more than the page, the newest first. */
export async function claimPage(
  tx: Tx,
  filter: {
    clientId: string;
    userId: string;
    campaignId: string | undefined;
    state: ClaimState | undefined;
  },
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<ClaimItemRow[]> {
  const { clientId, userId, campaignId, state } = filter;
  const [at, id] = page.after ?? [null, null];
  const { rows } = await sql<ClaimItemRow>`
    select ${item}
    from claims c ${places}
    where c.client_id = ${clientId} and c.user_id = ${userId}
      ${campaignId ? sql`and c.campaign_id = ${campaignId}` : sql``}
      ${state ? sql`and c.state = any(${[...statesOfReported(state)]}::text[])` : sql``}
      ${at ? sql`and (c.submitted_at, c.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by c.submitted_at desc, c.id desc
    limit ${page.rows}`.execute(tx);
  return rows;
}

/** Holds one of a person's claims until the transaction ends; who closes its campaign meanwhile waits, or comes first. */
export async function lockOwnClaim(
  tx: Tx,
  claim: { clientId: string; userId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from claims o join campaigns a on a.client_id = o.client_id and a.id = o.campaign_id
    where o.client_id = ${claim.clientId} and o.id = ${claim.id} and o.user_id = ${claim.userId}
    for update of o for key share of a`.execute(tx);
  return rows.length > 0;
}
