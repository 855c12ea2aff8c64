import type { listNotifications as spec } from "@trilha/contract/communication/messages/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { idCursor } from "./id-cursor.ts";
import { countUnread, notificationPage } from "./messaging.notifications.queries.ts";
import { presentNotification } from "./present-notification.ts";

/** The caller's notifications, in the language they read now. */
export const listNotifications: UseCase<typeof spec> = (call, { query }) => {
  const owner = { clientId: call.actor.clientId, userId: call.actor.userId };
  const before = idCursor(readCursor(query.cursor, ["string"]));
  return call.read(async (tx) => {
    const rows = await notificationPage(tx, owner, { before, rows: query.limit + 1 });
    const page = pageOf(
      rows,
      query.limit,
      (row) => [row.id],
      (row) => presentNotification(call.locale, call.actor.modules, row),
    );
    return { ...page, unread: await countUnread(tx, owner) };
  });
};
