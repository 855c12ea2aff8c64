import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/grading/marking-endpoints.ts";
import type { Essay, WaitingEssay } from "@trilha/contract/learning/grading/marking-shapes.ts";
import { resultProblems } from "@trilha/contract/learning/grading/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import {
  countWaiting,
  type EssayRow,
  freeEssays,
  keepEssays,
  lockEssay,
  oneTakerAtATime,
  unlockEssay,
  waitingPage,
  writerOf,
} from "./essays.queries.ts";
import { nameTest } from "./name-tests.ts";
import { findEssay, isMarkable, presentEssay } from "./present-essay.ts";

/** How long an opened essay is one marker's: long enough to read it twice. */
const lockMinutes = 15;
const lockUntil = (now: Date) => new Date(now.getTime() + lockMinutes * 60_000);

/** §learning#marking Essays that wait for a mark, over all tests, the longest waiting first. */
export const listEssays: UseCase<typeof contract.listEssays> = (call, { query }) =>
  call.read(async (tx) => {
    const { cursor, limit, ...filter } = query;
    const { clientId } = call.actor;
    const at = readCursor(cursor, ["moment", "id", "number"]);
    const after = at && ([new Date(at[0]), at[1], at[2]] as const);
    const rows = await waitingPage(tx, { clientId, now: call.now }, filter, { after, rows: limit + 1 });
    const items = new Map<EssayRow, WaitingEssay>();
    for (const row of rows.slice(0, limit)) {
      const item = await presentWaiting(tx, call, row);
      if (item) items.set(row, item);
    }
    const position = (row: EssayRow) => [row.ended_at.getTime(), row.attempt_id, row.question];
    const page = pageOf(rows, limit, position, (row) => items.get(row));
    return {
      items: page.items.flatMap((item) => item ?? []),
      nextCursor: page.nextCursor,
      waiting: await countWaiting(tx, { clientId }, filter),
    };
  });

async function presentWaiting(
  tx: Tx,
  { actor, locale }: MemberCall,
  row: EssayRow,
): Promise<WaitingEssay | undefined> {
  const test = await nameTest(tx, { clientId: actor.clientId, locale }, row);
  if (!test) return undefined;
  return {
    ...{ attemptId: row.attempt_id, question: row.question, course: test.course },
    ...{ activityId: row.activity_id, activity: test.title },
    prompt: inLanguage(row.body.prompt, locale, row.locale)?.value ?? "",
    length: row.text?.length ?? 0,
    waitsSince: row.ended_at.toISOString(),
    lockedBy: row.locked_by !== null && row.locked_by !== actor.userId ? row.locker : null,
  };
}

/** Takes the longest waiting essays for the caller; no two markers get the same. */
export const takeEssays: UseCase<typeof contract.takeEssays> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { keep, count, ...filter } = body;
    const person = { clientId, userId, now: call.now, until: lockUntil(call.now) };
    await oneTakerAtATime(tx, clientId);
    await keepEssays(tx, person, keep);
    const places = await freeEssays(tx, person, filter, { but: keep, count });
    const items: Essay[] = [];
    for (const place of places) {
      if (!(await lockEssay(tx, person, place))) continue;
      const item = await presentEssay(tx, call, place);
      if (!isRefusal(item)) items.push(item);
    }
    return { items, waiting: await countWaiting(tx, { clientId, notOf: userId }, filter) };
  });

/** Opens one essay, waiting or marked: the caller's for some minutes, where they may mark it; else to look at. */
export const openEssay: UseCase<typeof contract.openEssay> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const place = { attemptId: params.id, question: params.question };
    const row = await findEssay(tx, { clientId, now: call.now }, place);
    if (isRefusal(row)) return row;
    const person = { clientId, userId, now: call.now, until: lockUntil(call.now) };
    if (isMarkable(row, userId) && !(await lockEssay(tx, person, place)))
      return refuse(resultProblems.lockedByOther, { name: row.locker ?? "" });
    return presentEssay(tx, call, place);
  });

/** Gives an opened essay back; nothing happens where it is not the caller's. */
export const releaseEssay: UseCase<typeof contract.releaseEssay> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    if (!(await writerOf(tx, clientId, params.id))) return refuse(genericProblems.notFound);
    await unlockEssay(tx, { clientId, userId }, { attemptId: params.id, question: params.question });
    return undefined;
  });

/** Names stay out of marking; whoever needs one asks for it, and that is written down. */
export const showWriter: UseCase<typeof contract.showWriter> = (call, { params }) =>
  call.write(async (tx) => {
    const writer = await writerOf(tx, call.actor.clientId, params.id);
    if (!writer) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      action: "results.show_writer",
      ...{ entity: "attempt", entityId: params.id, entityName: writer.name },
    });
    return { name: writer.name, store: writer.store };
  });
