import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listOfficeCampaigns } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import {
  type askPicture,
  type decideClaim,
  listClaims,
  listQueue,
  readAcceptance,
  readAuditFigures,
  readQueueChoices,
  readRecord,
  readSubject,
  reverseClaim,
} from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { signalKinds } from "@trilha/contract/loyalty/claims/shapes.ts";
import { claimStates } from "@trilha/contract/loyalty/claims/states.ts";
import { call } from "../../../api/call.ts";
import type { ListQuery } from "../../../api/paged-query.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { country, id, named, oneOf, search } from "../../../core/lists/read-filters.ts";
import type { FilterValues } from "../../../ui/list/filters.ts";

export type QueueItem = Answer<typeof listQueue>["items"][number];
export type ClaimListItem = Answer<typeof listClaims>["items"][number];
export type AuditSubject = Answer<typeof readSubject>;
export type SubjectLine = NonNullable<AuditSubject["sale"]>["lines"][number];
export type ShownSignal = AuditSubject["signals"][number];
export type Figures = Answer<typeof readAuditFigures>;
/** Request for another picture, before the state it is made in. */
export type PictureAsk = Omit<Request<typeof askPicture>["body"], "version">;
export type ClaimVerdict = Request<typeof decideClaim>["body"];

export type QueueFilters = ListQuery<typeof listQueue>;

export const TYPES = ["claim", "photo"] as const;

/** Least risk, points and days in the queue that the list can be narrowed to. */
export const RISKS = ["25", "50", "75"] as const;
export const POINTS = ["100", "500", "1000", "5000"] as const;
export const DAYS = ["1", "3", "7", "14"] as const;

export const queueList = defineList({
  queryKey: ["review", "queue"],
  endpoint: listQueue,
  filters: {
    subjectType: named("type", oneOf(TYPES)),
    country,
    signal: oneOf(signalKinds),
    campaignId: id,
    storeId: id,
    auditorId: id,
    risk: oneOf(RISKS),
    points: oneOf(POINTS),
    waitsDays: oneOf(DAYS),
  },
  refetchOnMount: "always",
});

/** Type the list of reports shows: sales unless the address says photos. */
export const typeOf = (values: FilterValues) => oneOf(TYPES)(values, "type") ?? "claim";

export const claimList = defineList({
  queryKey: ["review", "claims"],
  endpoint: listClaims,
  filters: { search, country, state: oneOf(claimStates), auditorId: id },
});

/** Campaigns whose reports wait, the newest first. */
export const campaignChoiceQuery = queryOptions({
  queryKey: ["programme", "choice"],
  queryFn: ({ signal }) => call(listOfficeCampaigns, { query: { limit: 50 } }, { signal }),
  staleTime: 60_000,
});

/** Stores of which reports wait, and who decides on them. */
export const queueChoicesQuery = queryOptions({
  queryKey: ["review", "choices"],
  queryFn: ({ signal }) => call(readQueueChoices, {}, { signal }),
  staleTime: 60_000,
});

/** Record of the person of a report. */
export const recordQuery = ({ subjectType: type, id }: Pick<AuditSubject, "subjectType" | "id">) =>
  queryOptions({
    queryKey: ["review", "record", type, id],
    queryFn: ({ signal }) => call(readRecord, { params: { type, id } }, { signal }),
  });

export const figuresQuery = queryOptions({
  queryKey: ["review", "figures"],
  queryFn: ({ signal }) => call(readAuditFigures, { query: {} }, { signal }),
});

export const acceptanceQuery = queryOptions({
  queryKey: ["review", "acceptance"],
  queryFn: ({ signal }) => call(readAcceptance, {}, { signal }),
});

export const subjectQuery = (type: AuditSubject["subjectType"], id: string) =>
  queryOptions({
    queryKey: ["review", "one", type, id],
    queryFn: ({ signal }) => call(readSubject, { params: { type, id } }, { signal }),
  });

/** Takes back what was accepted. */
export function useReverse({ subjectType: type, id, version }: AuditSubject) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(reverseClaim, { params: { type, id }, body: { version, reason } }),
    onSuccess: (subject) => queries.setQueryData(subjectQuery(type, id).queryKey, subject),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["review"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
