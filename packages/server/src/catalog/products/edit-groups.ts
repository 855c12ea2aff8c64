import type * as contract from "@trilha/contract/catalog/products/network-endpoints.ts";
import { catalogueProblems } from "@trilha/contract/catalog/products/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import {
  addMembers,
  deleteGroup,
  groupById,
  groupIsUsed,
  insertGroup,
  lockGroup,
  removeMembers,
  renameGroup,
  touchGroup,
} from "./groups.queries.ts";
import { matchingStores } from "./network.queries.ts";

const entity = "store_group";

/** Adds a group of stores, empty at first. */
export const createStoreGroup: UseCase<typeof contract.createStoreGroup> = (call, { body: { name } }) =>
  call.write(async (tx) => {
    const id = await insertGroup(tx, call.actor.clientId, name);
    if (!id) return refuse(catalogueProblems.nameUsed);
    const action = "network.create_store_group";
    await recordAudit(tx, call, { action, entity, entityId: id, entityName: name, after: { name } });
    return { id };
  });

/** Renames a group of stores. */
export const renameStoreGroup: UseCase<typeof contract.renameStoreGroup> = (call, { params, body }) =>
  unlessTaken(catalogueProblems.nameUsed, () =>
    call.write(async (tx) => {
      const { clientId } = call.actor;
      const group = await lockGroup(tx, clientId, params.id);
      if (!group) return refuse(genericProblems.notFound);
      if (group.version !== body.version) return refuse(genericProblems.conflict);
      if (!(await renameGroup(tx, clientId, group.id, body.name))) return refuse(catalogueProblems.nameUsed);
      await recordAudit(tx, call, {
        action: "network.rename_store_group",
        ...{ entity, entityId: group.id, entityName: body.name },
        before: { name: group.name },
        after: { name: body.name },
      });
      return (await groupById(tx, clientId, group.id)) ?? refuse(genericProblems.notFound);
    }),
  );

/** Puts stores into a group or takes them out; named stores must all exist. */
export const changeGroupMembers: UseCase<typeof contract.changeGroupMembers> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const before = await lockGroup(tx, clientId, params.id);
    if (!before) return refuse(genericProblems.notFound);
    if (before.version !== body.version) return refuse(genericProblems.conflict);
    const { change, stores } = body;
    const ids = await matchingStores(tx, clientId, stores);
    if ("ids" in stores && ids.length !== new Set(stores.ids).size) return refuse(genericProblems.notFound);
    const was = await groupById(tx, clientId, before.id);
    if (change === "remove") await removeMembers(tx, clientId, before.id, { these: ids });
    if (change === "replace") await removeMembers(tx, clientId, before.id, { butThese: ids });
    if (change !== "remove") await addMembers(tx, clientId, before.id, ids);
    await touchGroup(tx, clientId, before.id);
    const after = await groupById(tx, clientId, before.id);
    if (!after) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      action: "network.change_group_members",
      ...{ entity, entityId: before.id, entityName: before.name },
      before: { stores: was?.stores ?? 0 },
      after: { stores: after.stores },
    });
    return after;
  });

/** Deletes a group no campaign uses. */
export const deleteStoreGroup: UseCase<typeof contract.deleteStoreGroup> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const group = await lockGroup(tx, clientId, params.id);
    if (!group) return refuse(genericProblems.notFound);
    if (await groupIsUsed(tx, clientId, group.id)) return refuse(catalogueProblems.groupInUse);
    await deleteGroup(tx, clientId, group.id);
    await recordAudit(tx, call, {
      action: "network.delete_store_group",
      ...{ entity, entityId: group.id, entityName: group.name },
      before: { name: group.name },
      after: { name: null },
    });
    return undefined;
  });
