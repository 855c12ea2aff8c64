import { IconCalendarEvent, IconMapPin } from "@tabler/icons-react";
import { checkInToEvent, listEvents, readEvent } from "@trilha/contract/learning/live-sessions/endpoints.ts";
import {
  listRoster,
  listSessions,
  listVenues,
  readCheckInCode,
  readSession,
} from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { queryClient } from "../../api/query-client.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

/** Fetched with the page, not with the app. */
const queries = () => import("./events.queries.ts");

export const pages = [
  personPage({
    path: "/events",
    load: () => import("./EventsPage.tsx"),
    view: "EventsPage",
    texts: ["learning/live-sessions", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listEvents],
    prefetch: async ({ search }) => {
      // A month asks for itself: which one it is, the clock says.
      if (search.view === "month") return undefined;
      const { eventList } = await queries();
      return queryClient.prefetchInfiniteQuery(eventList.query(eventList.read(search)));
    },
    place: {
      id: "events",
      icon: IconCalendarEvent,
      group: "programme",
      position: 11,
      item: "events",
    },
  }),
  personPage({
    path: "/events/$eventId",
    load: () => import("./event/EventPage.tsx"),
    view: "EventPage",
    texts: ["learning/live-sessions", "members/eligibility"],
    endpoints: [readEvent],
    prefetch: async ({ params }) => {
      const { eventQuery } = await queries();
      return queryClient.prefetchQuery(eventQuery(params.eventId ?? ""));
    },
  }),
  personPage({
    path: "/events/$eventId/check-in",
    load: () => import("./check-in/CheckInPage.tsx"),
    view: "CheckInPage",
    texts: ["learning/live-sessions", "loyalty/earning"],
    endpoints: [checkInToEvent],
  }),
  officePage({
    path: "/admin/events",
    load: () => import("./office/EventsOfficePage.tsx"),
    view: "EventsOfficePage",
    texts: ["learning/live-sessions/office", "learning/live-sessions"],
    search: textsOfSearch,
    endpoints: [listSessions],
    place: {
      id: "office-events",
      label: "officeEvents",
      icon: IconCalendarEvent,
      group: "live",
      position: 1,
    },
  }),
  officePage({
    path: "/admin/events/$eventId",
    load: () => import("./office/EventOfficePage.tsx"),
    view: "EventOfficePage",
    texts: ["learning/live-sessions/office", "learning/live-sessions", "members/eligibility", "core/writing"],
    search: textsOfSearch,
    endpoints: [readSession],
  }),
  officePage({
    path: "/admin/events/$eventId/roster",
    load: () => import("./office/RosterPage.tsx"),
    view: "RosterPage",
    texts: ["learning/live-sessions/office", "learning/live-sessions"],
    search: textsOfSearch,
    endpoints: [readSession, listRoster],
  }),
  officePage({
    path: "/admin/events/$eventId/code",
    load: () => import("./office/CheckInCodePage.tsx"),
    view: "CheckInCodePage",
    texts: ["learning/live-sessions/office", "learning/live-sessions"],
    bare: true,
    endpoints: [readCheckInCode],
  }),
  officePage({
    path: "/admin/venues",
    load: () => import("./office/VenuesPage.tsx"),
    view: "VenuesPage",
    texts: ["learning/live-sessions/office", "learning/live-sessions", "core/writing"],
    search: textsOfSearch,
    endpoints: [listVenues],
    place: { id: "venues", icon: IconMapPin, group: "live", position: 3 },
  }),
] as const;
