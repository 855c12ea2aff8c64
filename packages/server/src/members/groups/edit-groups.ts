import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/members/groups/endpoints.ts";
import { groupProblems } from "@trilha/contract/members/groups/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import {
  addMembers,
  countMemberships,
  deleteGroup,
  groupById,
  insertGroup,
  isGroupInUse,
  isNameUsed,
  removeMembers,
  renameGroup,
} from "./groups.queries.ts";

type AuditOf = Pick<Parameters<typeof recordAudit>[2], "before" | "after">;
const audited = (
  tx: Parameters<typeof recordAudit>[0],
  call: MemberCall,
  action: AuditAct,
  group: { id: string; name: string },
  change: AuditOf,
) =>
  recordAudit(tx, call, { action, entity: "group", entityId: group.id, entityName: group.name, ...change });

/** Makes a group of people; names are not shared. */
export const createGroup: UseCase<typeof contract.createPeopleGroup> = (call, { body: { name } }) =>
  call.write(async (tx) => {
    const id = await insertGroup(tx, call.actor.clientId, name);
    if (!id) return refuse(groupProblems.nameUsed);
    await audited(tx, call, "groups.create", { id, name }, { after: { name } });
    return { id, name, members: 0, version: 1 };
  });

/** Renames a group. */
export const editGroup: UseCase<typeof contract.editPeopleGroup> = (call, { params: { id }, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const group = await groupById(tx, clientId, id);
    if (!group) return refuse(genericProblems.notFound);
    const { name, version } = body;
    if (await isNameUsed(tx, { clientId, name, exceptId: id })) return refuse(groupProblems.nameUsed);
    if (!(await renameGroup(tx, { clientId, id, version, name }))) return refuse(genericProblems.conflict);
    await audited(tx, call, "groups.edit", { id, name }, { before: { name: group.name }, after: { name } });
    return { ...group, name, version: version + 1 };
  });

/** Removes a group that decides about nothing; its people stay. */
export const removeGroup: UseCase<typeof contract.removePeopleGroup> = (call, { params: { id } }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const group = await groupById(tx, clientId, id);
    if (!group) return refuse(genericProblems.notFound);
    if (await isGroupInUse(tx, clientId, id)) return refuse(groupProblems.inUse);
    await deleteGroup(tx, clientId, id);
    await audited(tx, call, "groups.remove", group, { before: { name: group.name, members: group.members } });
    return undefined;
  });

/** Puts people into a group and takes people out; whoever is somebody else's refuses it all. */
export const changeMembers: UseCase<typeof contract.changeGroupMembers> = (call, { params: { id }, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const group = await groupById(tx, clientId, id);
    const named = new Set([...body.add, ...body.remove]);
    if (!group || (await countMemberships(tx, clientId, [...named])) !== named.size)
      return refuse(genericProblems.notFound);
    const groupKey = { clientId, groupId: id };
    const removed = await removeMembers(tx, groupKey, body.remove);
    const added = await addMembers(tx, groupKey, body.add);
    await audited(tx, call, "groups.change_members", group, { after: { added, removed } });
    return { added, removed };
  });
