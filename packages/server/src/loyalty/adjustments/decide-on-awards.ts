import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { decideOnAwards as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { awardProblems } from "@trilha/contract/loyalty/adjustments/problems.ts";
import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { countriesOfBatch, enrolledPeople, holdOpen } from "./adjustments.people.queries.ts";
import { hindranceOf } from "./adjustments.policy.ts";
import {
  awardsPerson,
  type BatchRow,
  batchById,
  decideBatch,
  linesPage,
  lockBatch,
} from "./adjustments.queries.ts";
import { announceDecision } from "./announce.ts";
import { groundOf } from "./campaign-ground.ts";
import { endedAlready } from "./ended-already.ts";
import { postSlice, sliceOf } from "./post-awards.ts";
import { loadBatch } from "./present-batch.ts";

/**
 * §earning-rules#adjustments The second person decides. Approving puts every award on the books once: at once where one transaction holds
 * them, else slice by slice by a job. Refusing puts nothing there. Of two who decide at once the second hears
 * `awards.decided`; whoever proposed, or would be given points, never decides.
 */
export const decideOnAwards: UseCase<typeof spec> = async (call, { params, body }) => {
  const state = body.decision === "approve" ? "approved" : "refused";
  const reason = body.reason || null;
  if (state === "refused" && !reason) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.reason", code: "reason_required" }]);
  }
  const { clientId, userId, name } = call.actor;
  const { id } = params;
  return call.write(async (tx) => {
    const batch = (await lockBatch(tx, clientId, id)) ? await batchById(tx, clientId, id) : undefined;
    if (!batch) return refuse(genericProblems.notFound);
    const refused = await objectionTo(tx, call, batch, body.version);
    if (refused) return refused;
    await decideBatch(tx, clientId, id, { state, by: { userId, name }, at: call.now, reason });
    if (state === "approved") {
      const problem = await approve(tx, call, batch);
      if (problem) return problem;
    }
    await recordAudit(tx, call, {
      action: state === "approved" ? "awards.approve" : "awards.refuse",
      entity: "award_batch",
      entityId: id,
      entityName: batch.reason,
      before: { state: batch.state },
      after: { state, awards: batch.awards, points: batch.points, experience: batch.experience },
      ...(reason && { reason }),
    });
    await announceDecision(tx, call, batch, { state, reason });
    const decided = await loadBatch(tx, call, id);
    if (!decided) throw new Error("a batch vanished inside a transaction");
    return decided;
  });
};

async function objectionTo(
  tx: Tx,
  call: MemberCall,
  batch: BatchRow,
  version: number,
): Promise<Refusal | undefined> {
  const { clientId, userId } = call.actor;
  const ended = endedAlready(batch.state);
  if (ended) return ended;
  const givesToViewer = await awardsPerson(tx, clientId, batch.id, userId);
  const hindrance = hindranceOf(call.actor, { proposedBy: batch.proposed_by, givesToViewer });
  if (hindrance === "own_proposal") return refuse(awardProblems.secondPerson);
  if (hindrance === "own_points") return refuse(awardProblems.ownPoints);
  return batch.version === version ? undefined : refuse(genericProblems.conflict);
}

async function approve(tx: Tx, call: MemberCall, row: BatchRow): Promise<Refusal | undefined> {
  const { clientId, userId } = call.actor;
  const { id, kind, campaign_id: campaignId, reason } = row;
  await holdOpen(tx, clientId, campaignId);
  const ground = await groundOf(tx, clientId, campaignId, call.now);
  // Points of one country may have expired while another's last day goes on: nobody is given what is gone at once.
  const countries = await countriesOfBatch(tx, { clientId, batchId: id, campaignId });
  if (!countries.every((country) => ground?.daysIn(country)?.open))
    return refuse(awardProblems.campaignClosed);
  if (row.awards > sliceOf[kind]) {
    await enqueue(tx, "awards.post", { clientId, batchId: id }, { key: `awards ${id}` });
    return undefined;
  }
  const batch = { clientId, id, kind, campaignId, reason, decidedBy: userId };
  const posted = await postSlice(tx, batch, call.now);
  if (!isRefusal(posted)) return undefined;
  if (posted.refused !== ledgerProblems.insufficientPoints) throw new Error(posted.refused.code);
  return refuse(awardProblems.notEnoughPoints, { available: await availableTo(tx, clientId, row) });
}

/** Points left to whoever an adjustment would take points from. */
async function availableTo(
  tx: Tx,
  clientId: string,
  { id, campaign_id: campaignId }: BatchRow,
): Promise<number> {
  const [line] = await linesPage(tx, clientId, id, { after: undefined, rows: 1 });
  if (!line) return 0;
  const only = { clientId, campaignId, userIds: [line.user_id] };
  const [person] = await enrolledPeople(tx, only, { after: undefined, rows: 1 });
  return person?.available ?? 0;
}
