import { IconSunHigh } from "@tabler/icons-react";
import { readOfficeHome } from "@trilha/contract/home/office/endpoints.ts";
import { officePage } from "../../room/page.ts";

export const pages = [
  officePage({
    path: "/admin/home",
    load: () => import("./OfficeHomePage.tsx"),
    view: "OfficeHomePage",
    texts: ["home/office", "tenants/clients"],
    endpoints: [readOfficeHome],
    place: { id: "office-home", label: "officeHome", icon: IconSunHigh, group: "today", position: 1 },
  }),
] as const;
