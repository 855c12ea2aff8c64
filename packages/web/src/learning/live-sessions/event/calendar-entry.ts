import type { CalendarEvent } from "@trilha/contract/core/calendar-file.ts";
import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";

/** Minutes before the beginning at which a calendar reminds of an event. */
const remindBefore = 60;

/** An event as a calendar holds it (§live-sessions#calendar), by the address it is read at. */
export function calendarEntry(event: SessionPage, site: URL): CalendarEvent {
  const { id, title, summary, venue, place, link, stage } = event;
  const location = venue ? [venue.name, place?.address, venue.city].filter(Boolean).join(", ") : link;
  return {
    uid: `event-${id}@${site.host}`,
    summary: title,
    description: summary,
    url: new URL(`/events/${id}`, site).href,
    starts: new Date(event.startsAt),
    ends: new Date(event.endsAt),
    sequence: event.sequence,
    changed: new Date(event.changedAt),
    canceled: stage === "canceled",
    ...(location && { location }),
    remindBefore,
  };
}
