import type * as spec from "@trilha/contract/content/support/endpoints.ts";
import type { OwnRequestItem } from "@trilha/contract/content/support/shapes.ts";
import { workingDaysLeft } from "@trilha/contract/content/support/working-days.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { isPublicHoliday } from "./holidays.ts";
import { fileOf } from "./present-request.ts";
import { isLate } from "./rules/states.ts";
import * as queries from "./support.queries.ts";

function presentOwn(row: queries.SupportRequestRow, desk: queries.Desk, now: Date): OwnRequestItem {
  const today = localDay(now, desk.time_zone);
  return {
    id: row.id,
    number: row.number,
    topic: row.topic,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    dueOn: row.due_on,
    late: isLate({ state: row.state, dueOn: row.due_on }, today),
    daysLeft: workingDaysLeft(today, row.due_on, (day) => isPublicHoliday(desk.country, day)),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

/** §limits#support-response The caller's own requests, each with what is left of the promised time. */
export const listOwnRequests: UseCase<typeof spec.listOwnRequests> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const position = readCursor(query.cursor, ["moment", "id"]);
    const after = position && ([new Date(position[0]), position[1]] as const);
    const desk = await queries.deskOf(tx, clientId);
    const rows = await queries.ownRequestsPage(tx, { clientId, userId }, { after, rows: query.limit + 1 });
    return pageOf(
      rows,
      query.limit,
      (row) => [row.created_at.getTime(), row.id],
      (row) => presentOwn(row, desk, call.now),
    );
  });

/** One of the caller's own requests; of anybody else's nothing is known. */
export const readOwnRequest: UseCase<typeof spec.readOwnRequest> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const row = await queries.requestById(tx, { clientId, id: params.id });
    if (row?.user_id !== userId) return refuse(genericProblems.notFound);
    const answers = await queries.answersOf(tx, { clientId, id: row.id });
    return {
      ...presentOwn(row, await queries.deskOf(tx, clientId), call.now),
      message: row.message,
      answerTo: row.answer_to,
      file: row.file_id ? await fileOf(tx, call, row.file_id) : null,
      answers: answers.map(({ id, message, sent_at }) => ({ id, message, sentAt: sent_at.toISOString() })),
      closedAt: row.closed_at?.toISOString() ?? null,
    };
  });
