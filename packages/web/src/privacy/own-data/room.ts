import { IconUserShield } from "@tabler/icons-react";
import {
  leave,
  listDataRequests,
  listOwnExports,
  previewLeaving,
  readNewsChoices,
  readOwnData,
} from "@trilha/contract/privacy/own-data/endpoints.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";
import { openPages } from "./open.ts";

export const pages = [
  ...openPages,
  personPage({
    path: "/profile/data",
    assembled: "OwnDataRoute",
    texts: ["privacy/own-data", "accounts/profile"],
    endpoints: [readOwnData, listOwnExports],
  }),
  personPage({
    path: "/profile/news",
    assembled: "NewsRoute",
    texts: ["privacy/own-data", "accounts/profile"],
    endpoints: [readNewsChoices],
  }),
  personPage({
    path: "/profile/leave",
    load: () => import("./LeavePage.tsx"),
    view: "LeavePage",
    texts: ["privacy/own-data"],
    endpoints: [previewLeaving, leave],
  }),
  officePage({
    path: "/admin/data-requests",
    load: () => import("./office/DataRequestsPage.tsx"),
    view: "DataRequestsPage",
    texts: ["privacy/own-data", "content/support"],
    search: textsOfSearch,
    endpoints: [listDataRequests],
    place: {
      id: "office-data-requests",
      label: "officeDataRequests",
      icon: IconUserShield,
      group: "settings",
      position: 6,
    },
  }),
] as const;
