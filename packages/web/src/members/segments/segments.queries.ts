import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { listSegmentPeople, listSegments, readSegment } from "@trilha/contract/members/segments/endpoints.ts";
import { type Segment, segmentStates } from "@trilha/contract/members/segments/shapes.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { oneOf, search } from "../../core/lists/read-filters.ts";

export const segmentList = defineList({
  queryKey: ["segments", "list"],
  endpoint: listSegments,
  filters: { search, state: oneOf(segmentStates), used: oneOf(["true", "false"]) },
});

export const segmentQuery = (id: string) =>
  queryOptions({
    queryKey: ["segments", "one", id],
    queryFn: ({ signal }) => call(readSegment, { params: { id } }, { signal }),
  });

export const segmentPeopleList = defineList({
  queryKey: ["segments", "people"],
  endpoint: listSegmentPeople,
  filters: { search },
});

/** Queries that a change of a segment makes old; the segment as the server answered it is shown at once. */
export function useSegmentsChanged(): (saved?: Segment) => void {
  const queries = useQueryClient();
  return (saved) => {
    if (saved) queries.setQueryData(segmentQuery(saved.id).queryKey, saved);
    for (const key of ["segments", "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
  };
}
