import { calendarFile } from "@trilha/contract/core/calendar-file.ts";
import { defaultLocale, type Locale } from "@trilha/contract/core/locale.ts";
import { seatHeld } from "@trilha/contract/learning/live-sessions/states.ts";
import type { FastifyInstance } from "fastify";
import { hashOfToken } from "../../core/random-token.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import type { Parts } from "../../parts.ts";
import { clientAddress, publicOrigin } from "../../tenants/clients/index.ts";
import { type FeedRow, feedOwner, feedRows } from "./calendar-feed.queries.ts";

/** Days that are over and still stand in a calendar. */
const daysBehind = 90;
const secretOf = /^([A-Za-z0-9_-]{43})\.ics$/;

/**
 * Calendars as files: whoever has the address reads the dates of its owner and nothing of anybody else. An unchanged one
 * is answered 304.
 */
export function addCalendarFeeds(app: FastifyInstance, parts: Parts): void {
  app.get<{ Params: { file: string } }>("/calendar/:file", async ({ params }, reply) => {
    const secret = secretOf.exec(params.file)?.[1];
    const file = secret && (await fileOf(parts, secret));
    if (!file) return reply.callNotFound();
    return reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "private, max-age=300")
      .header("x-robots-tag", "noindex")
      .send(file);
  });
}

async function fileOf(parts: Parts, secret: string): Promise<string | undefined> {
  const { db, clock } = parts;
  return db.read({ system: true }, async (tx) => {
    const owner = await feedOwner(tx, hashOfToken(secret));
    if (!owner) return undefined;
    const since = new Date(clock.now().getTime() - daysBehind * 86_400_000);
    const rows = await feedRows(tx, owner, since);
    const { host, name } = await clientAddress(tx, owner.clientId);
    const site = new URL(publicOrigin(parts, host));
    const locale = owner.locale ?? defaultLocale;
    const entries = rows.map((row) => entryOf(row, { site, locale }));
    // Stamped with the last change, so that an unchanged calendar is the same file.
    const changed = Math.max(0, ...rows.map(({ changedAt }) => changedAt.getTime()));
    return calendarFile(entries, new Date(changed), { name });
  });
}

function entryOf(row: FeedRow, { site, locale }: { site: URL; locale: Locale }) {
  const location = row.venue ?? row.link;
  return {
    uid: `event-${row.id}@${site.host}`,
    summary: textIn(row.title, locale),
    description: textIn(row.summary, locale),
    url: new URL(`/events/${row.id}`, site).href,
    ...{ starts: row.startsAt, ends: row.endsAt, sequence: row.sequence, changed: row.changedAt },
    // A seat that was given back leaves calendars as a canceled date: one that is only left out may stay in them.
    canceled: row.canceled || seatHeld[row.state] !== "taken",
    ...(location && { location }),
  };
}
