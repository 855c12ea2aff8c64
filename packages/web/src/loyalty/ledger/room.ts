import { listStatement } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  personPage({
    path: "/profile/points",
    assembled: "PointsRoute",
    texts: ["loyalty/ledger", "loyalty/earning", "accounts/profile"],
    search: textsOfSearch,
    endpoints: [listStatement],
  }),
] as const;
