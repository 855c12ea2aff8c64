import { IconHistory } from "@tabler/icons-react";
import { listAudit } from "@trilha/contract/insight/audit-trail/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/audit",
    load: () => import("./AuditPage.tsx"),
    view: "AuditPage",
    texts: ["insight/audit-trail", "core/exports", "tenants/clients", "accounts/sign-in-methods"],
    search: textsOfSearch,
    endpoints: [listAudit],
    place: { id: "audit", icon: IconHistory, group: "reports", position: 3 },
  }),
] as const;
