import {
  leave,
  listOwnExports,
  previewLeaving,
  readNewsChoices,
  readOwnData,
} from "@trilha/contract/privacy/own-data/endpoints.ts";
import { personPage } from "../../room/page.ts";
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
] as const;
