import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import type { AwardKind } from "@trilha/contract/loyalty/adjustments/states.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { insertBatch, type NewAward } from "./adjustments.queries.ts";

const actions: Readonly<Record<AwardKind, AuditAct>> = {
  adjustment: "awards.propose_adjustment",
  mystery_customer: "awards.propose_mystery_customer",
  file: "awards.import",
};

/** Writes a proposal, tells the audit trail, and lets open lists look again. Nothing is on the books yet. */
export async function propose(
  tx: Tx,
  call: MemberCall,
  batch: {
    kind: AwardKind;
    campaignId: string;
    reason: string;
    /** The file it came in, with what tells its content from any other. */
    file?: { id: string; contentHash: Buffer };
    /** Subject, for the audit trail; the reason where it has no other name. */
    name?: string;
  },
  awards: readonly NewAward[],
): Promise<string> {
  const { clientId, userId, name } = call.actor;
  const { kind, campaignId, reason, file } = batch;
  const id = await insertBatch(
    tx,
    {
      client_id: clientId,
      campaign_id: campaignId,
      kind,
      reason,
      file_id: file?.id ?? null,
      content_hash: file?.contentHash ?? null,
      proposed_by: userId,
      proposer_name: name,
      proposed_at: call.now,
    },
    awards,
  );
  await recordAudit(tx, call, {
    action: actions[kind],
    entity: "award_batch",
    entityId: id,
    entityName: batch.name ?? reason,
    after: {
      campaign: campaignId,
      people: new Set(awards.map((award) => award.userId)).size,
      points: awards.reduce((sum, { points }) => sum + points, 0),
      experience: awards.reduce((sum, { experience }) => sum + experience, 0),
    },
    ...(batch.name && { reason }),
  });
  await publishEvent(tx, "awards.changed", { clientId });
  return id;
}

/** The reason for a number a person decided on, as the statement tells it. */
export function manualTrace(reason: string, points: number, experience: number): TraceStep[] {
  return [{ step: "manual", reason, points, experience }];
}
