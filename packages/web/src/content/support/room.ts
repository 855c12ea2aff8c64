import { IconLifebuoy } from "@tabler/icons-react";
import {
  listRequests,
  readOwnRequest,
  readRequest,
  sendRequest,
} from "@trilha/contract/content/support/endpoints.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";
import { openPages } from "./open.ts";

export const pages = [
  ...openPages,
  personPage({
    path: "/support",
    assembled: "SupportPage",
    texts: ["accounts/sign-in", "content/support", "core/writing"],
    endpoints: [sendRequest],
    module: "has_support",
    place: {
      id: "support",
      icon: IconLifebuoy,
      group: "programme",
      position: 10,
      item: "support",
    },
  }),
  personPage({
    path: "/support/$requestId",
    load: () => import("./OwnRequestPage.tsx"),
    view: "OwnRequestPage",
    texts: ["content/support"],
    endpoints: [readOwnRequest],
    module: "has_support",
  }),
  officePage({
    path: "/admin/support",
    load: () => import("./office/RequestsPage.tsx"),
    view: "RequestsPage",
    texts: ["content/support", "core/exports"],
    search: textsOfSearch,
    endpoints: [listRequests],
    place: { id: "office-support", label: "officeSupport", icon: IconLifebuoy, group: "people", position: 5 },
  }),
  officePage({
    path: "/admin/support/$requestId",
    load: () => import("./office/RequestPage.tsx"),
    view: "RequestPage",
    texts: ["content/support"],
    endpoints: [readRequest],
  }),
] as const;
