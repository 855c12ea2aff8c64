import { editProfile } from "@trilha/contract/accounts/identity/endpoints.ts";
import { personPage } from "../../room/page.ts";
import { openPages } from "./open.ts";

export const pages = [
  ...openPages,
  personPage({
    path: "/onboarding/steps",
    assembled: "OnboardingRoute",
    texts: ["accounts/onboarding", "communication/notifications"],
    endpoints: [editProfile],
  }),
] as const;
