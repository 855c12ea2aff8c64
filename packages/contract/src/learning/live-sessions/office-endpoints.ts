import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { calendarDate, count, id, optionalText, searchText, text, version } from "../../core/shapes.ts";
import { invitationLimit } from "./limits.ts";
import { liveSessionProblems as problem } from "./problems.ts";
import * as shape from "./shapes.ts";
import { registrationStates, sessionStages } from "./states.ts";

const params = z.strictObject({ id });
const { notFound, conflict } = genericProblems;
const frame = { module: "has_events" } as const;

export const listVenues = endpoint({
  ...frame,
  id: "venues.list",
  method: "GET",
  path: "/api/venues",
  summary: "Venues by name, with how many sessions are to come at each",
  access: "live_sessions.read",
  query: z.strictObject({
    search: searchText,
    state: z._default(z.enum([...shape.venueStates, "all"]), "active"),
    ...pageQuery,
  }),
  answer: page(shape.venue),
});

export const createVenue = endpoint({
  ...frame,
  id: "venues.create",
  method: "POST",
  path: "/api/venues",
  summary: "Add a venue",
  access: "live_sessions.edit",
  body: shape.venueWrite,
  answer: shape.venue,
  problems: [problem.venueNameUsed],
  idempotent: true,
});

export const editVenue = endpoint({
  ...frame,
  id: "venues.edit",
  method: "PUT",
  path: "/api/venues/:id",
  summary: "Change a venue; its zone stays as long as sessions are to come there",
  access: "live_sessions.edit",
  params,
  body: shape.venueEdit,
  answer: shape.venue,
  problems: [notFound, conflict, problem.venueNameUsed, problem.venueInUse],
});

export const switchVenue = endpoint({
  ...frame,
  id: "venues.switch",
  method: "POST",
  path: "/api/venues/:id/state",
  summary: "Archive a venue, or offer it again",
  access: "live_sessions.edit",
  params,
  body: z.strictObject({ state: z.enum(shape.venueStates), version }),
  answer: shape.venue,
  problems: [notFound, conflict, problem.venueInUse],
});

export const listSessions = endpoint({
  ...frame,
  id: "live_sessions.list",
  method: "GET",
  path: "/api/live-sessions",
  summary: "Sessions of the client by their beginning, with seats and registrations",
  access: "live_sessions.read",
  query: z.strictObject({
    search: searchText,
    stage: z.optional(z.enum(sessionStages)),
    venueId: z.optional(id),
    /** Led by the caller. */
    mine: z.optional(z.enum(["true", "false"])),
    from: z.optional(calendarDate),
    until: z.optional(calendarDate),
    ...pageQuery,
  }),
  answer: page(shape.officeSessionItem),
});

export const createSession = endpoint({
  ...frame,
  id: "live_sessions.create",
  method: "POST",
  path: "/api/live-sessions",
  summary: "Write a session down; nobody sees it before it is scheduled",
  access: "live_sessions.edit",
  body: shape.sessionWrite,
  answer: shape.officeSession,
  problems: [notFound, problem.notReady],
  idempotent: true,
});

export const readSession = endpoint({
  ...frame,
  id: "live_sessions.read",
  method: "GET",
  path: "/api/live-sessions/:id",
  summary: "One session as the office writes it, with its seats",
  access: "live_sessions.read",
  params,
  answer: shape.officeSession,
  problems: [notFound],
});

export const editSession = endpoint({
  ...frame,
  id: "live_sessions.edit",
  method: "PUT",
  path: "/api/live-sessions/:id",
  summary: "Change a session; who is registered hears of another time or place",
  access: "live_sessions.edit",
  params,
  body: shape.sessionEdit,
  answer: shape.officeSession,
  problems: [
    notFound,
    conflict,
    problem.notReady,
    problem.wrongState,
    problem.started,
    problem.seatsTaken,
    problem.venueClash,
    problem.hostClash,
  ],
});

export const scheduleSession = endpoint({
  ...frame,
  id: "live_sessions.schedule",
  method: "POST",
  path: "/api/live-sessions/:id/schedule",
  summary: "Announce a session without registration (pre-scheduled), or open it",
  access: "live_sessions.edit",
  params,
  body: z.strictObject({ state: z.enum(["pre_scheduled", "scheduled"]), version }),
  answer: shape.officeSession,
  problems: [
    notFound,
    conflict,
    problem.notReady,
    problem.wrongState,
    problem.started,
    problem.venueClash,
    problem.hostClash,
  ],
});

