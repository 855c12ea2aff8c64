import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  enrolInCourse,
  favourCourse,
  listCourses,
  readCourse,
  readCourseFilters,
  unenrolFromCourse,
  unfavourCourse,
} from "@trilha/contract/learning/delivery/course-endpoints.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { call } from "../../api/call.ts";
import { changeItem } from "../../api/change-item.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { courseFilters } from "./learn-filters.ts";

export type CourseFilterChoices = Answer<typeof readCourseFilters>;
export type CourseActivity = Course["modules"][number]["activities"][number];
export type CourseTrailItem = Course["items"][number];

/** Fills whole rows of two and three. */
const PAGE = 24;

/** Courses or trails for me; the pages seen are kept for days without a network. */
export const courseList = defineList({
  queryKey: ["learning", "list"],
  endpoint: listCourses,
  filters: courseFilters,
  limit: PAGE,
  keepOffline: true,
});

/** Filters the list offers. */
export const filtersQuery = (kind: CourseKind) =>
  queryOptions({
    queryKey: ["learning", "filters", kind],
    queryFn: ({ signal }) => call(readCourseFilters, { query: { kind } }, { signal }),
    meta: { keep: true },
  });

/** One course or trail with what it means for me, perhaps seen in a trail. */
export const courseQuery = (id: string, trailId: string | undefined) =>
  queryOptions({
    queryKey: ["learning", "course", id, trailId ?? null],
    queryFn: ({ signal }) =>
      call(readCourse, { params: { id }, query: trailId ? { trailId } : {} }, { signal }),
    meta: { keep: true },
  });

/** Puts a course among my favourites or takes it out; every page shows it at once, and takes it back if it fails. */
export function useFavourite(id: string) {
  const queries = useQueryClient();
  const show = (favourite: boolean) =>
    changeItem<Course>(
      queries,
      { id, list: ["learning", "list"], one: ["learning", "course", id] },
      { favourite },
    );
  return useMutation({
    mutationFn: (favourite: boolean) => call(favourite ? favourCourse : unfavourCourse, { params: { id } }),
    onMutate: show,
    onError: (_, favourite) => show(!favourite),
    // Lists of favourites have one more or one less now; they are read anew when they are looked at.
    onSuccess: () =>
      Promise.all(
        ["list", "filters"].map((part) =>
          queries.invalidateQueries({ queryKey: ["learning", part], refetchType: "none" }),
        ),
      ),
  });
}

/** Queries that a change of somebody's enrolment makes old: every page that shows it looks again. */
function useChanged() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ["learning"] }),
      queries.invalidateQueries({ queryKey: ["home"] }),
    ]);
}

/** Enrols me, asks for it, or accepts the invitation: what it is follows from the course. */
export function useEnrol(id: string) {
  const changed = useChanged();
  return useMutation({
    mutationFn: () => call(enrolInCourse, { params: { id }, body: {} }),
    onSettled: changed,
  });
}

/** Takes me out of a course. */
export function useUnenrol(id: string) {
  const changed = useChanged();
  return useMutation({
    mutationFn: () => call(unenrolFromCourse, { params: { id } }),
    onSettled: changed,
  });
}
