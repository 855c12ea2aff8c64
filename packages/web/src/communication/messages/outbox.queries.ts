import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import {
  listOutbox,
  readOutboxMessage,
  retryOutboxMessage,
} from "@trilha/contract/communication/messages/endpoints.ts";
import { listDeadJobs, retryJob } from "@trilha/contract/communication/messages/job-endpoints.ts";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";

export type OutboxItem = Answer<typeof listOutbox>["items"][number];
export type Message = Answer<typeof readOutboxMessage>;
export type DeadJob = Answer<typeof listDeadJobs>["items"][number];
export type OutboxFilters = Omit<Request<typeof listOutbox>["query"], "cursor" | "limit">;

const PAGE = 50;

export const outboxQuery = (filters: OutboxFilters) =>
  infiniteQueryOptions({
    queryKey: ["outbox", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listOutbox, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ["outbox", "one", id],
    queryFn: ({ signal }) => call(readOutboxMessage, { params: { id } }, { signal }),
  });

export const deadJobsQuery = queryOptions({
  queryKey: ["outbox", "jobs"],
  queryFn: ({ signal }) => call(listDeadJobs, {}, { signal }),
});

/** Sends a message once more; it waits in the queue again. */
export function useRetryMessage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(retryOutboxMessage, { params: { id } }),
    onSuccess: (item) => {
      queries.setQueryData<Message>(messageQuery(item.id).queryKey, (message) =>
        message ? { ...message, ...item } : message,
      );
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["outbox"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}

export function useRetryJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["outbox"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
