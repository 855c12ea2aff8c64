import { IconFileText } from "@tabler/icons-react";
import {
  listOfficeTexts,
  readLegalText,
  readOfficeText,
} from "@trilha/contract/tenants/clients/text-endpoints.ts";
import { officePage, personPage } from "../../room/page.ts";
import { openPages } from "./open.ts";

export const pages = [
  ...openPages,
  officePage({
    path: "/admin/texts",
    load: () => import("./TextsPage.tsx"),
    view: "TextsPage",
    texts: ["tenants/legal-texts"],
    endpoints: [listOfficeTexts],
    place: { id: "office-texts", label: "officeTexts", icon: IconFileText, group: "content", position: 2 },
  }),
  officePage({
    path: "/admin/texts/$kind",
    load: () => import("./TextPage.tsx"),
    view: "TextPage",
    texts: ["tenants/legal-texts", "core/writing"],
    endpoints: [readOfficeText],
  }),
  personPage({
    path: "/terms-and-conditions",
    assembled: "TermsPage",
    texts: ["accounts/sign-in", "content/support", "core/writing"],
    endpoints: [readLegalText],
  }),
  personPage({
    path: "/privacy-policy",
    assembled: "PrivacyPage",
    texts: ["accounts/sign-in", "content/support", "core/writing"],
    endpoints: [readLegalText],
  }),
  personPage({
    path: "/cookies",
    assembled: "CookiesPage",
    texts: ["accounts/sign-in", "content/support", "core/writing"],
    endpoints: [readLegalText],
  }),
  personPage({
    path: "/contact-us",
    assembled: "ContactPage",
    texts: ["accounts/sign-in", "content/support", "core/writing"],
    endpoints: [readLegalText],
  }),
  personPage({
    path: "/about",
    assembled: "AboutPage",
    texts: ["accounts/sign-in", "content/support", "core/writing"],
    endpoints: [readLegalText],
  }),
  personPage({
    path: "/about-the-program",
    assembled: "AboutProgramPage",
    texts: ["accounts/sign-in", "content/support", "core/writing"],
    endpoints: [readLegalText],
  }),
  personPage({
    path: "/about-the-team",
    assembled: "AboutTeamPage",
    texts: ["accounts/sign-in", "content/support", "core/writing"],
    endpoints: [readLegalText],
  }),
  personPage({
    path: "/hotsite",
    assembled: "HotsitePage",
    texts: ["accounts/sign-in", "content/support", "core/writing"],
    endpoints: [readLegalText],
  }),
] as const;
