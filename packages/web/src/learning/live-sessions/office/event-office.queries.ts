import { queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  listRoster,
  listSessions,
  listVenues,
  readCheckInCode,
  readSession,
  searchWalkIns,
} from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { type OfficeSession, venueStates } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { registrationStates, sessionStages } from "@trilha/contract/learning/live-sessions/states.ts";
import { call } from "../../../api/call.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { calendarDay, id, oneOf, search } from "../../../core/lists/read-filters.ts";

export const sessionList = defineList({
  queryKey: ["event-office", "list"],
  endpoint: listSessions,
  filters: {
    search,
    stage: oneOf(sessionStages),
    venueId: id,
    mine: oneOf(["true"]),
    from: calendarDay,
    until: calendarDay,
  },
});

export const officeEventQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["event-office", "one", sessionId],
    queryFn: ({ signal }) => call(readSession, { params: { id: sessionId } }, { signal }),
    meta: { keep: true },
  });

export const venueList = defineList({
  queryKey: ["event-office", "venues"],
  endpoint: listVenues,
  filters: { search, state: oneOf([...venueStates, "all"]) },
});

const LOOKED_UP = 30;

/** Venues that are offered, by name, for whoever chooses one. */
export const venuesQuery = (name: string) =>
  queryOptions({
    queryKey: ["event-office", "venues", "look-up", name],
    queryFn: ({ signal }) =>
      call(listVenues, { query: { search: name || undefined, limit: LOOKED_UP } }, { signal }),
    staleTime: 30_000,
  });

/** People of a session; read before, the list opens without a line. */
export const rosterList = defineList({
  queryKey: ["roster", "list"],
  endpoint: listRoster,
  filters: { search, state: oneOf(registrationStates) },
  keepOffline: true,
});

export const walkInsQuery = (sessionId: string, name: string) =>
  queryOptions({
    queryKey: ["roster", "walk-ins", sessionId, name],
    queryFn: ({ signal }) =>
      call(searchWalkIns, { params: { id: sessionId }, query: { search: name } }, { signal }),
    enabled: name !== "",
  });

/** Codes of this moment: the one of the QR code is void a little after `seconds`, so another is fetched each time. */
export const codeQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["event-office", "code", sessionId],
    queryFn: ({ signal }) => call(readCheckInCode, { params: { id: sessionId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.seconds ?? 0) * 1000 || false,
    refetchIntervalInBackground: true,
  });

/** Queries that a change of a session makes old; the session as the server answered it is shown at once. */
export function useEventsChanged(): (saved?: OfficeSession) => void {
  const queries = useQueryClient();
  return (saved) => {
    if (saved) queries.setQueryData(officeEventQuery(saved.id).queryKey, saved);
    for (const key of ["event-office", "roster", "events", "audit"] as const)
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
