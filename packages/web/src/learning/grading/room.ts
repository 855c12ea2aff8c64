import { IconClipboardCheck, IconWritingSign } from "@tabler/icons-react";
import { listAttempts, listItems, listTests, readTest } from "@trilha/contract/learning/grading/endpoints.ts";
import { listEssays } from "@trilha/contract/learning/grading/marking-endpoints.ts";
import { listOpinions } from "@trilha/contract/learning/grading/opinions.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/results",
    load: () => import("./test/TestsPage.tsx"),
    view: "TestsPage",
    texts: ["learning/grading", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listTests],
    place: { id: "results", icon: IconClipboardCheck, group: "learning", position: 6 },
  }),
  officePage({
    path: "/admin/results/$courseId/$activityId",
    load: () => import("./test/TestPage.tsx"),
    view: "TestPage",
    texts: ["learning/grading", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [readTest],
  }),
  officePage({
    path: "/admin/results/$courseId/opinions",
    load: () => import("./opinions/OpinionsPage.tsx"),
    view: "OpinionsPage",
    texts: ["learning/grading", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listOpinions],
  }),
  officePage({
    path: "/admin/results/$courseId/$activityId/items",
    load: () => import("./items/ItemsPage.tsx"),
    view: "ItemsPage",
    texts: ["learning/grading", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listItems],
  }),
  officePage({
    path: "/admin/attempts",
    load: () => import("./attempts/AttemptsPage.tsx"),
    view: "AttemptsPage",
    texts: ["learning/grading", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listAttempts],
  }),
  officePage({
    path: "/admin/marking",
    load: () => import("./marking/MarkingPage.tsx"),
    view: "MarkingPage",
    texts: ["learning/grading", "learning/items", "core/exports", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listEssays],
    place: { id: "marking", icon: IconWritingSign, group: "learning", position: 7 },
  }),
] as const;
