import { IconBook, IconRoute } from "@tabler/icons-react";
import {
  listCourses,
  readCourse,
  readCourseFilters,
} from "@trilha/contract/learning/delivery/course-endpoints.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { queryClient } from "../../api/query-client.ts";
import { type Page, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

/** Fetched with the page, not with the app. */
const queries = () => import("./learn.queries.ts");

const readList =
  (kind: CourseKind): Page["prefetch"] =>
  async ({ search }) => {
    const { courseList, filtersQuery } = await queries();
    return Promise.all([
      queryClient.prefetchInfiniteQuery(courseList.query({ ...courseList.read(search), kind })),
      queryClient.prefetchQuery(filtersQuery(kind)),
    ]);
  };

const readOne: Page["prefetch"] = async ({ params: { courseId, trailId = "" } }) =>
  queryClient.prefetchQuery(
    (await queries()).courseQuery(
      courseId ?? trailId,
      courseId === undefined ? undefined : trailId || undefined,
    ),
  );

export const pages = [
  personPage({
    path: "/online-courses",
    assembled: "CoursesRoute",
    texts: ["learning/delivery", "learning/items", "learning/certificates"],
    search: textsOfSearch,
    endpoints: [listCourses, readCourseFilters],
    prefetch: readList("course"),
    module: "has_courses",
    place: {
      id: "online-courses",
      label: "onlineCourses",
      icon: IconBook,
      group: "programme",
      position: 3,
      item: "online-courses",
      tab: "learn",
    },
  }),
  personPage({
    path: "/online-courses/$courseId",
    assembled: "CourseRoute",
    texts: ["learning/delivery", "learning/items", "learning/certificates"],
    endpoints: [readCourse],
    prefetch: readOne,
    module: "has_courses",
  }),
  personPage({
    path: "/trails",
    assembled: "TrailsRoute",
    texts: ["learning/delivery", "learning/items", "learning/certificates"],
    search: textsOfSearch,
    endpoints: [listCourses, readCourseFilters],
    prefetch: readList("trail"),
    module: "has_trails",
    place: {
      id: "trails",
      icon: IconRoute,
      group: "programme",
      position: 4,
      item: "trails",
      tab: "learn",
    },
  }),
  personPage({
    path: "/trails/$trailId",
    assembled: "TrailRoute",
    texts: ["learning/delivery", "learning/items", "learning/certificates"],
    endpoints: [readCourse],
    prefetch: readOne,
    module: "has_trails",
  }),
  personPage({
    path: "/trails/$trailId/course/$courseId",
    assembled: "CourseRoute",
    texts: ["learning/delivery", "learning/items", "learning/certificates"],
    endpoints: [readCourse],
    prefetch: readOne,
    module: "has_trails",
  }),
] as const;
