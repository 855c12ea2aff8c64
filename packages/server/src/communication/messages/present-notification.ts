import { formatCalendarDay, formatDayMonth } from "@trilha/contract/core/dates.ts";
import { type Locale, localize } from "@trilha/contract/core/locale.ts";
import type { ModuleFlags } from "@trilha/contract/core/modules.ts";
import { reasonIn } from "@trilha/contract/core/reasons.ts";
import type { NotificationRow } from "./messaging.notifications.queries.ts";
import { isNotificationOn } from "./rules/notification-modules.ts";
import { type NotificationKind, notificationTexts, unknownNotification } from "./texts/notifications.ts";

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Title and body of a notification in one language. */
export function notificationWords(
  locale: Locale,
  kind: string,
  params: Readonly<Record<string, string | number>>,
): { title: string; body: string } {
  const known = Object.hasOwn(notificationTexts, kind);
  const { title, body } = known ? notificationTexts[kind as NotificationKind] : unknownNotification;
  const facts = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "number"
        ? new Intl.NumberFormat(locale).format(value)
        : isDay.test(value)
          ? name === "deadline"
            ? formatDayMonth(value, locale)
            : formatCalendarDay(value, locale)
          : reasonIn(value, locale),
    ]),
  );
  return { title: localize(title, locale, facts), body: localize(body, locale, facts) };
}

type Told = Pick<NotificationRow, "id" | "kind" | "params" | "link" | "created_at" | "read_at">;

/** A notification as its reader sees it, in the language they read now. Of a module that is off it stays, without its link. */
export function presentNotification(locale: Locale, modules: ModuleFlags, row: Told) {
  return {
    id: row.id,
    kind: row.kind,
    ...notificationWords(locale, row.kind, row.params),
    link: isNotificationOn(row, modules) ? row.link : null,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}
