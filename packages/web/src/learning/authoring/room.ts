import { IconBook } from "@tabler/icons-react";
import { listOfficeCourses, readOfficeCourse } from "@trilha/contract/learning/authoring/endpoints.ts";
import { listLabels } from "@trilha/contract/learning/authoring/label-endpoints.ts";
import { openPreview, previewCourse } from "@trilha/contract/learning/authoring/preview-endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/courses",
    load: () => import("./list/CoursesPage.tsx"),
    view: "CoursesPage",
    texts: ["learning/authoring", "learning/items", "core/writing"],
    search: textsOfSearch,
    endpoints: [listOfficeCourses],
    place: { id: "office-courses", label: "officeCourses", icon: IconBook, group: "learning", position: 1 },
  }),
  officePage({
    path: "/admin/courses/labels",
    load: () => import("./labels/LabelsPage.tsx"),
    view: "LabelsPage",
    texts: ["learning/authoring", "learning/items", "core/writing"],
    endpoints: [listLabels],
  }),
  officePage({
    path: "/admin/courses/$courseId",
    load: () => import("./builder/BuilderPage.tsx"),
    view: "BuilderPage",
    texts: [
      "learning/authoring",
      "learning/items",
      "core/writing",
      "members/eligibility",
      "learning/questions",
    ],
    search: textsOfSearch,
    endpoints: [readOfficeCourse],
  }),
  officePage({
    path: "/admin/courses/$courseId/preview",
    assembled: "CoursePreviewRoute",
    texts: ["learning/authoring", "learning/items", "core/writing", "learning/delivery"],
    search: textsOfSearch,
    endpoints: [previewCourse],
  }),
  officePage({
    path: "/admin/courses/$courseId/preview/activities/$order",
    assembled: "CoursePlayerPreviewRoute",
    texts: ["learning/player", "learning/items"],
    bare: true,
    search: textsOfSearch,
    endpoints: [openPreview],
  }),
] as const;
