import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { learningModules, moduleOfCourse } from "@trilha/contract/core/modules.ts";
import { listCourses } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import type { NamedCourse } from "@trilha/contract/learning/delivery/shapes.ts";
import { call } from "../../api/call.ts";
import { useModules } from "../../session/session.queries.ts";

const SHORTEST = 2;
const MOST = 6;

/** Courses and trails for the reader that fit what is typed, small slips forgiven; none where the client has none. */
export function useCourseSearch(search: string): readonly NamedCourse[] {
  const hasModule = useModules();
  const learns = hasModule(learningModules);
  const courses = useQuery({
    queryKey: ["learning", "find", search],
    queryFn: ({ signal }) => call(listCourses, { query: { search, limit: MOST } }, { signal }),
    enabled: learns && search.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  if (search.length < SHORTEST) return [];
  return (courses.data?.items ?? []).filter(({ kind }) => hasModule(moduleOfCourse[kind]));
}
