import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export interface AuditFilter {
  entity: string | undefined;
  entityId: string | undefined;
  actorId: string | undefined;
  /** Calendar days in the client's time zone, both included. */
  from: string | undefined;
  to: string | undefined;
}
export type AuditTrailRow = Omit<Selectable<Tables["audit_trail"]>, "client_id" | "ip">;

/** The newest rows before `before`. */
export function auditRows(
  tx: Tx,
  clientId: string,
  filter: AuditFilter,
  page: { before: number | undefined; rows: number },
): Promise<AuditTrailRow[]> {
  const { entity, entityId, actorId, from, to } = filter;
  const dayStarts = (day: string, plus: number) =>
    sql<Date>`((${day}::date + ${plus}::int)::timestamp at time zone (select time_zone from clients where id = ${clientId}))`;
  return tx
    .selectFrom("audit_trail")
    .select([
      "id",
      "at",
      "actor_id",
      "actor_name",
      "action",
      "entity",
      "entity_id",
      "entity_name",
      "before",
      "after",
      "reason",
      "request_id",
    ])
    .where("client_id", "=", clientId)
    .$if(Boolean(entity), (query) => query.where("entity", "=", entity ?? ""))
    .$if(Boolean(entityId), (query) => query.where("entity_id", "=", entityId ?? ""))
    .$if(Boolean(actorId), (query) => query.where("actor_id", "=", actorId ?? ""))
    .$if(from !== undefined, (query) => query.where("at", ">=", dayStarts(from ?? "", 0)))
    .$if(to !== undefined, (query) => query.where("at", "<", dayStarts(to ?? "", 1)))
    .$if(page.before !== undefined, (query) => query.where("id", "<", page.before ?? 0))
    .orderBy("id", "desc")
    .limit(page.rows)
    .execute();
}
