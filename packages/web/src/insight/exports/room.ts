import { IconCalendarRepeat, IconDownload } from "@tabler/icons-react";
import { listExports, listSchedules } from "@trilha/contract/core/exports/endpoints.ts";
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
  officePage({
    path: "/admin/report-schedules",
    load: () => import("./SchedulesPage.tsx"),
    view: "SchedulesPage",
    texts: ["core/exports"],
    endpoints: [listSchedules],
    place: { id: "reportSchedules", icon: IconCalendarRepeat, group: "reports", position: 4 },
  }),
] as const;
