import { IconStairsUp } from "@tabler/icons-react";
import {
  listReviews,
  previewFalls,
  readMyLevel,
  readReview,
} from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  personPage({
    path: "/profile/level",
    assembled: "LevelRoute",
    texts: ["loyalty/tiers", "loyalty/earning", "accounts/profile"],
    endpoints: [readMyLevel],
  }),
  officePage({
    path: "/admin/levels",
    load: () => import("./office/ReviewsPage.tsx"),
    view: "ReviewsPage",
    texts: ["loyalty/tiers/office", "loyalty/earning", "loyalty/claims/audit", "core/exports"],
    search: textsOfSearch,
    endpoints: [listReviews],
    place: { id: "levels", icon: IconStairsUp, group: "rewards", position: 4 },
  }),
  officePage({
    path: "/admin/levels/falls/$campaignId",
    load: () => import("./office/FallsPage.tsx"),
    view: "FallsPage",
    texts: ["loyalty/tiers/office", "loyalty/earning", "loyalty/claims/audit"],
    search: textsOfSearch,
    endpoints: [previewFalls],
  }),
  officePage({
    path: "/admin/levels/$reviewId",
    load: () => import("./office/ReviewPage.tsx"),
    view: "ReviewPage",
    texts: ["loyalty/tiers/office", "loyalty/earning", "loyalty/claims/audit"],
    endpoints: [readReview],
  }),
] as const;
