import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import type * as contract from "@trilha/contract/core/lists/endpoints.ts";
import { viewLimits } from "@trilha/contract/core/lists/limits.ts";
import { viewProblems } from "@trilha/contract/core/lists/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { presentView } from "./present-view.ts";
import {
  countShared,
  deleteView,
  insertView,
  type NamedViewRow,
  namesToAdd,
  replaceFilters,
  updateView,
  viewById,
} from "./saved-views.queries.ts";

const presented = async (tx: Tx, call: MemberCall, id: string) => {
  const { clientId, userId } = call.actor;
  const row = await viewById(tx, { clientId, userId, id });
  return row ? presentView(row, call.actor) : refuse(genericProblems.notFound);
};

type SharedView = Pick<NamedViewRow, "id" | "name" | "list" | "query">;
/** Trace of what colleagues see come and go; views of one's own are nobody else's business. */
const auditShared = (tx: Tx, call: MemberCall, action: AuditAct, { id, name, list, query }: SharedView) =>
  recordAudit(tx, call, {
    ...{ action, entity: "saved_view", entityId: id, entityName: name },
    after: { list, query },
  });

/** §interface#saved-views Saves filters under a name; those of one's own view of that name give way to them. */
export const saveView: UseCase<typeof contract.saveView> = (call, { body: { list, name, query } }) =>
  call.write(async (tx) => {
    const { clientId, userId, permissions } = call.actor;
    const views = await namesToAdd(tx, { clientId, userId, list });
    const known = views.get(name);
    if (!known) {
      const limit = viewLimits.perPerson;
      if (views.size >= limit) return refuse(viewProblems.tooMany, { limit });
      return presented(tx, call, await insertView(tx, { clientId, userId, list, name, query }));
    }
    if (known.shared && !permissions.has("views.share")) return refuse(genericProblems.forbidden);
    await replaceFilters(tx, clientId, known.id, query);
    if (known.shared) await auditShared(tx, call, "views.share", { id: known.id, name, list, query });
    return presented(tx, call, known.id);
  });

/** Renames a view of one's own, shares it with the staff, or takes it back. */
export const editView: UseCase<typeof contract.editView> = (call, { params: { id }, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, permissions } = call.actor;
    const { name, shared, version } = body;
    const view = await viewById(tx, { clientId, userId, id });
    if (!view || (view.user_id !== userId && !permissions.has("office.open")))
      return refuse(genericProblems.notFound);
    if (view.user_id !== userId || (shared && !permissions.has("views.share")))
      return refuse(genericProblems.forbidden);
    if (view.version !== version) return refuse(genericProblems.conflict);
    const { list, query } = view;
    const sameName = (await namesToAdd(tx, { clientId, userId, list })).get(name);
    if (sameName && sameName.id !== id) return refuse(viewProblems.nameUsed);
    const limit = viewLimits.shared;
    if (shared && !view.shared && (await countShared(tx, clientId, list)) >= limit)
      return refuse(viewProblems.tooManyShared, { limit });
    await updateView(tx, { clientId, id, name, shared, version });
    if (shared || view.shared)
      await auditShared(tx, call, shared ? "views.share" : "views.unshare", { id, name, list, query });
    return presented(tx, call, id);
  });

/** Removes a view of one's own; a shared one also who looks after them. */
export const removeView: UseCase<typeof contract.removeView> = (call, { params: { id } }) =>
  call.write(async (tx) => {
    const { clientId, userId, permissions } = call.actor;
    const view = await viewById(tx, { clientId, userId, id });
    if (!view || (view.user_id !== userId && !permissions.has("office.open")))
      return refuse(genericProblems.notFound);
    if (view.user_id !== userId && !permissions.has("views.remove_shared"))
      return refuse(genericProblems.forbidden);
    await deleteView(tx, clientId, id);
    if (view.shared) await auditShared(tx, call, "views.unshare", view);
    return undefined;
  });
