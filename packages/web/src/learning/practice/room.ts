import { IconTarget } from "@tabler/icons-react";
import {
  askDaily,
  listDrilled,
  listDrills,
  listMyDrills,
  readDrill,
} from "@trilha/contract/learning/practice/endpoints.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  personPage({
    path: "/drills",
    load: () => import("./DrillsPage.tsx"),
    view: "DrillsPage",
    texts: ["learning/practice", "learning/questions"],
    endpoints: [listMyDrills, askDaily],
    place: {
      id: "drills",
      icon: IconTarget,
      group: "you",
      position: 2,
    },
  }),
  personPage({
    path: "/drills/$drillId",
    load: () => import("./DrillPage.tsx"),
    view: "DrillPage",
    texts: ["learning/practice", "learning/questions"],
    endpoints: [listMyDrills],
  }),
  officePage({
    path: "/admin/drills",
    load: () => import("./office/DrillOfficeListPage.tsx"),
    view: "DrillOfficeListPage",
    texts: ["learning/practice/office", "members/eligibility", "core/writing", "core/exports"],
    search: textsOfSearch,
    endpoints: [listDrills],
    place: { id: "office-drills", label: "officeDrills", icon: IconTarget, group: "learning", position: 3 },
  }),
  officePage({
    path: "/admin/drills/$drillId",
    load: () => import("./office/DrillOfficePage.tsx"),
    view: "DrillOfficePage",
    texts: ["learning/practice/office", "members/eligibility", "core/writing", "core/exports"],
    search: textsOfSearch,
    endpoints: [readDrill, listDrilled],
  }),
] as const;
