import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { auditedOf, presentListed, presentSubject } from "./audit-present.ts";
import { waitingReports } from "./audit-statistics.queries.ts";
import { isThere, recordOf, subjectRow } from "./audit-subject.queries.ts";
import { decisionObjection } from "./rules/audit-policy.ts";
import {
  auditorOf,
  lockItem,
  notFor,
  type QueueFilter,
  type QueuePlace,
  queueChoices,
  queuePage,
  type Taking,
  takeItems,
  unlockItem,
  waitingFor,
} from "./sales.audit.queries.ts";

/** How long an opened item is one auditor's. */
const lockMinutes = 10;
const lockUntil = (now: Date) => new Date(now.getTime() + lockMinutes * 60_000);

const day = 86_400_000;

/** Days in the queue as the moment something has to be there since. */
const filterOf = <Given extends { waitsDays?: number | undefined; auditorId?: string | undefined }>(
  { waitsDays, ...filter }: Given,
  now: Date,
) => ({
  ...filter,
  ...(filter.auditorId && { lockedAt: now }),
  ...(waitsDays !== undefined && { queuedBy: new Date(now.getTime() - waitsDays * day) }),
});

/** A page of what waits for audit, most urgent first. */
export const listQueue: UseCase<typeof contract.listQueue> = async (call, { query }) => {
  const { cursor, limit, ...filter } = query;
  const { clientId, userId } = call.actor;
  const scope = { clientId, locale: call.locale, now: call.now };
  return call.read(async (tx) => {
    const auditor = await auditorOf(tx, { clientId, userId });
    const rows = await queuePage(tx, scope, filterOf(filter, call.now), {
      after: readPlace(cursor),
      rows: limit + 1,
    });
    return pageOf(
      rows,
      limit,
      (row) => [row.priority, row.queued_at.getTime(), row.id],
      (row) => presentListed(row, auditor),
    );
  });
};

const latest = Date.UTC(2200, 0, 1);
const largest = 2 ** 31 - 1;

// Numbers somebody made up must still be ones the database can read.
function readPlace(cursor: string | undefined): QueuePlace | undefined {
  const [priority = -1, at = -1, id = ""] = readCursor(cursor, ["number", "number", "id"]) ?? [];
  if (priority < 0 || priority > largest || at < 0 || at > latest) return undefined;
  return [priority, new Date(at), id];
}

/** Stores and auditors the queue can be narrowed to. */
export const readQueueChoices: UseCase<typeof contract.readQueueChoices> = (call) =>
  call.read((tx) => queueChoices(tx, call.actor.clientId));

/** Takes the most urgent items for the caller; no two auditors get the same. */
export const takeNext: UseCase<typeof contract.takeNext> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { keep, count, ...narrowed } = body;
    const filter = filterOf(narrowed, call.now);
    const auditor = await auditorOf(tx, { clientId, userId });
    const taking = { clientId, auditor, now: call.now, until: lockUntil(call.now) };
    const taken = await takeItems(tx, taking, filter, { keep, count });
    const waiting = await countWaiting(tx, taking, filter);
    const items = [];
    for (const subject of taken) {
      const item = await presentSubject(tx, call, subject, auditor);
      if (item) items.push(item);
    }
    return { items, waiting };
  });

/** Number of all that waits is known without counting what waits; what a filter leaves has to be counted. */
async function countWaiting(tx: Tx, taking: Taking, filter: QueueFilter): Promise<number> {
  const { campaignId, ...further } = filter;
  if (Object.values(further).some((value) => value !== undefined)) return waitingFor(tx, taking, filter);
  const waiting = await waitingReports(tx, { clientId: taking.clientId, campaignId });
  return Math.max(0, waiting - (await notFor(tx, taking, campaignId)));
}

/** Opens one item: the caller's for some minutes, where they may decide on it; else only to look at. */
export const openSubject: UseCase<typeof contract.openSubject> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const subject = { clientId, type: params.type, id: params.id };
    const auditor = await auditorOf(tx, { clientId, userId });
    await lockItem(tx, subject, { userId, now: call.now, until: lockUntil(call.now) });
    const row = await subjectRow(tx, subject, call);
    if (!row) return refuse(genericProblems.notFound);
    const objection = decisionObjection(auditor, auditedOf(row));
    if (objection?.problem === saleProblems.lockedByOther) return refuse(objection.problem, objection.params);
    if (objection) await unlockItem(tx, subject, userId);
    return (await presentSubject(tx, call, subject, auditor)) ?? refuse(genericProblems.notFound);
  });

/** One claim or photo, to look at. */
export const readSubject: UseCase<typeof contract.readSubject> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const auditor = await auditorOf(tx, { clientId, userId });
    const subject = { clientId, type: params.type, id: params.id };
    return (await presentSubject(tx, call, subject, auditor)) ?? refuse(genericProblems.notFound);
  });

/** Signals on other reports of the person, and the last of them. */
export const readRecord: UseCase<typeof contract.readRecord> = (call, { params }) =>
  call.read(async (tx) => {
    const subject = { clientId: call.actor.clientId, type: params.type, id: params.id };
    const record = await recordOf(tx, subject);
    if (!record) return refuse(genericProblems.notFound);
    const { flags, latest } = record;
    return {
      flags,
      latest: latest.map(({ submittedAt, ...report }) => ({
        ...report,
        submittedAt: new Date(submittedAt).toISOString(),
      })),
    };
  });

/** Gives an opened item back; nothing happens where it is not the caller's. */
export const releaseSubject: UseCase<typeof contract.releaseSubject> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const subject = { clientId, type: params.type, id: params.id };
    if (!(await isThere(tx, subject))) return refuse(genericProblems.notFound);
    await unlockItem(tx, subject, userId);
    return undefined;
  });
