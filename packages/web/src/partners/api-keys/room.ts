import { IconPlugConnected } from "@tabler/icons-react";
import { listPartners, readPartner } from "@trilha/contract/partners/api-keys/endpoints.ts";
import { officePage } from "../../room/page.ts";

export const pages = [
  officePage({
    path: "/admin/partners",
    load: () => import("./PartnersPage.tsx"),
    view: "PartnersPage",
    texts: ["partners/api-keys"],
    endpoints: [listPartners],
    place: { id: "partners", icon: IconPlugConnected, group: "settings", position: 3 },
  }),
  officePage({
    path: "/admin/partners/$partnerId",
    load: () => import("./PartnerPage.tsx"),
    view: "PartnerPage",
    texts: ["partners/api-keys"],
    endpoints: [readPartner],
  }),
] as const;
