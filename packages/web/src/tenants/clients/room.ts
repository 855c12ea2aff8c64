import { IconAdjustments, IconBuilding } from "@tabler/icons-react";
import { listClients, readClient } from "@trilha/contract/tenants/clients/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/clients",
    load: () => import("./list/ClientsPage.tsx"),
    view: "ClientsPage",
    texts: ["tenants/clients", "accounts/sign-in-methods"],
    search: textsOfSearch,
    endpoints: [listClients],
    place: {
      id: "clients",
      icon: IconBuilding,
      group: "settings",
      position: 2,
      withoutClient: true,
    },
  }),
  officePage({
    path: "/admin/clients/$clientId/{-$part}",
    assembled: "ClientRoute",
    texts: [
      "tenants/clients",
      "accounts/sign-in-methods",
      "accounts/sign-in",
      "members/registration",
      "core/writing",
      "home/office",
    ],
    endpoints: [listClients],
  }),
  officePage({
    path: "/admin/client/{-$part}",
    assembled: "OwnClientRoute",
    texts: [
      "tenants/clients",
      "accounts/sign-in-methods",
      "accounts/sign-in",
      "members/registration",
      "core/writing",
      "home/office",
    ],
    endpoints: [readClient],
    place: { id: "client", icon: IconAdjustments, group: "settings", position: 1 },
  }),
] as const;
