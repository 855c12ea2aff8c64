import { IconWorld } from "@tabler/icons-react";
import { readPortfolioOffice } from "@trilha/contract/content/portfolio/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { openPages } from "./open.ts";

export const pages = [
  ...openPages,
  officePage({
    path: "/admin/portfolio",
    load: () => import("./office/PortfolioOfficePage.tsx"),
    view: "PortfolioOfficePage",
    texts: ["content/portfolio/office", "core/writing"],
    endpoints: [readPortfolioOffice],
    place: {
      id: "office-portfolio",
      label: "officePortfolio",
      icon: IconWorld,
      group: "content",
      position: 1,
    },
  }),
] as const;
