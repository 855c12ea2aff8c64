import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listStatement } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { id, named, oneOf } from "../../core/lists/read-filters.ts";

export type StatementLine = Answer<typeof listStatement>["items"][number];
export const STATEMENT_KINDS = ["earned", "spent", "taken_back"] as const;

/** My statement, newest first; the first page is kept for days without a network. */
export const statementList = defineList({
  queryKey: ["points", "statement"],
  endpoint: listStatement,
  filters: { campaignId: named("campaign", id), kind: oneOf(STATEMENT_KINDS) },
  limit: 20,
  keepOffline: true,
});
