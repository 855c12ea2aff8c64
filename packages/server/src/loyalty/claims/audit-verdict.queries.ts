import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";
import type { LineWorth } from "./rules/audit-accepted.ts";
import type { LineVerdict } from "./rules/audit-verdict.ts";

/** Standing of each source in the ledger: points and experience nobody took back. */
export async function standingOf(
  tx: Tx,
  clientId: string,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, LineWorth>> {
  const { rows } = await sql<{ id: string; points: number; experience: number }>`
    select source_id as id, sum(original)::bigint as points, sum(experience)::bigint as experience
    from ledger_lots
    where client_id = ${clientId} and source_id = any(${[...sourceIds]}::uuid[]) and audit <> 'rejected'
    group by source_id`.execute(tx);
  return new Map(rows.map(({ id, points, experience }) => [id, { points, experience }]));
}

/** Writes what an auditor said of each line. */
export async function writeLineVerdicts(
  tx: Tx,
  clientId: string,
  verdicts: readonly LineVerdict[],
): Promise<void> {
  const rows = verdicts.map(({ id, units, reason }) => ({ id, units, reason }));
  await sql`
    update claim_lines l
    set verdict = case when v.units = 0 then 'rejected' else 'accepted' end, accepted_quantity = v.units, reason = v.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id uuid, units integer, reason text)
    where l.client_id = ${clientId} and l.id = v.id`.execute(tx);
}

export interface NewVerdict {
  auditorId: string;
  verdict: "accepted" | "rejected" | "partial" | "abstained";
  sampled: boolean;
  pointsBefore: number;
  pointsRejected: number;
  seconds: number | null;
  reason: string | null;
  now: Date;
}

/** Notes a verdict for good: figures are made of these. */
export async function noteVerdict(tx: Tx, subject: ClaimOrPhoto, verdict: NewVerdict): Promise<void> {
  await tx
    .insertInto("audit_verdicts")
    .values({
      client_id: subject.clientId,
      subject_type: subject.type,
      subject_id: subject.id,
      auditor_id: verdict.auditorId,
      verdict: verdict.verdict,
      sampled: verdict.sampled,
      points_before: verdict.pointsBefore,
      points_rejected: verdict.pointsRejected,
      seconds: verdict.seconds,
      reason: verdict.reason,
      at: verdict.now,
    })
    .execute();
}
