import { IconCertificate } from "@tabler/icons-react";
import {
  listIssued,
  listOwnCertificates,
  listTemplates,
  readTemplate,
} from "@trilha/contract/learning/certificates/endpoints.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";
import { openPages } from "./open.ts";

export const pages = [
  ...openPages,
  personPage({
    path: "/profile/certificates",
    assembled: "OwnCertificatesRoute",
    texts: ["learning/certificates", "accounts/profile"],
    endpoints: [listOwnCertificates],
  }),
  officePage({
    path: "/admin/certificates",
    load: () => import("./office/IssuedPage.tsx"),
    view: "IssuedPage",
    texts: ["learning/certificates", "core/writing", "core/exports"],
    search: textsOfSearch,
    endpoints: [listIssued],
    place: {
      id: "certificates",
      icon: IconCertificate,
      group: "learning",
      position: 9,
    },
  }),
  officePage({
    path: "/admin/certificates/templates",
    load: () => import("./office/TemplatesPage.tsx"),
    view: "TemplatesPage",
    texts: ["learning/certificates", "core/writing", "core/exports"],
    endpoints: [listTemplates],
  }),
  officePage({
    path: "/admin/certificates/templates/$templateId",
    load: () => import("./office/TemplatePage.tsx"),
    view: "TemplatePage",
    texts: ["learning/certificates", "core/writing", "core/exports"],
    endpoints: [readTemplate],
  }),
] as const;
