import type { Tx } from "../../db/database.ts";
import { tellLive } from "../../live/live.ts";
import { insertNotification } from "./messaging.notifications.queries.ts";
import type { NotificationKind, NotificationParams } from "./texts/notifications.ts";

/** Tells one person something in a client, in the transaction that causes it; their open pages hear of it at once. */
export async function notify<Kind extends NotificationKind>(
  tx: Tx,
  notification: {
    clientId: string;
    userId: string;
    kind: Kind;
    params: NotificationParams[Kind];
    /** Where it leads in the app. */
    link?: `/${string}`;
    now: Date;
  },
): Promise<void> {
  const { clientId, userId, kind, params, link = null, now } = notification;
  await insertNotification(tx, {
    client_id: clientId,
    user_id: userId,
    kind,
    params: JSON.stringify(params),
    link,
    created_at: now,
  });
  await tellLive(tx, { clientId, userId, kind: "notifications.changed" });
}
