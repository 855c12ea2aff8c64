import { readBranding } from "@trilha/contract/tenants/clients/endpoints.ts";
import { openPage } from "../../room/page.ts";
import { tokens } from "../../session/tokens.ts";

export const openPages = [
  openPage({
    path: "/onboarding",
    assembled: "WelcomePage",
    texts: ["accounts/onboarding", "accounts/sign-in"],
    // A person with a session has the steps; everybody else the welcome and the way in.
    redirect: () => (tokens.signedIn() ? { to: "/onboarding/steps" } : undefined),
    endpoints: [readBranding],
  }),
] as const;
