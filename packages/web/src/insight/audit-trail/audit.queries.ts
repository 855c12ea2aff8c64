import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AuditEntity, auditEntities } from "@trilha/contract/core/audit-acts.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listAudit } from "@trilha/contract/insight/audit-trail/endpoints.ts";
import { listPeople } from "@trilha/contract/members/people/endpoints.ts";
import { call } from "../../api/call.ts";
import { pagedQuery } from "../../api/paged-query.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { calendarDay, type FilterReader, id, oneOf, text } from "../../core/lists/read-filters.ts";

/** The thing entries are about, by its id; only with its kind. */
export const entityId: FilterReader<string> = (values) =>
  auditEntities.some((entity) => entity === values.entity) ? text()(values, "entityId") : undefined;

export type AuditTrailEntry = Answer<typeof listAudit>["items"][number];

export const auditList = defineList({
  queryKey: ["audit", "list"],
  endpoint: listAudit,
  filters: { entity: oneOf(auditEntities), entityId, actorId: id, from: calendarDay, to: calendarDay },
  limit: 30,
});

/** Trail of one thing. */
export const entityHistoryQuery = (entity: AuditEntity, entityId: string) =>
  pagedQuery({
    queryKey: ["audit", "of", entity, entityId],
    endpoint: listAudit,
    query: { entity, entityId },
    limit: 8,
  });

/** Staff to choose from in the filter: whoever the name fits. */
export const staffQuery = (search: string) =>
  queryOptions({
    queryKey: ["people", "staff", search],
    queryFn: ({ signal }) =>
      call(listPeople, { query: { search: search || undefined, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
