import { IconLockOpen, IconReportAnalytics, IconUserCheck } from "@tabler/icons-react";
import { listAuthorisations } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import {
  importEnrolments,
  listEnrolments,
  listRequests,
} from "@trilha/contract/learning/enrolments/endpoints.ts";
import { listFlags } from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import { reportCourses, reportPerson } from "@trilha/contract/learning/enrolments/report-endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/enrolments",
    load: () => import("./RequestsPage.tsx"),
    view: "RequestsPage",
    texts: ["learning/enrolments", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listRequests],
    place: { id: "enrolments", icon: IconUserCheck, group: "learning", position: 4 },
  }),
  officePage({
    path: "/admin/enrolments/import",
    load: () => import("./ImportPage.tsx"),
    view: "ImportPage",
    texts: ["learning/enrolments", "core/imports"],
    endpoints: [importEnrolments],
  }),
  officePage({
    path: "/admin/courses/$courseId/enrolments",
    load: () => import("./CourseEnrolmentsPage.tsx"),
    view: "CourseEnrolmentsPage",
    texts: ["learning/enrolments", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listEnrolments],
  }),
  officePage({
    path: "/admin/authorisations",
    load: () => import("./authorisations/AuthorisationsPage.tsx"),
    view: "AuthorisationsPage",
    texts: ["learning/enrolments"],
    endpoints: [listAuthorisations],
    place: { id: "authorisations", icon: IconLockOpen, group: "live", position: 2 },
  }),
  officePage({
    path: "/admin/learning-reports",
    load: () => import("./ReportsPage.tsx"),
    view: "ReportsPage",
    texts: ["learning/enrolments", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [reportCourses],
    place: {
      id: "learning-reports",
      label: "learningReports",
      icon: IconReportAnalytics,
      group: "learning",
      position: 8,
    },
  }),
  officePage({
    path: "/admin/learning-reports/flags",
    load: () => import("./FlagsPage.tsx"),
    view: "FlagsPage",
    texts: ["learning/enrolments", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listFlags],
  }),
  officePage({
    path: "/admin/learning-reports/people/$userId",
    load: () => import("./PersonPage.tsx"),
    view: "PersonPage",
    texts: ["learning/enrolments", "learning/items"],
    endpoints: [reportPerson],
  }),
] as const;
