import type { listOutbox as spec } from "@trilha/contract/communication/messages/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { accountTemplates } from "./account-news.ts";
import { idCursor } from "./id-cursor.ts";
import { outboxPage } from "./messaging.outbox.queries.ts";
import { presentMessage } from "./present-message.ts";

/** Messages sent, or failed to be. */
export const listOutbox: UseCase<typeof spec> = (call, { query }) => {
  const { channel, state, limit } = query;
  const filter = { channel, state, without: accountTemplates };
  const before = idCursor(readCursor(query.cursor, ["string"]));
  return call.read(async (tx) => {
    const rows = await outboxPage(tx, call.actor.clientId, filter, { before, rows: limit + 1 });
    return pageOf(rows, limit, (row) => [row.id], presentMessage);
  });
};
