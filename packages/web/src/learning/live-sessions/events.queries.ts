import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { pageSizeLimit } from "@trilha/contract/core/limits.ts";
import { addDays } from "@trilha/contract/core/zoned-days.ts";
import {
  checkInToEvent,
  listEventDays,
  listEvents,
  readEvent,
  subscribeToEvent,
  unsubscribeFromEvent,
} from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { type SessionPage, sessionStatuses } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { oneOf, search } from "../../core/lists/read-filters.ts";

/** Events for me; the pages seen are kept for days without a network. */
export const eventList = defineList({
  queryKey: ["events", "list"],
  endpoint: listEvents,
  filters: {
    search,
    // Events to come go without saying.
    status: oneOf(sessionStatuses.filter((status) => status !== "upcoming")),
    online: oneOf(["true", "false"]),
  },
  keepOffline: true,
});

/** Days from one to another on which events begin, by the clock of a zone. */
export const daysQuery = (from: string, until: string, timeZone: string) =>
  queryOptions({
    queryKey: ["events", "days", from, until, timeZone],
    queryFn: ({ signal }) => call(listEventDays, { query: { from, until, timeZone } }, { signal }),
    meta: { keep: true },
  });

/** Events around a day, those that are over too: the server counts by the client's clock, the reader may have another. */
export const aroundQuery = (day: string) =>
  queryOptions({
    queryKey: ["events", "around", day],
    queryFn: async ({ signal }) => {
      const [from, until] = [addDays(day, -1), addDays(day, 1)];
      const [past, upcoming] = await Promise.all(
        (["past", "upcoming"] as const).map((status) =>
          call(listEvents, { query: { status, from, until, limit: pageSizeLimit } }, { signal }),
        ),
      );
      return [...(past?.items.toReversed() ?? []), ...(upcoming?.items ?? [])];
    },
    meta: { keep: true },
  });

/** One event, with its ticket: kept, so that it opens at an entrance without a line. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ["events", "one", id],
    queryFn: ({ signal }) => call(readEvent, { params: { id } }, { signal }),
    meta: { keep: true },
  });

/** Shows an event as the server answered it, and marks stale what follows from it. */
export function showEvent(queries: QueryClient, event: SessionPage): void {
  queries.setQueryData(eventQuery(event.id).queryKey, event);
  for (const many of ["list", "days", "around"])
    void queries.invalidateQueries({ queryKey: ["events", many] });
  if (!event.earned) return;
  for (const key of ["points", "levels", "home", "session"] as const)
    void queries.invalidateQueries({ queryKey: [key] });
}

type Step = { readonly deed: "subscribe" | "unsubscribe"; readonly key: string };

/** Takes a seat or a place in the line, or gives it back; after a refusal the event is read again. */
export function useRegistration(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ deed, key }: Step) =>
      call(deed === "subscribe" ? subscribeToEvent : unsubscribeFromEvent, { params: { id } }, { key }),
    onSuccess: (event) => showEvent(queries, event),
    onError: () => queries.invalidateQueries({ queryKey: ["events", "one", id] }),
  });
}

/** Proof of being there: the code that was typed, or the text of the QR code. */
export type CheckInProof = { readonly code: string } | { readonly scan: string };

export const sendCheckIn = (
  id: string,
  proof: CheckInProof,
  times: { readonly readAt?: string; readonly sentAt?: string } = {},
  key?: string,
): Promise<SessionPage> => call(checkInToEvent, { params: { id }, body: { ...proof, ...times } }, { key });
