import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type * as contract from "@trilha/contract/learning/certificates/endpoints.ts";
import { certificateProblems } from "@trilha/contract/learning/certificates/problems.ts";
import { notify } from "../../communication/messages/index.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { loadCertificateBranding } from "./branding.queries.ts";
import {
  type CertificateRow,
  certificateById,
  lockCertificate,
  replaceCertificate,
  revokeCertificate,
} from "./certificates.queries.ts";
import { forgetDrawings } from "./forget-drawings.ts";
import { issueGround } from "./issue.queries.ts";
import { notifyIssued, writeCertificate } from "./issue-certificate.ts";
import { presentIssued, presentOwn, stateOf, titleOf } from "./present-certificate.ts";
import { mayRenew, validAnew } from "./rules/issuing.ts";

/** Issues one anew with what stands today, in the place of another, which says so from then on. */
async function inItsPlace(
  tx: Tx,
  row: CertificateRow,
  { reason, now }: { reason: string | null; now: Date },
): Promise<CertificateRow | Refusal> {
  const { clientId, enrolmentId, attempt } = row;
  const ground = await issueGround(tx, { clientId, enrolmentId });
  if (!ground?.template) return refuse(certificateProblems.noTemplate);
  const branding = await loadCertificateBranding(tx, clientId, ground.locale ?? ground.courseLocale);
  const before = { completedOn: row.completedOn, state: stateOf(row, now) };
  const until = validAnew(before, ground.template.design.validMonths, localDay(now, branding.timeZone));
  await replaceCertificate(tx, { clientId, id: row.id, now });
  await forgetDrawings(tx, { clientId, id: row.id, now });
  // Starting over clears the score until the course is finished again; the one on the certificate stays the person's.
  const score = row.scoreNow ?? row.score;
  const enrolment = { clientId, enrolmentId, attempt, ground: { ...ground, score }, branding, now };
  const issued = { completed_on: row.completedOn, valid_until: until, replaces: row.id, reason };
  const id = await writeCertificate(tx, enrolment, issued);
  const after = id && (await certificateById(tx, { clientId, id }));
  if (!after) throw new Error("a certificate vanished inside a transaction");
  await notifyIssued(tx, { clientId, ground, now });
  return after;
}

/** Staff have one issued anew, with a reason: a name that was wrong, a template that changed, one that ended. */
export const reissue: UseCase<typeof contract.reissue> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    await lockCertificate(tx, { clientId, id: params.id });
    const row = await certificateById(tx, { clientId, id: params.id });
    if (!row) return refuse(genericProblems.notFound);
    if (row.replacedAt) return refuse(certificateProblems.notGood);
    const after = await inItsPlace(tx, row, { reason: body.reason, now: call.now });
    if (isRefusal(after)) return after;
    await recordAudit(tx, call, {
      ...{
        action: "certificates.reissue",
        entity: "certificate",
        entityId: after.id,
        entityName: after.name,
      },
      before: { number: row.number, name: row.name, score: row.score, validUntil: row.validUntil },
      after: { number: after.number, name: after.name, score: after.score, validUntil: after.validUntil },
      reason: body.reason,
    });
    return presentIssued(call, after);
  });

/** Staff revoke one: its public page says so from then on, and the person hears why. */
export const revoke: UseCase<typeof contract.revoke> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { id } = params;
    const { reason } = body;
    const { now } = call;
    await lockCertificate(tx, { clientId, id });
    const row = await certificateById(tx, { clientId, id });
    if (!row) return refuse(genericProblems.notFound);
    if (row.revokedAt || row.replacedAt) return refuse(certificateProblems.notGood);
    await revokeCertificate(tx, { clientId, id, by: userId, reason, now });
    await forgetDrawings(tx, { clientId, id, now });
    const about = { clientId, userId: row.userId };
    const link = "/profile/certificates" as const;
    const notice = { course: titleOf(row, row.locale), reason };
    await notify(tx, { ...about, kind: "certificates.revoked", params: notice, link, now });
    await publishEvent(tx, "certificates.changed", { ...about });
    await recordAudit(tx, call, {
      ...{ action: "certificates.revoke", entity: "certificate", entityId: id, entityName: row.name },
      after: { number: row.number },
      reason,
    });
    const after = await certificateById(tx, { clientId, id });
    return after ? presentIssued(call, after) : refuse(genericProblems.notFound);
  });

/** §states#leftover-attempts A learner whose score is better now has theirs issued anew: only when they ask. */
export const renewOwn: UseCase<typeof contract.renewOwn> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    await lockCertificate(tx, { clientId, id: params.id });
    const row = await certificateById(tx, { clientId, userId, id: params.id });
    if (!row) return refuse(genericProblems.notFound);
    const state = stateOf(row, call.now);
    if (state !== "valid") return refuse(certificateProblems.notGood);
    if (!mayRenew({ state, score: row.score }, row.scoreNow))
      return refuse(certificateProblems.noBetterScore);
    const after = await inItsPlace(tx, row, { reason: null, now: call.now });
    return isRefusal(after) ? after : presentOwn(call, after);
  });
