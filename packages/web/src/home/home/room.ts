import { IconHome } from "@tabler/icons-react";
import { readHome } from "@trilha/contract/home/home/endpoints.ts";
import { inChunk } from "../../platform/chunk.ts";
import { personPage } from "../../room/page.ts";

export const pages = [
  personPage({
    path: "/home",
    load: inChunk("home", () => import("./HomePage.tsx")),
    view: "HomePage",
    texts: ["home/home", "loyalty/earning", "learning/items"],
    endpoints: [readHome],
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
