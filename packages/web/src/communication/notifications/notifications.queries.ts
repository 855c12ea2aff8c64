import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { listNotifications, readNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { type Session, sessionQuery } from "../../session/session.queries.ts";

export type Notification = Answer<typeof listNotifications>["items"][number];

export const notificationList = defineList({
  queryKey: ["notifications"],
  endpoint: listNotifications,
  limit: 20,
  keepOffline: true,
});

/** The bell's number lives in the session; every list that knows better tells it. */
export function tellUnread(queries: QueryClient, unread: number): void {
  queries.setQueryData<Session>(sessionQuery.queryKey, (session) =>
    session ? { ...session, unreadNotifications: unread } : session,
  );
}

/** Marks the named ones as read, or all of them. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids?: readonly string[]) => call(readNotifications, { body: ids ? { ids: [...ids] } : {} }),
    onSuccess: ({ unread }) => {
      tellUnread(queries, unread);
      return queries.invalidateQueries({ queryKey: ["notifications"] });
    },
  });
}
