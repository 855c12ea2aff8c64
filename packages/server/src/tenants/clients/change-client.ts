import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { client } from "@trilha/contract/tenants/clients/shapes.ts";
import type * as z from "zod/mini";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { mayAddHosts, reachOf } from "./clients.policy.ts";
import { type ClientRow, clientForUpdate, updateClient } from "./clients.queries.ts";
import { loadClient } from "./present-client.ts";

/** Change for the audit trail, or why it cannot be. */
type Change = { row: Parameters<typeof updateClient>[3]; before: object; after: object } | Refusal;

/**
 * The frame of every change to a client: within reach, on the version the editor saw, told to the audit trail and
 * to everybody who is connected.
 */
export async function changeClient(
  call: MemberCall,
  target: { id: string; version: number; action: AuditAct },
  change: (tx: Tx, row: ClientRow) => Promise<Change>,
): Promise<z.output<typeof client> | Refusal> {
  const reach = reachOf(call.actor, target.id);
  if (!reach) return refuse(genericProblems.notFound);
  const write = reach === "system" ? call.system.write : call.write;
  return write(async (tx) => {
    const row = await clientForUpdate(tx, target.id);
    if (!row) return refuse(genericProblems.notFound);
    if (row.version !== target.version) return refuse(genericProblems.conflict);
    const changed = await change(tx, row);
    if (isRefusal(changed)) return changed;
    const updated = await updateClient(tx, row.id, row.version, changed.row);
    if (!updated) return refuse(genericProblems.conflict);
    await recordAudit(tx, call, {
      action: target.action,
      entity: "client",
      entityId: row.id,
      entityName: updated.name,
      before: { ...changed.before },
      after: { ...changed.after },
      clientId: row.id,
    });
    await publishEvent(tx, "client.changed", { clientId: row.id });
    return loadClient(tx, updated, { configure: true, addHosts: mayAddHosts(call.actor) });
  });
}
