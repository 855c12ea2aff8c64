import { readSharedBadge } from "@trilha/contract/learning/badges/endpoints.ts";
import { openPage } from "../../room/page.ts";

export const openPages = [
  openPage({
    path: "/badges/$key",
    load: () => import("./SharedBadgePage.tsx"),
    view: "SharedBadgePage",
    texts: ["learning/badges"],
    endpoints: [readSharedBadge],
  }),
] as const;
