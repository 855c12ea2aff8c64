import type { startExport as spec } from "@trilha/contract/core/exports/endpoints.ts";
import { exportProblems } from "@trilha/contract/core/exports/problems.ts";
import { exportDays, personalKinds, personalPerDay } from "@trilha/contract/core/exports/shapes.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { insertExport, personalSince } from "./exports.queries.ts";
import { kinds } from "./kinds/kinds.ts";
import { presentExport } from "./present-export.ts";
import { mayRead, readFilters } from "./reading.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Asks for a file. What names people needs a right of its own and a reason, stands in the audit trail, and is had ten
 * times a day at most.
 */
export const startExport: UseCase<typeof spec> = async (call, { body }) => {
  const { actor, now, locale } = call;
  const { kind, params, format } = body;
  const source = kinds[kind];
  const personal = personalKinds.has(kind);
  const reason = body.reason || null;
  if (!mayRead(actor, source)) return refuse(genericProblems.forbidden);
  if (personal && !actor.permissions.has("exports.personal")) return refuse(exportProblems.personal);
  const filters = readFilters(source, params);
  if (isRefusal(filters)) return filters;
  if (personal && !reason) return refuse(exportProblems.reasonNeeded);
  return call.write(async (tx) => {
    if (personal) {
      const since = new Date(now.getTime() - day);
      const personal = await personalSince(tx, actor, since);
      if (personal >= personalPerDay) return refuse(exportProblems.tooMany, { limit: personalPerDay });
    }
    const row = await insertExport(tx, {
      client_id: actor.clientId,
      asked_by: actor.userId,
      session_id: actor.sessionId,
      schedule_id: null,
      ...{ kind, format, personal, reason, locale },
      params: JSON.stringify(params),
      asked_at: now,
      expires_at: new Date(now.getTime() + exportDays * day),
    });
    if (personal) {
      await recordAudit(tx, call, {
        action: "exports.start",
        entity: "export",
        entityId: row.id,
        entityName: kind,
        after: { kind, format },
        ...(reason && { reason }),
      });
    }
    // One file of a person at a time: many asked for at once keep nobody else's jobs waiting.
    const job = { clientId: actor.clientId, exportId: row.id };
    await enqueue(tx, "exports.run", job, { maxAttempts: 4, queue: `exports ${actor.userId}` });
    return presentExport(row);
  });
};
