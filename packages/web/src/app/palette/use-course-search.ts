import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { learningModules, moduleOfCourse } from "@trilha/contract/core/modules.ts";
import { listCourses } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import type { NamedCourse } from "@trilha/contract/learning/delivery/shapes.ts";
import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import { useModules } from "../../session/session.queries.ts";

const SHORTEST = 2;
const LONGEST = 64;
const MOST = 6;
const PAUSE = 200;

/** Courses and trails for the reader that fit what is typed, small slips forgiven; none where the client has none. */
export function useCourseSearch(typed: string): readonly NamedCourse[] {
  const hasModule = useModules();
  const wanted = typed.trim().slice(0, LONGEST);
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  const learns = hasModule(learningModules);
  const courses = useQuery({
    queryKey: ["learning", "find", search],
    queryFn: ({ signal }) => call(listCourses, { query: { search, limit: MOST } }, { signal }),
    enabled: learns && search.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  if (wanted.length < SHORTEST) return [];
  return (courses.data?.items ?? []).filter(({ kind }) => hasModule(moduleOfCourse[kind]));
}
