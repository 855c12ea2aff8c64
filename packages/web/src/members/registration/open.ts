import { checkRegistrationLink, readForm } from "@trilha/contract/members/registration/endpoints.ts";
import { readBranding } from "@trilha/contract/tenants/clients/endpoints.ts";
import { openPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";
import { putToken } from "./confirm/link-token.ts";

export const openPages = [
  openPage({
    path: "/register",
    assembled: "RegisterRoute",
    texts: ["accounts/sign-in", "members/registration"],
    endpoints: [readForm],
  }),
  openPage({
    path: "/register-seven-trade",
    assembled: "SevenTradeRoute",
    texts: ["accounts/sign-in", "members/registration"],
    endpoints: [readForm],
  }),
  openPage({
    path: "/register-pop-trade",
    assembled: "PopTradeRoute",
    texts: ["accounts/sign-in", "members/registration"],
    endpoints: [readForm],
  }),
  openPage({
    path: "/register-success",
    assembled: "RegisterSuccessRoute",
    texts: ["accounts/sign-in", "members/registration"],
    search: textsOfSearch,
    endpoints: [readBranding],
  }),
  openPage({
    path: "/register-confirm",
    assembled: "RegisterConfirmRoute",
    texts: ["accounts/sign-in", "members/registration"],
    search: textsOfSearch,
    // The secret of the mail leaves the address bar before anything is drawn.
    redirect: ({ hash, search }) => {
      if (!hash) return undefined;
      putToken(hash);
      return { to: "/register-confirm", search };
    },
    endpoints: [checkRegistrationLink],
  }),
] as const;
