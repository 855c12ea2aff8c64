import { IconSchool } from "@tabler/icons-react";
import {
  importCompletions,
  listCompletions,
  listTrainings,
} from "@trilha/contract/members/requirements/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/trainings",
    load: () => import("./TrainingsPage.tsx"),
    view: "TrainingsPage",
    texts: ["members/requirements"],
    search: textsOfSearch,
    endpoints: [listTrainings],
    place: { id: "trainings", icon: IconSchool, group: "learning", position: 5 },
  }),
  officePage({
    path: "/admin/trainings/import",
    load: () => import("./ImportPage.tsx"),
    view: "ImportPage",
    texts: ["members/requirements", "core/imports"],
    endpoints: [importCompletions],
  }),
  officePage({
    path: "/admin/trainings/$trainingId",
    load: () => import("./TrainingPage.tsx"),
    view: "TrainingPage",
    texts: ["members/requirements", "core/exports"],
    search: textsOfSearch,
    endpoints: [listCompletions],
  }),
] as const;
