import { sendOpenRequest } from "@trilha/contract/content/support/endpoints.ts";
import { openPage } from "../../room/page.ts";

export const openPages = [
  openPage({
    path: "/institutional/support",
    assembled: "OpenSupportPage",
    texts: ["accounts/sign-in", "content/support"],
    endpoints: [sendOpenRequest],
  }),
] as const;
