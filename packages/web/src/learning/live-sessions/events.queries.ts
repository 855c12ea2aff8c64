import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  checkInToEvent,
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
  void queries.invalidateQueries({ queryKey: ["events", "list"] });
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
