import { IconDownload } from "@tabler/icons-react";
import { listExports } from "@trilha/contract/core/exports/endpoints.ts";
import { readSalesFigure } from "@trilha/contract/insight/reports/endpoints.ts";
import { officePage } from "../../room/page.ts";

export const pages = [
  officePage({
    path: "/admin/exports",
    load: () => import("./ExportsPage.tsx"),
    view: "ExportsPage",
    texts: ["core/exports"],
    endpoints: [listExports],
    place: {
      id: "exports",
      icon: IconDownload,
      group: "reports",
      position: 2,
      asks: [readSalesFigure],
    },
  }),
] as const;
