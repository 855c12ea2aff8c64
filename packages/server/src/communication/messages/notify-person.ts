import { defaultLocale } from "@trilha/contract/core/locale.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { accountChanges } from "./account-news.ts";
import { devicesOf } from "./messaging.devices.queries.ts";
import { addresseeOf, brandOf } from "./messaging.outbox.queries.ts";
import { notify } from "./notify.ts";
import { queueMail, queuePush } from "./queue.ts";
import type { NotificationKind, NotificationParams } from "./texts/notifications.ts";

/**
 * Tells a person what happened to their account: in the app, on their devices, by mail. A job, because accounts and
 * sessions come before messages; it is queued in the transaction of what it tells.
 */
export const notifyPerson: JobHandler<"messaging.notify_person"> = async (parts, payload) => {
  const { userId, clientId, event, device = "" } = payload;
  const when = new Date(payload.at);
  const now = parts.clock.now();
  await parts.db.write({ system: true }, async (tx) => {
    const person = await addresseeOf(tx, userId);
    if (!person) return;
    const brand = clientId ? await brandOf(tx, clientId) : undefined;
    const locale = person.locale ?? brand?.default_locale ?? defaultLocale;
    const to = { clientId, userId, locale };
    const devices = await devicesOf(tx, { userId, clientId }, now);
    const tell = async <Kind extends NotificationKind>(kind: Kind, params: NotificationParams[Kind]) => {
      if (clientId) await notify(tx, { clientId, userId, kind, params, link: "/profile/security", now });
      if (devices.length > 0) await queuePush(tx, parts, { ...to, kind, params, link: "/profile/security" });
    };
    if (event === "new_device") await tell("session.new_device", { device });
    else await tell(accountChanges[event], {});

    if (!person.email) return;
    const mail = { ...to, to: person.email };
    const firstName = person.first_name;
    if (event === "new_device") {
      await queueMail(tx, parts, { ...mail, template: "new_device", params: { firstName, device, when } });
    } else {
      await queueMail(tx, parts, { ...mail, template: event, params: { firstName, when } });
    }
  });
};
