import { openPage } from "../../room/page.ts";

export const openPages = [
  openPage({
    path: "/goodbye",
    load: () => import("./GoodbyePage.tsx"),
    view: "GoodbyePage",
    texts: ["privacy/own-data"],
    endpoints: [],
  }),
] as const;
