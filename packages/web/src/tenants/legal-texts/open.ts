import { readLegalText } from "@trilha/contract/tenants/clients/text-endpoints.ts";
import { openPage } from "../../room/page.ts";

export const openPages = [
  openPage({
    path: "/institutional/about",
    assembled: "OpenAboutPage",
    texts: ["accounts/sign-in", "content/support"],
    endpoints: [readLegalText],
  }),
  openPage({
    path: "/institutional/cookies_policy",
    assembled: "OpenCookiesPage",
    texts: ["accounts/sign-in", "content/support"],
    endpoints: [readLegalText],
  }),
  openPage({
    path: "/institutional/privacy-policy",
    assembled: "OpenPrivacyPage",
    texts: ["accounts/sign-in", "content/support"],
    endpoints: [readLegalText],
  }),
  openPage({
    path: "/institutional/terms-and-conditions",
    assembled: "OpenTermsPage",
    texts: ["accounts/sign-in", "content/support"],
    endpoints: [readLegalText],
  }),
  openPage({
    path: "/tigre-juntos-somos-mais",
    assembled: "OpenPartnerProgramPage",
    texts: ["accounts/sign-in", "content/support"],
    endpoints: [readLegalText],
  }),
] as const;
