import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/members/segments/endpoints.ts";
import { segmentLimit } from "@trilha/contract/members/segments/limits.ts";
import { segmentProblems } from "@trilha/contract/members/segments/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { clientHasNamed } from "../eligibility/index.ts";
import { segmentOf } from "./present-segment.ts";
import {
  countActive,
  hasConditions,
  insertSegment,
  insertVersion,
  isSegmentNamed,
  segmentById,
  updateSegment,
  usesOfSegment,
} from "./segments.queries.ts";

type AuditOf = Pick<Parameters<typeof recordAudit>[2], "before" | "after">;
const audited = (
  tx: Tx,
  call: MemberCall,
  action: AuditAct,
  segment: { id: string; name: string },
  change: AuditOf,
) =>
  recordAudit(tx, call, {
    ...{ action, entity: "segment", entityId: segment.id, entityName: segment.name },
    ...change,
  });

/** Saves conditions under a name of their own; whatever they name is the client's. */
export const createSegment: UseCase<typeof contract.createSegment> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    if (!(await clientHasNamed(tx, clientId, body.conditions))) return refuse(genericProblems.notFound);
    if ((await countActive(tx, clientId)) >= segmentLimit)
      return refuse(segmentProblems.tooMany, { limit: segmentLimit });
    const id = await insertSegment(tx, { clientId, now: call.now }, body);
    if (!id) return refuse(segmentProblems.nameUsed);
    await audited(tx, call, "segments.create", { id, name: body.name }, { after: body });
    return segmentOf(tx, call, id);
  });

/** §roles#segments Changed conditions are a new version; copies of the old one stay as they were approved. */
export const editSegment: UseCase<typeof contract.editSegment> = (call, { params: { id }, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { version, ...written } = body;
    const { name, description, conditions } = written;
    const before = await segmentById(tx, clientId, id);
    if (!before || !(await clientHasNamed(tx, clientId, conditions))) return refuse(genericProblems.notFound);
    if (await isSegmentNamed(tx, { clientId, name, exceptId: id })) return refuse(segmentProblems.nameUsed);
    const isNew = !(await hasConditions(tx, clientId, before, conditions));
    const conditionsVersion = before.conditions_version + (isNew ? 1 : 0);
    const edited = { clientId, id, version, now: call.now };
    const change = { name, description, conditions_version: conditionsVersion };
    if (!(await updateSegment(tx, edited, change))) return refuse(genericProblems.conflict);
    if (isNew)
      await insertVersion(tx, { clientId, id, version: conditionsVersion, now: call.now }, conditions);
    const old = { name: before.name, description: before.description, conditions: before.conditions };
    await audited(tx, call, "segments.edit", { id, name }, { before: old, after: written });
    return segmentOf(tx, call, id);
  });

/** §roles#segments Archives a segment nothing uses: no editor offers it any more. */
export const archiveSegment: UseCase<typeof contract.archiveSegment> = (call, { params: { id }, body }) =>
  call.write(async (tx) => {
    if ((await usesOfSegment(tx, { clientId: call.actor.clientId, id, now: call.now })).length > 0)
      return refuse(segmentProblems.inUse);
    return putState(tx, call, { id, version: body.version, state: "archived" });
  });

/** Offers an archived segment again. */
export const restoreSegment: UseCase<typeof contract.restoreSegment> = (call, { params: { id }, body }) =>
  call.write(async (tx) => {
    if ((await countActive(tx, call.actor.clientId)) >= segmentLimit)
      return refuse(segmentProblems.tooMany, { limit: segmentLimit });
    return putState(tx, call, { id, version: body.version, state: "active" });
  });

async function putState(
  tx: Tx,
  call: MemberCall,
  { id, version, state }: { id: string; version: number; state: "active" | "archived" },
) {
  const { clientId } = call.actor;
  const before = await segmentById(tx, clientId, id);
  if (!before) return refuse(genericProblems.notFound);
  if (!(await updateSegment(tx, { clientId, id, version, now: call.now }, { state })))
    return refuse(genericProblems.conflict);
  const act = state === "active" ? "segments.restore" : "segments.archive";
  await audited(tx, call, act, before, { before: { state: before.state }, after: { state } });
  return segmentOf(tx, call, id);
}
