import type { OrderLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Limits of one kind, by what they are for. */
export async function limitsOf(tx: Tx, clientId: string, scope: OrderLimit["scope"]): Promise<OrderLimit[]> {
  const rows = await tx
    .selectFrom("reward_limits")
    .select(["scope", "scope_id as scopeId", "period", "units"])
    .where("client_id", "=", clientId)
    .where("scope", "=", scope)
    .orderBy("scope_id")
    .orderBy("period")
    .execute();
  return rows;
}

/** Writes all limits of some items or categories: what is not said is gone. */
export async function writeLimits(
  tx: Tx,
  clientId: string,
  scope: OrderLimit["scope"],
  /** Null: of all of this kind. */
  scopeIds: readonly string[] | null,
  limits: readonly OrderLimit[],
): Promise<void> {
  const rows = limits.map(({ scopeId, period, units }) => ({ scope_id: scopeId, period, units }));
  await sql`
    delete from reward_limits l where l.client_id = ${clientId} and l.scope = ${scope}
      and (${scopeIds}::uuid[] is null or l.scope_id = any(${scopeIds}::uuid[]))
      and not exists (
        select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (scope_id uuid, period text)
        where w.scope_id = l.scope_id and w.period = l.period)`.execute(tx);
  await sql`
    insert into reward_limits (client_id, scope, scope_id, period, units)
    select ${clientId}::uuid, ${scope}, w.scope_id, w.period, w.units
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (scope_id uuid, period text, units integer)
    on conflict (client_id, scope, scope_id, period) do update set units = excluded.units
      where reward_limits.units <> excluded.units`.execute(tx);
}
