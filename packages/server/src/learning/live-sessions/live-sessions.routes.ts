import * as participant from "@trilha/contract/learning/live-sessions/endpoints.ts";
import * as office from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { endCalendarFeed, makeCalendarFeed, readCalendarFeed } from "./calendar-feed.ts";
import { checkInToEvent } from "./check-in.ts";
import { readCheckInCode, renewCheckInCode } from "./check-in-code.ts";
import { createVenue, editVenue, listVenues, switchVenue } from "./edit-venues.ts";
import { listEventDays } from "./list-event-days.ts";
import { listEvents } from "./list-events.ts";
import { listSessions, readSession } from "./list-sessions.ts";
import { readEvent } from "./read-event.ts";
import { changeRoster, checkInTicket, inviteToSession, listRoster, searchWalkIns } from "./roster.ts";
import { cancelSession, scheduleSession } from "./schedule-session.ts";
import { subscribeToEvent, unsubscribeFromEvent } from "./subscribe.ts";
import { createSession, editSession } from "./write-session.ts";

export const liveSessionRoutes: readonly Route[] = [
  route(participant.listEvents, listEvents),
  route(participant.listEventDays, listEventDays),
  route(participant.readEvent, readEvent),
  route(participant.subscribeToEvent, subscribeToEvent),
  route(participant.unsubscribeFromEvent, unsubscribeFromEvent),
  route(participant.checkInToEvent, checkInToEvent),
  route(participant.readCalendarFeed, readCalendarFeed),
  route(participant.makeCalendarFeed, makeCalendarFeed),
  route(participant.endCalendarFeed, endCalendarFeed),
  route(office.listVenues, listVenues),
  route(office.createVenue, createVenue),
  route(office.editVenue, editVenue),
  route(office.switchVenue, switchVenue),
  route(office.listSessions, listSessions),
  route(office.createSession, createSession),
  route(office.readSession, readSession),
  route(office.editSession, editSession),
  route(office.scheduleSession, scheduleSession),
  route(office.cancelSession, cancelSession),
  route(office.readCheckInCode, readCheckInCode),
  route(office.renewCheckInCode, renewCheckInCode),
  route(office.listRoster, listRoster),
  route(office.changeRoster, changeRoster),
  route(office.checkInTicket, checkInTicket),
  route(office.inviteToSession, inviteToSession),
  route(office.searchWalkIns, searchWalkIns),
];
