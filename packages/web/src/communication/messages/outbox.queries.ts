import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  listOutbox,
  readOutboxMessage,
  retryOutboxMessage,
} from "@trilha/contract/communication/messages/endpoints.ts";
import { listDeadJobs, retryJob } from "@trilha/contract/communication/messages/job-endpoints.ts";
import { outboxChannels, outboxStates } from "@trilha/contract/communication/messages/states.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { oneOf } from "../../core/lists/read-filters.ts";

export type OutboxItem = Answer<typeof listOutbox>["items"][number];
export type Message = Answer<typeof readOutboxMessage>;
export type DeadJob = Answer<typeof listDeadJobs>["items"][number];

export const outboxList = defineList({
  queryKey: ["outbox", "list"],
  endpoint: listOutbox,
  filters: { state: oneOf(outboxStates), channel: oneOf(outboxChannels) },
});

/** Only what could not be sent is sent again. */
export const canRetry = (state: OutboxItem["state"]): boolean => state === "failed" || state === "dead";

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
