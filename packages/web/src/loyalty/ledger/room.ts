import { listStatement } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { queryClient } from "../../api/query-client.ts";
import { personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  personPage({
    path: "/profile/points",
    assembled: "PointsRoute",
    texts: ["loyalty/ledger", "loyalty/earning", "accounts/profile"],
    search: textsOfSearch,
    endpoints: [listStatement],
    prefetch: async ({ search }) => {
      const { statementList } = await import("./points.queries.ts");
      return queryClient.prefetchInfiniteQuery(statementList.query(statementList.read(search)));
    },
  }),
] as const;
