import { IconUserCircle } from "@tabler/icons-react";
import { readProfile, signOut } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readFactors } from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { personPage } from "../../room/page.ts";

export const pages = [
  personPage({
    path: "/me",
    assembled: "MePage",
    texts: ["accounts/profile", "loyalty/earning"],
    endpoints: [signOut],
    place: {
      id: "me",
      icon: IconUserCircle,
      group: "you",
      position: 4,
      tab: "me",
      withoutClient: true,
    },
  }),
  personPage({
    path: "/profile",
    assembled: "ProfileRoute",
    texts: ["accounts/profile", "loyalty/earning"],
    endpoints: [readProfile],
    module: "has_profile",
    place: {
      id: "profile",
      icon: IconUserCircle,
      group: "you",
      position: 1,
      item: "profile",
    },
  }),
  personPage({
    path: "/profile/security",
    load: () => import("./SecurityPage.tsx"),
    view: "SecurityPage",
    texts: ["accounts/profile"],
    endpoints: [readFactors],
  }),
] as const;
