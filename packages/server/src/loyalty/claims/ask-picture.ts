import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { notify } from "../../communication/messages/index.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { pictureSubjectOf, presentSubject } from "./audit-present.ts";
import { type AuditSubjectRow, lockSubject, subjectRow } from "./audit-subject.queries.ts";
import { moveSubject } from "./claim-transition.ts";
import { insertPictureRequest, pictureRequests } from "./picture-request.queries.ts";
import { leaveQueue } from "./queue.queries.ts";
import { pictureDeadline, requestObjection } from "./rules/picture-request.ts";
import { auditorOf } from "./sales.audit.queries.ts";

/** Asks the reporter for another picture until a day; the report leaves the queue until then. */
export const askPicture: UseCase<typeof contract.askPicture> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { now } = call;
    const { reason, days, version } = body;
    const subject = { clientId, type: params.type, id: params.id };
    const row = (await lockSubject(tx, subject)) ? await subjectRow(tx, subject, call) : undefined;
    if (!row) return refuse(genericProblems.notFound);
    const auditor = await auditorOf(tx, { clientId, userId });
    const requests = await pictureRequests(tx, subject, row.attempt);
    const objection = requestObjection(auditor, pictureSubjectOf(call, row, requests.length));
    if (objection) return refuse(objection.problem, objection.params);
    if (row.version !== version) return refuse(genericProblems.conflict);
    const { lastDay, dueAt } = pictureDeadline(now, days, row.time_zone);
    const from = row.state as "in_review" | "appealed";
    const actor = { userId, name };
    await insertPictureRequest(tx, subject, {
      attempt: row.attempt,
      stateBefore: from,
      notBy: row.not_by,
      reason,
      by: actor,
      lastDay,
      dueAt,
      earlierFileId: row.file_id,
      now,
    });
    await moveSubject(tx, subject, { from, to: "awaiting_picture", by: actor, reason, now });
    await leaveQueue(tx, subject);
    await recordAudit(tx, call, {
      action: "audit.ask_picture",
      entity: subject.type,
      entityId: subject.id,
      entityName: row.invoice_number ?? row.store,
      before: { state: from },
      after: { state: "awaiting_picture" },
      reason,
    });
    await notifyRequest(tx, call, row, { reason, deadline: lastDay });
    return (await presentSubject(tx, call, subject, auditor)) ?? refuse(genericProblems.notFound);
  });

async function notifyRequest(
  tx: Tx,
  call: MemberCall,
  row: AuditSubjectRow,
  request: { reason: string; deadline: string },
): Promise<void> {
  const { clientId } = call.actor;
  const { user_id: userId, invoice_number: invoiceNumber, store } = row;
  const notice = { clientId, userId, now: call.now };
  if (invoiceNumber !== null) {
    const link = `/profile/sales/${row.id}` as const;
    await notify(tx, { ...notice, kind: "sale.picture_asked", params: { invoiceNumber, ...request }, link });
  } else {
    const params = { store, ...request };
    await notify(tx, { ...notice, kind: "photo.picture_asked", params, link: "/upload-photos" });
  }
  await publishEvent(tx, "points.changed", { clientId, userId });
}
