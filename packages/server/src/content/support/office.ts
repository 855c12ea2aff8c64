import type * as spec from "@trilha/contract/content/support/endpoints.ts";
import type { RequestState } from "@trilha/contract/content/support/kinds.ts";
import { supportProblems } from "@trilha/contract/content/support/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { sendAnswer } from "./announce.ts";
import { presentItem, presentRequest } from "./present-request.ts";
import { mayBecome } from "./rules/states.ts";
import * as queries from "./support.queries.ts";

/** Requests of the selected client, the newest first, with how many wait. */
export const listRequests: UseCase<typeof spec.listRequests> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { state = null, topic = null, search = "", limit, cursor } = query;
    const position = readCursor(cursor, ["moment", "id"]);
    const after = position && ([new Date(position[0]), position[1]] as const);
    const today = localDay(call.now, (await queries.deskOf(tx, clientId)).time_zone);
    const filter = { clientId, filter: { state, topic, search: search.replace(/^#/, "") } };
    const [rows, counts] = await Promise.all([
      queries.requestsPage(tx, filter, { after, rows: limit + 1 }),
      queries.waiting(tx, { clientId, today }),
    ]);
    const page = pageOf(
      rows,
      limit,
      (row) => [row.created_at.getTime(), row.id],
      (row) => presentItem(row, today),
    );
    return { ...page, counts };
  });

/** One request; a file that came with it has addresses for the caller alone. */
export const readRequest: UseCase<typeof spec.readRequest> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const row = await queries.requestById(tx, { clientId, id: params.id });
    return row ? present(tx, call, row) : refuse(genericProblems.notFound);
  });

/** Sends an answer by mail and notes it. */
export const answerRequest: UseCase<typeof spec.answerRequest> = (call, { params, body }) =>
  call.write(async (tx) => {
    const row = await held(tx, call, params.id);
    if (!row) return refuse(genericProblems.notFound);
    if (row.version !== body.version) return refuse(genericProblems.conflict);
    if (!mayBecome(row.state, "answered")) return refuse(supportProblems.requestClosed);
    const { clientId, userId } = call.actor;
    await queries.insertAnswer(tx, {
      ...{ client_id: clientId, request_id: row.id, author_id: userId },
      ...{ message: body.message, sent_at: call.now },
    });
    const { number, locale, answer_to: answerTo, user_id: writer } = row;
    await sendAnswer(tx, call.parts, { clientId, userId: writer, number, locale, answerTo }, body.message);
    return become(tx, call, row, "answered");
  });

/** Closes a request, or opens it again. */
export const changeRequest: UseCase<typeof spec.changeRequest> = (call, { params, body }) =>
  call.write(async (tx) => {
    const row = await held(tx, call, params.id);
    if (!row) return refuse(genericProblems.notFound);
    if (row.version !== body.version || !mayBecome(row.state, body.state))
      return refuse(genericProblems.conflict);
    return become(tx, call, row, body.state);
  });

async function held(tx: Tx, call: MemberCall, id: string) {
  const request = { clientId: call.actor.clientId, id };
  await queries.lockRequest(tx, request);
  return queries.requestById(tx, request);
}

async function become(tx: Tx, call: MemberCall, row: queries.SupportRequestRow, state: RequestState) {
  const { clientId } = call.actor;
  const request = { clientId, id: row.id };
  await queries.changeState(tx, request, {
    state,
    version: row.version + 1,
    answeredAt: state === "answered" ? call.now : row.answered_at,
    closedAt: state === "closed" ? call.now : null,
  });
  await recordAudit(tx, call, {
    action: state === "answered" ? "support.answer" : "support.change",
    ...{ entity: "support_request", entityId: row.id, entityName: String(row.number) },
    ...{ before: { state: row.state }, after: { state } },
  });
  const after = await queries.requestById(tx, request);
  if (!after) throw new Error("a request vanished inside a transaction");
  return present(tx, call, after);
}

async function present(tx: Tx, call: MemberCall, row: queries.SupportRequestRow) {
  return presentRequest(tx, call, row, (await queries.deskOf(tx, call.actor.clientId)).time_zone);
}
