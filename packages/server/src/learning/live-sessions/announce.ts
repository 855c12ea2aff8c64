import { formatLongMoment } from "@trilha/contract/core/dates.ts";
import { defaultLocale, type Locale } from "@trilha/contract/core/locale.ts";
import { notify } from "../../communication/messages/index.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { localeOfUser } from "./registrations.queries.ts";
import type { SessionRow } from "./sessions.queries.ts";

export interface SessionNews {
  clientId: string;
  session: Pick<SessionRow, "id" | "title" | "starts_at" | "time_zone" | "venue_name" | "venue_city">;
  now: Date;
}

type Kind =
  | "events.invited"
  | "events.approved"
  | "events.refused"
  | "events.offered"
  | "events.lapsed"
  | "events.moved"
  | "events.canceled"
  | "events.removed"
  | "events.reminder";

/** Tells one person what became of an event or of their place in it, in their language and the clock of the place. */
export async function announceEvent(
  tx: Tx,
  { clientId, session, now }: SessionNews,
  news: { userId: string; locale?: Locale | null; kind: Kind; until?: Date; reason?: string },
): Promise<void> {
  const { userId, kind } = news;
  const locale = news.locale ?? (await localeOfUser(tx, userId)) ?? defaultLocale;
  const moment = (at: Date) => formatLongMoment(at, locale, session.time_zone);
  const params = {
    event: textIn(session.title, locale),
    when: moment(session.starts_at),
    place: [session.venue_name, session.venue_city].filter(Boolean).join(", "),
    until: news.until ? moment(news.until) : "",
    reason: news.reason ?? "",
  };
  await notify(tx, { clientId, userId, kind, params, link: `/events/${session.id}`, now });
}
