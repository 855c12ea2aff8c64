import type * as contract from "@trilha/contract/core/exports/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { clientZone } from "../../tenants/clients/index.ts";
import { presentSchedule } from "./present-schedule.ts";
import { refuseRecipients } from "./refuse-recipients.ts";
import { nextRun } from "./rules/next-run.ts";
import { type ListedScheduleRow, removeSchedule, scheduleById, updateSchedule } from "./schedules.queries.ts";

const auditedOf = ({ name, format, every, day, hour, recipients, next_at }: ListedScheduleRow) => ({
  ...{ name, format, when: { every, day, hour }, recipients, paused: next_at === null },
});

/**
 * Changes when and to whom a report goes, or pauses it. Whoever it goes to already may stay though they may not read it
 * now: they are left out each time, and somebody new is checked.
 */
export const editSchedule: UseCase<typeof contract.editSchedule> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { name, format, when, paused, version } = body;
    const before = await scheduleById(tx, clientId, params.id);
    if (!before) return refuse(genericProblems.notFound);
    const recipients = [...new Set(body.recipients)];
    const added = recipients.filter((userId) => !before.recipients.includes(userId));
    const refusal = await refuseRecipients(tx, { clientId, kind: before.kind }, added);
    if (refusal) return refusal;
    const next_at = paused ? null : nextRun(when, call.now, await clientZone(tx, clientId));
    const key = { clientId, id: params.id, version };
    if (!(await updateSchedule(tx, key, { name, format, ...when, next_at }, recipients))) {
      return refuse(genericProblems.conflict);
    }
    const after = await scheduleById(tx, clientId, params.id);
    if (!after) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      action: "schedules.edit",
      entity: "report_schedule",
      entityId: params.id,
      entityName: name,
      before: auditedOf(before),
      after: auditedOf(after),
    });
    return presentSchedule(tx, after);
  });

/** Deletes a schedule; files it made stay their days with whoever they were made for. */
export const deleteSchedule: UseCase<typeof contract.deleteSchedule> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const row = await scheduleById(tx, clientId, params.id);
    if (!row) return refuse(genericProblems.notFound);
    await removeSchedule(tx, { clientId, id: params.id });
    await recordAudit(tx, call, {
      action: "schedules.delete",
      entity: "report_schedule",
      entityId: params.id,
      entityName: row.name,
      before: { kind: row.kind, ...auditedOf(row) },
    });
  });
