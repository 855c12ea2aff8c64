import { IconShieldCheck } from "@tabler/icons-react";
import { listConsents } from "@trilha/contract/members/people/consents.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/consents",
    load: () => import("./ConsentsPage.tsx"),
    view: "ConsentsPage",
    texts: ["privacy/consents", "core/exports"],
    search: textsOfSearch,
    endpoints: [listConsents],
    place: {
      id: "office-consents",
      label: "officeConsents",
      icon: IconShieldCheck,
      group: "settings",
      position: 4,
    },
  }),
] as const;
