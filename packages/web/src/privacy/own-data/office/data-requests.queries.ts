import { listRequests } from "@trilha/contract/content/support/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listDataRequests } from "@trilha/contract/privacy/own-data/endpoints.ts";
import { dataRequestKinds, dataRequestStates } from "@trilha/contract/privacy/own-data/kinds.ts";
import { pagedQuery } from "../../../api/paged-query.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { oneOf } from "../../../core/lists/read-filters.ts";

export type DataRequest = Answer<typeof listDataRequests>["items"][number];

export const dataRequestList = defineList({
  queryKey: ["data-requests"],
  endpoint: listDataRequests,
  filters: { kind: oneOf(dataRequestKinds), state: oneOf(dataRequestStates) },
});

/** Messages about personal data that wait for an answer. */
export const openDataMessages = pagedQuery({
  queryKey: ["support", "list", "privacy"],
  endpoint: listRequests,
  query: { topic: "privacy", state: "open" },
  limit: 10,
});
