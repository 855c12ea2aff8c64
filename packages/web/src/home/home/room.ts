import { IconHome } from "@tabler/icons-react";
import { openHome, readHome } from "@trilha/contract/home/home/endpoints.ts";
import { queryClient } from "../../api/query-client.ts";
import { inChunk } from "../../platform/chunk.ts";
import { personPage } from "../../room/page.ts";

/** Fetched with the page, not with the app. */
const queries = () => import("./home.queries.ts");

export const pages = [
  personPage({
    path: "/home",
    load: inChunk("home", () => import("./HomePage.tsx")),
    view: "HomePage",
    texts: ["home/home", "loyalty/earning", "learning/items"],
    endpoints: [readHome, openHome],
    opening: async () => (await queries()).prefetchOpening(queryClient),
    prefetch: async ({ session }) => session && (await queries()).prefetchHome(queryClient, session),
    place: {
      id: "home",
      icon: IconHome,
      group: "programme",
      position: 1,
      item: "home",
      tab: "home",
    },
  }),
] as const;
