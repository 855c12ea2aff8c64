import { defaultLocale } from "@trilha/contract/core/locale.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { notificationById } from "./messaging.news.queries.ts";
import { modulesOfClient } from "./messaging.notifications.queries.ts";
import { addresseeOf, brandOf } from "./messaging.outbox.queries.ts";
import { notificationWords } from "./present-notification.ts";
import { queueMail, queuePush } from "./queue.ts";
import { isNotificationOn } from "./rules/notification-modules.ts";
import type { NotificationKind, NotificationParams } from "./texts/notifications.ts";

/** Carries one notification beyond the app, on the ways its person chose. A job: whoever caused it cannot reach them. */
export const carryNews: JobHandler<"messaging.carry_news"> = async (
  parts,
  { notificationId, push, mail },
) => {
  await parts.db.write({ system: true }, async (tx) => {
    const news = await notificationById(tx, notificationId);
    const person = news && (await addresseeOf(tx, news.user_id));
    if (!person) return;
    const { client_id: clientId, user_id: userId, params } = news;
    const brand = await brandOf(tx, clientId);
    const locale = person.locale ?? brand?.default_locale ?? defaultLocale;
    const to = { clientId, userId, locale };
    const kind = news.kind as NotificationKind;
    // The module may have been switched off since: its page would be a dead link in a mail that stays.
    if (!isNotificationOn(news, await modulesOfClient(tx, clientId))) return;
    const link = news.link ?? "/notifications";
    if (push) {
      const values = params as NotificationParams[NotificationKind];
      await queuePush(tx, parts, { ...to, kind, params: values, link });
    }
    if (mail && person.email) {
      const { title, body } = notificationWords(locale, kind, params);
      const address = `${parts.settings.http.publicUrl}${link}`;
      const push = { title, body, link: address };
      await queueMail(tx, parts, { ...to, to: person.email, template: "news", params: push });
    }
  });
};
