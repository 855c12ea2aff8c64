import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  listAwarded,
  listBadges,
  listCourseBadges,
  listOwnBadges,
  previewBadge,
  readBadge,
  readSharedBadge,
} from "@trilha/contract/learning/badges/endpoints.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { search } from "../../core/lists/read-filters.ts";

export const ownBadgesQuery = queryOptions({
  queryKey: ["badges", "own"],
  queryFn: ({ signal }) => call(listOwnBadges, {}, { signal }),
});

export const sharedBadgeQuery = (key: string) =>
  queryOptions({
    queryKey: ["badges", "shared", key],
    queryFn: ({ signal }) => call(readSharedBadge, { params: { key } }, { signal }),
    retry: false,
  });

/** Badges that a course or trail counts for; asked anew once it is finished. */
export const courseBadgesQuery = (id: string, trailId: string | undefined, done: boolean) =>
  queryOptions({
    queryKey: ["badges", "course", id, trailId ?? "", done],
    queryFn: ({ signal }) => call(listCourseBadges, { params: { id }, query: { trailId } }, { signal }),
  });

export const badgesQuery = queryOptions({
  queryKey: ["badges", "list"],
  queryFn: ({ signal }) => call(listBadges, {}, { signal }),
});

export const badgeQuery = (id: string) =>
  queryOptions({
    queryKey: ["badges", "one", id],
    queryFn: ({ signal }) => call(readBadge, { params: { id } }, { signal }),
  });

/** People who would get a badge by a rule, before it is saved. */
export const previewQuery = (rule: Eligibility, badgeId: string | null) =>
  queryOptions({
    queryKey: ["badges", "preview", badgeId, rule],
    queryFn: ({ signal }) => call(previewBadge, { body: { rule, badgeId } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const awardedList = defineList({
  queryKey: ["badges", "people"],
  endpoint: listAwarded,
  filters: { search },
});

/** Queries that a change of a badge makes old. */
export function useBadgesChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["badges", "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
  };
}
