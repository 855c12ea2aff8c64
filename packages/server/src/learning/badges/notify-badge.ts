import { defaultLocale, type Locale } from "@trilha/contract/core/locale.ts";
import { notify } from "../../communication/messages/index.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";

/** Tells somebody that a badge is theirs, or no longer. */
export async function notifyBadge(
  tx: Tx,
  scope: {
    clientId: string;
    person: { user_id: string; locale: Locale | null };
    name: Partial<Record<Locale, string>>;
    kind: "badges.awarded" | "badges.taken";
    now: Date;
  },
): Promise<void> {
  const { clientId, person, name, kind, now } = scope;
  const { user_id: userId, locale } = person;
  const params = { badge: textIn(name, locale ?? defaultLocale) };
  await notify(tx, { clientId, userId, kind, params, link: "/profile/badges", now });
  await publishEvent(tx, "badges.changed", { clientId, userId });
}
