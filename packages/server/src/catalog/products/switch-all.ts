import type { AuditAct, AuditEntity } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { switchRows } from "./catalogue.queries.ts";

interface Row {
  id: string;
  name: string;
  active: boolean;
}

/** Switches things of one kind off or on; all or none. Those that are as wanted already stay untouched. */
export function switchAll(
  call: MemberCall,
  { ids, active }: { ids: readonly string[]; active: boolean },
  subject: {
    table: "products" | "stores" | "retailers" | "brands";
    action: AuditAct;
    entity: AuditEntity;
    lock: (tx: Tx, clientId: string, ids: readonly string[]) => Promise<Row[]>;
  },
): Promise<{ changed: number } | Refusal> {
  return call.write(async (tx) => {
    const { clientId } = call.actor;
    const wanted = new Set(ids);
    const rows = await subject.lock(tx, clientId, [...wanted]);
    if (rows.length !== wanted.size) return refuse(genericProblems.notFound);
    const others = rows.filter((row) => row.active !== active);
    await switchRows(
      tx,
      subject.table,
      clientId,
      others.map(({ id }) => id),
      active,
    );
    for (const { id, name } of others) {
      await recordAudit(tx, call, {
        action: subject.action,
        entity: subject.entity,
        entityId: id,
        entityName: name,
        before: { active: !active },
        after: { active },
      });
    }
    return { changed: others.length };
  });
}
