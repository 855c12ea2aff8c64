import { IconBook, IconRoute } from "@tabler/icons-react";
import {
  listCourses,
  readCourse,
  readCourseFilters,
} from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  personPage({
    path: "/online-courses",
    assembled: "CoursesRoute",
    texts: ["learning/delivery", "learning/items", "learning/certificates"],
    search: textsOfSearch,
    endpoints: [listCourses, readCourseFilters],
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
    module: "has_courses",
  }),
  personPage({
    path: "/trails",
    assembled: "TrailsRoute",
    texts: ["learning/delivery", "learning/items", "learning/certificates"],
    search: textsOfSearch,
    endpoints: [listCourses, readCourseFilters],
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
    module: "has_trails",
  }),
  personPage({
    path: "/trails/$trailId/course/$courseId",
    assembled: "CourseRoute",
    texts: ["learning/delivery", "learning/items", "learning/certificates"],
    endpoints: [readCourse],
    module: "has_trails",
  }),
] as const;
