import type { AuditAct, AuditEntity } from "@trilha/contract/core/audit-acts.ts";
import type { Tx } from "../db/database.ts";
import type { SignedCall } from "./call.ts";
import { insertAuditEntry } from "./core.queries.ts";

export interface AuditEntry {
  action: AuditAct;
  entity: AuditEntity;
  entityId: string;
  entityName?: string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string;
  /** Client of the entry, where it is not the selected one (a superuser opening a client). */
  clientId?: string;
}

/** Writes a staff act into the audit trail, in the transaction that does it. Only what changed is kept. */
export async function recordAudit(tx: Tx, call: SignedCall, entry: AuditEntry): Promise<void> {
  const { before, after } = changed(entry.before ?? null, entry.after ?? null);
  await insertAuditEntry(tx, {
    client_id: entry.clientId ?? call.actor.clientId,
    at: call.now,
    actor_id: call.actor.userId,
    actor_name: call.actor.name,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    entity_name: entry.entityName ?? "",
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    reason: entry.reason ?? null,
    request_id: call.requestId,
    ip: call.ip,
  });
}

type Facts = Record<string, unknown> | null;

function changed(before: Facts, after: Facts): { before: Facts; after: Facts } {
  if (!before || !after) return { before, after };
  const keys = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const pick = (facts: Record<string, unknown>) =>
    Object.fromEntries(keys.map((key) => [key, facts[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
