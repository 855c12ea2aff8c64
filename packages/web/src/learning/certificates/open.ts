import { checkCertificate } from "@trilha/contract/learning/certificates/endpoints.ts";
import { openPage } from "../../room/page.ts";

export const openPages = [
  openPage({
    path: "/certificates",
    load: () => import("./CheckPage.tsx"),
    view: "CheckPage",
    texts: ["learning/certificates"],
    endpoints: [checkCertificate],
  }),
  openPage({
    path: "/certificates/$number",
    load: () => import("./CheckPage.tsx"),
    view: "CheckPage",
    texts: ["learning/certificates"],
    endpoints: [checkCertificate],
  }),
] as const;