export const cancelSession = endpoint({
  ...frame,
  id: "live_sessions.cancel",
  method: "POST",
  path: "/api/live-sessions/:id/cancel",
  summary: "Cancel a session with a reason everybody registered reads",
  access: "live_sessions.edit",
  params,
  body: z.strictObject({ reason: text(), version }),
  answer: shape.officeSession,
  problems: [notFound, conflict, problem.wrongState],
});

export const readCheckInCode = endpoint({
  ...frame,
  id: "live_sessions.code",
  method: "GET",
  path: "/api/live-sessions/:id/code",
  summary: "The six-digit code of a session and the QR code of this moment",
  access: "live_sessions.host",
  params,
  answer: shape.checkInCode,
  problems: [notFound, problem.notHost, problem.wrongState],
});

export const renewCheckInCode = endpoint({
  ...frame,
  id: "live_sessions.renew_code",
  method: "POST",
  path: "/api/live-sessions/:id/code",
  summary: "Replace the six-digit code and what QR codes are made from; those of before are void",
  access: "live_sessions.host",
  params,
  answer: shape.checkInCode,
  problems: [notFound, problem.notHost, problem.wrongState],
});

export const listRoster = endpoint({
  ...frame,
  id: "live_sessions.roster",
  method: "GET",
  path: "/api/live-sessions/:id/roster",
  summary: "People of a session by name, with where each stands",
  access: "live_sessions.host",
  params,
  query: z.strictObject({
    search: searchText,
    state: z.optional(z.enum(registrationStates)),
    ...pageQuery,
  }),
  answer: page(shape.rosterItem),
  problems: [notFound, problem.notHost],
});

const rosterProblems = [
  notFound,
  problem.notHost,
  problem.wrongState,
  problem.noVacancy,
  problem.checkInNotOpen,
  problem.canceled,
] as const;

export const changeRoster = endpoint({
  ...frame,
  id: "live_sessions.change_roster",
  method: "POST",
  path: "/api/live-sessions/:id/roster/:membershipId",
  summary:
    "Decide on a request, enter or take back a presence, take somebody off the list, or let a walk-in in",
  access: "live_sessions.host",
  params: z.strictObject({ id, membershipId: id }),
  body: shape.rosterChange,
  answer: shape.rosterItem,
  problems: rosterProblems,
  idempotent: true,
});

export const checkInTicket = endpoint({
  ...frame,
  id: "live_sessions.check_in_ticket",
  method: "POST",
  path: "/api/live-sessions/:id/tickets",
  summary: "Enter the presence of who holds this ticket",
  access: "live_sessions.host",
  params,
  body: z.strictObject({ ticket: z.string().check(z.maxLength(128)) }),
  answer: shape.rosterItem,
  problems: [...rosterProblems, problem.codeInvalid],
  idempotent: true,
});

export const inviteToSession = endpoint({
  ...frame,
  id: "live_sessions.invite",
  method: "POST",
  path: "/api/live-sessions/:id/invitations",
  summary: "Invite people; who stands in the session already stays where they are",
  access: "live_sessions.edit",
  params,
  body: z.strictObject({ membershipIds: z.array(id).check(z.minLength(1), z.maxLength(invitationLimit)) }),
  answer: z.strictObject({ invited: count }),
  problems: [notFound, problem.wrongState, problem.started, problem.canceled],
  idempotent: true,
});

export const searchWalkIns = endpoint({
  ...frame,
  id: "live_sessions.walk_ins",
  method: "GET",
  path: "/api/live-sessions/:id/walk-ins",
  summary: "Active people who are not on the list, by name",
  access: "live_sessions.host",
  params,
  query: z.strictObject({ search: optionalText(64) }),
  answer: z.strictObject({
    items: z.array(z.strictObject({ membershipId: id, name: z.string(), store: z.nullable(z.string()) })),
  }),
  problems: [notFound, problem.notHost],
});

export const sessionOfficeEndpoints: readonly EndpointSpec[] = [
  listVenues,
  createVenue,
  editVenue,
  switchVenue,
  listSessions,
  createSession,
  readSession,
  editSession,
  scheduleSession,
  cancelSession,
  readCheckInCode,
  renewCheckInCode,
  listRoster,
  changeRoster,
  checkInTicket,
  inviteToSession,
  searchWalkIns,
];
