import { reasonIn } from "@trilha/contract/core/reasons.ts";
import type { listAudit as spec } from "@trilha/contract/insight/audit-trail/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { sentenceOf } from "./act-words.ts";
import { auditRows } from "./admin.queries.ts";

/** Every staff write in the selected client, newest first. */
export const listAudit: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { entity, entityId, actorId, from, to, limit } = query;
    const [before] = readCursor(query.cursor, ["number"]) ?? [];
    const filter = { entity, entityId, actorId, from, to };
    const rows = await auditRows(tx, call.actor.clientId, filter, { before, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.id],
      (row) => ({
        id: row.id,
        at: row.at.toISOString(),
        actorId: row.actor_id,
        actorName: row.actor_name,
        action: row.action,
        sentence: sentenceOf(row, call.locale),
        entity: row.entity,
        entityId: row.entity_id,
        entityName: row.entity_name,
        before: row.before,
        after: row.after,
        reason: reasonIn(row.reason, call.locale),
        requestId: row.request_id,
      }),
    );
  });
