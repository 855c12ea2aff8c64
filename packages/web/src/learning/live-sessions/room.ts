import { IconCalendarEvent } from "@tabler/icons-react";
import { checkInToEvent, listEvents, readEvent } from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { queryClient } from "../../api/query-client.ts";
import { personPage } from "../../room/page.ts";
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
] as const;
