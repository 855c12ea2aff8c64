import * as contract from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { enrol, unenrol } from "./enrol-oneself.ts";
import { favour, unfavour } from "./favour-course.ts";
import { listCourses } from "./list-courses.ts";
import { readCourse } from "./read-course.ts";
import { readFilters } from "./read-filters.ts";
import { readNext } from "./read-next.ts";

export const courseListRoutes: readonly Route[] = [
  route(contract.listCourses, listCourses),
  route(contract.readCourseFilters, readFilters),
  route(contract.readCourse, readCourse),
  route(contract.favourCourse, favour),
  route(contract.unfavourCourse, unfavour),
  route(contract.enrolInCourse, enrol),
  route(contract.unenrolFromCourse, unenrol),
  route(contract.readNext, readNext),
];
