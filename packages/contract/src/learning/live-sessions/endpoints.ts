import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { calendarDate, count, id, moment, searchText, text } from "../../core/shapes.ts";
import { daysBetween } from "../../core/zoned-days.ts";
import { dayLimit } from "./limits.ts";
import { sessionOfficeEndpoints } from "./office-endpoints.ts";
import { liveSessionProblems as problem } from "./problems.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });
const { notFound } = genericProblems;

export const listEvents = endpoint({
  id: "events.list",
  method: "GET",
  path: "/api/events",
  summary: "Events a person may see: those to come, their own, or those that are over",
  access: "participant",
  module: "has_events",
  query: z.strictObject({
    search: searchText,
    status: z._default(z.enum(shape.sessionStatuses), "upcoming"),
    online: z.optional(z.enum(["true", "false"])),
    /** Calendar days in the person's zone, both included. */
    from: z.optional(calendarDate),
    until: z.optional(calendarDate),
    ...pageQuery,
  }),
  answer: page(shape.sessionCard),
});

export const listEventDays = endpoint({
  id: "events.days",
  method: "GET",
  path: "/api/events/days",
  summary: "Days of a calendar on which events begin, with how many, and whether one is the person's own",
  access: "participant",
  module: "has_events",
  query: z
    .strictObject({
      /** Both included. */
      from: calendarDate,
      until: calendarDate,
      /** Zone whose days these are: that of the reader's device. */
      timeZone: text(64),
    })
    .check(
      z.refine(({ from, until }) => daysBetween(from, until) >= 0 && daysBetween(from, until) < dayLimit, {
        error: "invalid",
        path: ["until"],
      }),
    ),
  answer: z.strictObject({
    days: z.array(z.strictObject({ day: calendarDate, events: count, own: z.boolean() })),
  }),
});

export const readEvent = endpoint({
  id: "events.read",
  method: "GET",
  path: "/api/events/:id",
  summary: "One event, with what the person may do in it now",
  access: "participant",
  module: "has_events",
  params,
  answer: shape.sessionPage,
  problems: [notFound],
});

export const subscribeToEvent = endpoint({
  id: "events.subscribe",
  method: "POST",
  path: "/api/events/:id/subscribe",
  summary:
    "Register, join the line of a full event, ask where staff decide, or accept a seat that is offered",
  access: "participant",
  module: "has_events",
  params,
  answer: shape.sessionPage,
  problems: [
    notFound,
    problem.notOpen,
    problem.invitationOnly,
    problem.locked,
    problem.noVacancy,
    problem.wrongState,
    problem.canceled,
  ],
  idempotent: true,
});

export const unsubscribeFromEvent = endpoint({
  id: "events.unsubscribe",
  method: "POST",
  path: "/api/events/:id/unsubscribe",
  summary: "Give a seat, a place in the line or an invitation back; the first in line is offered the seat",
  access: "participant",
  module: "has_events",
  params,
  answer: shape.sessionPage,
  problems: [notFound, problem.wrongState, problem.started],
  idempotent: true,
});

export const checkInToEvent = endpoint({
  id: "events.check_in",
  method: "POST",
  path: "/api/events/:id/check-in",
  summary:
    "Check in by the six-digit code or the QR code of the organizer, at once or read without a line before",
  access: "participant",
  module: "has_events",
  params,
  body: shape.checkInBody,
  answer: shape.sessionPage,
  problems: [
    notFound,
    problem.codeInvalid,
    problem.scanExpired,
    problem.checkInNotOpen,
    problem.checkInOver,
    problem.notRegistered,
    problem.canceled,
  ],
  rate: "code",
  idempotent: true,
});

export const readCalendarFeed = endpoint({
  id: "events.feed",
  method: "GET",
  path: "/api/calendar-feed",
  summary: "Since when the caller has a private calendar of their dates",
  access: "participant",
  module: "has_events",
  answer: z.strictObject({ since: z.nullable(moment) }),
});

export const makeCalendarFeed = endpoint({
  id: "events.make_feed",
  method: "POST",
  path: "/api/calendar-feed",
  summary: "A private calendar address of the caller's dates, told once; the one before is void",
  access: "participant",
  module: "has_events",
  answer: z.strictObject({ url: z.string() }),
});

export const endCalendarFeed = endpoint({
  id: "events.end_feed",
  method: "DELETE",
  path: "/api/calendar-feed",
  summary: "Void the private calendar address",
  access: "participant",
  module: "has_events",
});

export const liveSessionEndpoints: readonly EndpointSpec[] = [
  listEvents,
  listEventDays,
  readEvent,
  subscribeToEvent,
  unsubscribeFromEvent,
  checkInToEvent,
  readCalendarFeed,
  makeCalendarFeed,
  endCalendarFeed,
  ...sessionOfficeEndpoints,
];
