import type { awardBatch, awardBatchItem } from "@trilha/contract/loyalty/adjustments/shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { hindranceOf, mayWithdraw } from "./adjustments.policy.ts";
import { awardsPerson, type BatchRow, batchById } from "./adjustments.queries.ts";

/** A proposal as a line of the list. */
export function presentItem(call: MemberCall, row: BatchRow): z.output<typeof awardBatchItem> {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    campaignId: row.campaign_id,
    campaign: textIn(row.campaign_title, call.locale),
    person: row.person,
    awards: row.awards,
    points: row.points,
    experience: row.experience,
    posted: row.posted,
    proposedBy: { userId: row.proposed_by, name: row.proposer_name },
    proposedAt: row.proposed_at.toISOString(),
    decidedBy: row.decided_by ? { userId: row.decided_by, name: row.decider_name ?? "" } : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** A proposal's page, with whether the caller may decide or take it back; undefined when the client has none of this id. */
export async function loadBatch(
  tx: Tx,
  call: MemberCall,
  id: string,
): Promise<z.output<typeof awardBatch> | undefined> {
  const { clientId, userId, permissions } = call.actor;
  const row = await batchById(tx, clientId, id);
  if (!row) return undefined;
  const givesToViewer = await awardsPerson(tx, clientId, id, userId);
  const hindrance = hindranceOf(call.actor, { proposedBy: row.proposed_by, givesToViewer });
  return {
    ...presentItem(call, row),
    fileName: row.file_name,
    decisionReason: row.decision_reason,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    version: row.version,
    hindrance,
    can: {
      decide: row.state === "proposed" && hindrance === null && permissions.has("awards.approve"),
      withdraw:
        mayWithdraw(call.actor, { state: row.state, proposedBy: row.proposed_by }) &&
        permissions.has("awards.propose"),
    },
  };
}
