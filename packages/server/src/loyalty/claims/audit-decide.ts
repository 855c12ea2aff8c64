import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { notifyVerdict } from "./audit-announce.ts";
import { auditedOf, presentSubject } from "./audit-present.ts";
import { type PointsSource, type Settled, settle } from "./audit-settle.ts";
import { type AuditSubjectRow, linesOf, lockSubject, subjectRow } from "./audit-subject.queries.ts";
import { type NewVerdict, noteVerdict, writeLineVerdicts } from "./audit-verdict.queries.ts";
import { type ClaimOrPhoto, moveSubject } from "./claim-transition.ts";
import { leaveQueue } from "./queue.queries.ts";
import { type Auditor, decisionObjection, reversalObjection } from "./rules/audit-policy.ts";
import { judgeLines, outcomeOf } from "./rules/audit-verdict.ts";
import { auditorOf, unlockItem } from "./sales.audit.queries.ts";

/** Decides on a report, wholly or by line, or passes it on; of two verdicts at once one wins. */
export const decideClaim: UseCase<typeof contract.decideClaim> = (call, { params, body }) =>
  call.write(async (tx) => {
    const held = await hold(tx, call, params, body.version, decisionObjection);
    if (isRefusal(held)) return held;
    const { subject, row, auditor, sources } = held;
    const { verdict } = body;
    const seconds = body.seconds ?? null;
    if (verdict === "abstain") {
      await noteVerdict(tx, subject, {
        ...noted(call, row),
        verdict: "abstained",
        seconds,
        pointsRejected: 0,
      });
      await unlockItem(tx, subject, call.actor.userId);
      return (await presentSubject(tx, call, subject, auditor)) ?? refuse(genericProblems.notFound);
    }
    const judged = sources.map(({ id, quantity, line }) => ({
      id,
      quantity,
      verdict: line ? line.verdict : row.state === "appealed" ? ("rejected" as const) : null,
      acceptedQuantity: line?.acceptedQuantity ?? null,
    }));
    const verdicts = judgeLines({ ...body, verdict }, judged, { appealed: row.state === "appealed" });
    if ("problem" in verdicts) return refuse(verdicts.problem, verdicts.params, verdicts.fields);
    const outcome = outcomeOf(verdicts, judged);
    const reason =
      outcome === "accepted" ? null : (body.reason ?? verdicts.find((line) => line.reason)?.reason ?? null);
    const settled = await settle(
      tx,
      call,
      row,
      sources,
      new Map(verdicts.map(({ id, units }) => [id, units])),
      reason,
    );
    if (isRefusal(settled)) return settled;
    if (subject.type === "claim") await writeLineVerdicts(tx, subject.clientId, verdicts);
    const to = outcome === "rejected" ? "rejected" : "accepted";
    await conclude(tx, call, { subject, row, to, reason, settled, verdict: outcome, seconds });
    return (await presentSubject(tx, call, subject, auditor)) ?? refuse(genericProblems.notFound);
  });

/** Takes back what was accepted, by a person or by itself. */
export const reverseClaim: UseCase<typeof contract.reverseClaim> = (call, { params, body }) =>
  call.write(async (tx) => {
    const held = await hold(tx, call, params, body.version, reversalObjection);
    if (isRefusal(held)) return held;
    const { subject, row, auditor, sources } = held;
    const { reason } = body;
    const settled = await settle(tx, call, row, sources, new Map(), reason);
    if (isRefusal(settled)) return settled;
    if (subject.type === "claim") {
      await writeLineVerdicts(
        tx,
        subject.clientId,
        sources.map(({ id }) => ({ id, units: 0, reason })),
      );
    }
    await conclude(tx, call, {
      subject,
      row,
      to: "reversed",
      reason,
      settled,
      verdict: "rejected",
      seconds: null,
    });
    return (await presentSubject(tx, call, subject, auditor)) ?? refuse(genericProblems.notFound);
  });

interface Held {
  subject: ClaimOrPhoto;
  row: AuditSubjectRow;
  auditor: Auditor;
  sources: PointsSource[];
}

/** The report, held until the transaction ends, if the caller may do this with it in the state they saw. */
async function hold(
  tx: Tx,
  call: MemberCall,
  { type, id }: { type: ClaimOrPhoto["type"]; id: string },
  version: number,
  denied: typeof decisionObjection,
): Promise<Held | Refusal> {
  const { clientId, userId } = call.actor;
  const subject = { clientId, type, id };
  const row = (await lockSubject(tx, subject)) ? await subjectRow(tx, subject, call) : undefined;
  if (!row) return refuse(genericProblems.notFound);
  const auditor = await auditorOf(tx, { clientId, userId });
  const objection = denied(auditor, auditedOf(row));
  if (objection) return refuse(objection.problem, objection.params);
  if (row.version !== version) return refuse(genericProblems.conflict);
  const lines = type === "claim" ? await linesOf(tx, clientId, id) : [];
  const sources =
    type === "claim"
      ? lines.map((line) => ({ id: line.id, quantity: line.quantity, line }))
      : [{ id, quantity: 1, line: null }];
  return { subject, row, auditor, sources };
}

function noted(call: MemberCall, row: AuditSubjectRow) {
  const { points: pointsBefore, sampled } = row;
  return { auditorId: call.actor.userId, sampled, pointsBefore, reason: null, now: call.now };
}

interface Conclusion {
  subject: ClaimOrPhoto;
  row: AuditSubjectRow;
  to: "accepted" | "rejected" | "reversed";
  reason: string | null;
  settled: Settled;
  verdict: NewVerdict["verdict"];
  seconds: number | null;
}

/** State, figures, trail, and word to the person. */
async function conclude(tx: Tx, call: MemberCall, decided: Conclusion): Promise<void> {
  const { subject, row, to, reason, settled, verdict, seconds } = decided;
  const { userId, name } = call.actor;
  const { now } = call;
  const changes = { verdict_reason: reason, decided_by: userId, decided_at: now };
  const step = { from: row.state, to, by: { userId, name }, reason, now, changes };
  if (!(await moveSubject(tx, subject, step))) throw new Error("a report that is held moved");
  await leaveQueue(tx, subject);
  const pointsRejected = Math.max(0, row.points - settled.points);
  await noteVerdict(tx, subject, { ...noted(call, row), verdict, pointsRejected, seconds, reason });
  await recordAudit(tx, call, {
    action: to === "reversed" ? "audit.reverse" : "audit.decide",
    entity: subject.type,
    entityId: subject.id,
    entityName: row.invoice_number ?? row.store,
    before: { state: row.state, points: row.points },
    after: { state: to, points: settled.points },
    ...(reason && { reason }),
  });
  await notifyVerdict(tx, call, row, { to, partly: verdict === "partial", points: settled.points, reason });
}
