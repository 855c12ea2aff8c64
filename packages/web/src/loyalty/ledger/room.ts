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
      const [{ statementList }, { pointsQuery }] = await Promise.all([
        import("./points.queries.ts"),
        import("../earning/earning.queries.ts"),
      ]);
      return Promise.all([
        queryClient.prefetchInfiniteQuery(statementList.query(statementList.read(search))),
        queryClient.prefetchQuery(pointsQuery),
      ]);
    },
  }),
] as const;
