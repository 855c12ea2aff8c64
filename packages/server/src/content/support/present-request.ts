import type { RequestItem, SupportRequest } from "@trilha/contract/content/support/shapes.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { MemberCall } from "../../core/call.ts";
import { fileAddresses, fileNameOf } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { isLate } from "./rules/states.ts";
import { answersOf, type SupportRequestRow } from "./support.queries.ts";

export function presentItem(row: SupportRequestRow, today: string): RequestItem {
  return {
    id: row.id,
    number: row.number,
    topic: row.topic,
    state: row.state,
    name: row.name,
    answerTo: row.answer_to,
    personId: row.membership_id,
    createdAt: row.created_at.toISOString(),
    dueOn: row.due_on,
    late: isLate({ state: row.state, dueOn: row.due_on }, today),
  };
}

/** A request with its answers and what came with it. */
export async function presentRequest(
  tx: Tx,
  call: MemberCall,
  row: SupportRequestRow,
  timeZone: string,
): Promise<SupportRequest> {
  const { clientId } = call.actor;
  const answers = await answersOf(tx, { clientId, id: row.id });
  return {
    ...presentItem(row, localDay(call.now, timeZone)),
    message: row.message,
    locale: row.locale,
    file: row.file_id ? await fileOf(tx, call, row.file_id) : null,
    answers: answers.map(({ id, message, by: author, sent_at }) => ({
      id,
      message,
      by: author,
      sentAt: sent_at.toISOString(),
    })),
    answeredAt: row.answered_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** File that came with a request, with addresses for the caller alone. */
export async function fileOf(tx: Tx, call: MemberCall, fileId: string) {
  const addresses = await fileAddresses(tx, call, fileId);
  const name = await fileNameOf(tx, { clientId: call.actor.clientId, fileId });
  return addresses ? { name: name ?? "", url: addresses.url, type: addresses.type } : null;
}
