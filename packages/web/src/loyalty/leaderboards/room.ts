import { IconTrophy } from "@tabler/icons-react";
import { listCampaigns } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { listRanking, readRankingChoice } from "@trilha/contract/loyalty/leaderboards/endpoints.ts";
import { personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  personPage({
    path: "/ranking",
    load: () => import("./RankingPage.tsx"),
    view: "RankingPage",
    texts: ["loyalty/leaderboards", "loyalty/earning"],
    search: textsOfSearch,
    endpoints: [listRanking, readRankingChoice, listCampaigns],
    place: {
      id: "ranking",
      icon: IconTrophy,
      group: "programme",
      position: 8,
      item: "ranking",
    },
  }),
] as const;
