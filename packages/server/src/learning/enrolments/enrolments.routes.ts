import * as contract from "@trilha/contract/learning/enrolments/endpoints.ts";
import * as flags from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import * as report from "@trilha/contract/learning/enrolments/report-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { changeEnrolment } from "./change-enrolment.ts";
import { decideFlags } from "./decide-flags.ts";
import { decideRequests } from "./decide-requests.ts";
import { enrolMany, inviteMany } from "./enrol-many.ts";
import { importEnrolments } from "./import-enrolments.ts";
import { listEnrolments, listRequests } from "./list-enrolments.ts";
import { listFlags, readFlag } from "./list-flags.ts";
import { reportActivities, reportPerson } from "./read-person.ts";
import { reportCourses, reportGroups, reportPeople, reportStores } from "./read-reports.ts";

/** Routes of the office of enrolments, and of reports. */
export const enrolmentRoutes: readonly Route[] = [
  route(contract.listEnrolments, listEnrolments),
  route(contract.enrolMany, enrolMany),
  route(contract.inviteMany, inviteMany),
  route(contract.changeEnrolment, changeEnrolment),
  route(contract.importEnrolments, importEnrolments),
  route(contract.listRequests, listRequests),
  route(contract.decideRequests, decideRequests),
  route(flags.listFlags, listFlags),
  route(flags.readFlag, readFlag),
  route(flags.decideFlags, decideFlags),
  route(report.reportPeople, reportPeople),
  route(report.reportStores, reportStores),
  route(report.reportGroups, reportGroups),
  route(report.reportCourses, reportCourses),
  route(report.reportPerson, reportPerson),
  route(report.reportActivities, reportActivities),
];
