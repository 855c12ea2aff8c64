import type { createSchedule as spec } from "@trilha/contract/core/exports/endpoints.ts";
import { exportProblems } from "@trilha/contract/core/exports/problems.ts";
import { scheduleLimits } from "@trilha/contract/core/exports/schedule-when.ts";
import { personalKinds } from "@trilha/contract/core/exports/shapes.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { clientZone } from "../../tenants/clients/index.ts";
import { kinds } from "./kinds/kinds.ts";
import { presentSchedule } from "./present-schedule.ts";
import { mayRead, readFilters } from "./reading.ts";
import { refuseRecipients } from "./refuse-recipients.ts";
import { nextRun } from "./rules/next-run.ts";
import { countSchedules, insertSchedule, scheduleById } from "./schedules.queries.ts";

/**
 * §loyalty#scheduled-reports Has a report made regularly; whoever asks may read it themself, with what a file that names
 * people needs besides.
 */
export const createSchedule: UseCase<typeof spec> = async (call, { body }) => {
  const { actor, now } = call;
  const { name, kind, params, format, when } = body;
  const personal = personalKinds.has(kind);
  const reason = body.reason || null;
  if (!mayRead(actor, kinds[kind])) return refuse(genericProblems.forbidden);
  if (personal && !actor.permissions.has("exports.personal")) return refuse(exportProblems.personal);
  const filters = readFilters(kinds[kind], params);
  if (isRefusal(filters)) return filters;
  if (personal && !reason) return refuse(exportProblems.reasonNeeded);
  return call.write(async (tx) => {
    const { clientId } = actor;
    const limit = scheduleLimits.perClient;
    if ((await countSchedules(tx, clientId)) >= limit) {
      return refuse(exportProblems.tooManySchedules, { limit });
    }
    const recipients = [...new Set(body.recipients)];
    const refusal = await refuseRecipients(tx, { clientId, kind }, recipients);
    if (refusal) return refusal;
    const id = await insertSchedule(
      tx,
      {
        ...{ client_id: clientId, name, kind, format, personal, reason, ...when },
        params: JSON.stringify(params),
        next_at: nextRun(when, now, await clientZone(tx, clientId)),
        created_by: actor.userId,
      },
      recipients,
    );
    await recordAudit(tx, call, {
      action: "schedules.create",
      entity: "report_schedule",
      entityId: id,
      entityName: name,
      after: { kind, format, when, recipients },
      ...(reason && { reason }),
    });
    const row = await scheduleById(tx, clientId, id);
    return row ? presentSchedule(tx, row) : refuse(genericProblems.notFound);
  });
};
