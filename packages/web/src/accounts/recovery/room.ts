import { askPasswordLink } from "@trilha/contract/accounts/recovery/endpoints.ts";
import { readBranding } from "@trilha/contract/tenants/clients/endpoints.ts";
import { openPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  openPage({
    path: "/request-password",
    assembled: "RequestPasswordPage",
    texts: ["accounts/recovery", "accounts/sign-in"],
    search: textsOfSearch,
    endpoints: [readBranding, askPasswordLink],
  }),
] as const;
