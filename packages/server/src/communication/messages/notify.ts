import { publishEvent } from "../../core/events.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import type { Tx } from "../../db/database.ts";
import { channelsOfNews } from "./messaging.news.queries.ts";
import { insertNotification } from "./messaging.notifications.queries.ts";
import { modulesOfNotification } from "./rules/notification-modules.ts";
import { topicOf } from "./rules/topics.ts";
import type { NotificationKind, NotificationParams } from "./texts/notifications.ts";

/**
 * Tells one person something in a client, in the transaction that causes it; their open pages hear of it at once. What
 * they chose decides whether it counts at the bell and leaves as push or mail; in the list it always stands. News of a
 * module that is off is not told (docs/spec/roles.md#module-access).
 */
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
  const topic = topicOf(kind);
  const ways = topic && (await channelsOfNews(tx, userId, topic));
  const row = {
    client_id: clientId,
    user_id: userId,
    kind,
    params: JSON.stringify(params),
    link,
    created_at: now,
    read_at: ways?.app === false ? now : null,
  };
  const notificationId = await insertNotification(tx, row, modulesOfNotification({ kind, link }));
  if (!notificationId) return;
  await publishEvent(tx, "notifications.changed", { clientId, userId });
  if (ways && (ways.push || ways.mail)) {
    const { push, mail } = ways;
    await enqueue(tx, "messaging.carry_news", { notificationId, push, mail });
  }
}
