import { IconMedal } from "@tabler/icons-react";
import {
  listAwarded,
  listBadges,
  listOwnBadges,
  readBadge,
} from "@trilha/contract/learning/badges/endpoints.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";
import { openPages } from "./open.ts";

export const pages = [
  ...openPages,
  personPage({
    path: "/profile/badges",
    assembled: "OwnBadgesRoute",
    texts: ["learning/badges", "members/eligibility", "accounts/profile"],
    endpoints: [listOwnBadges],
  }),
  officePage({
    path: "/admin/badges",
    load: () => import("./BadgesPage.tsx"),
    view: "BadgesPage",
    texts: ["learning/badges", "members/eligibility", "core/writing", "core/exports"],
    endpoints: [listBadges],
    place: { id: "badges", icon: IconMedal, group: "rewards", position: 5 },
  }),
  officePage({
    path: "/admin/badges/$badgeId",
    load: () => import("./BadgePage.tsx"),
    view: "BadgePage",
    texts: ["learning/badges", "members/eligibility", "core/writing", "core/exports"],
    search: textsOfSearch,
    endpoints: [readBadge, listAwarded],
  }),
] as const;
