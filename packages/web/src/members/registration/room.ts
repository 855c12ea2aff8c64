import { IconUserPlus } from "@tabler/icons-react";
import { listWaiting, readWaiting } from "@trilha/contract/members/registration/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";
import { openPages } from "./open.ts";

export const pages = [
  ...openPages,
  officePage({
    path: "/admin/registrations",
    load: () => import("./queue/QueuePage.tsx"),
    view: "QueuePage",
    texts: ["members/registration"],
    search: textsOfSearch,
    endpoints: [listWaiting],
    place: { id: "registrations", icon: IconUserPlus, group: "people", position: 2 },
  }),
  officePage({
    path: "/admin/registrations/$personId",
    load: () => import("./queue/WaitingPage.tsx"),
    view: "WaitingPage",
    texts: ["members/registration"],
    search: textsOfSearch,
    endpoints: [readWaiting],
  }),
] as const;
