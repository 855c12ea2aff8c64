import { editProfile } from "@trilha/contract/accounts/identity/endpoints.ts";
import { personPage } from "../../room/page.ts";

export const pages = [
  personPage({
    path: "/onboarding",
    assembled: "OnboardingRoute",
    texts: ["accounts/onboarding", "communication/notifications"],
    endpoints: [editProfile],
  }),
] as const;
