import { type AnyRoute, createRoute } from "@tanstack/react-router";
import type { TextKind } from "@trilha/contract/tenants/clients/texts.ts";
import { page } from "./page.ts";

/** The client's texts before sign-in (spec §routes#institutional, open group and separate). */
const OPEN: readonly (readonly [TextKind, string])[] = [
  ["about", "/institutional/about"],
  ["cookies", "/institutional/cookies_policy"],
  ["support", "/institutional/support"],
  ["privacy", "/institutional/privacy-policy"],
  ["terms", "/institutional/terms-and-conditions"],
  ["partner_program", "/tigre-juntos-somos-mais"],
];

/** The same and more inside the programme (spec §routes#institutional, logged-in group). */
const INSIDE: readonly (readonly [TextKind, string])[] = [
  ["terms", "/terms-and-conditions"],
  ["privacy", "/privacy-policy"],
  ["cookies", "/cookies"],
  ["support", "/support"],
  ["contact", "/contact-us"],
  ["about", "/about"],
  ["about_program", "/about-the-program"],
  ["about_team", "/about-the-team"],
  ["hotsite", "/hotsite"],
];

const load = () => import("./pages/InstitutionalPages.tsx");

export const openInstitutionalRoutes = (parent: AnyRoute) =>
  OPEN.map(([kind, path]) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: page(
        async () => {
          const { OpenInstitutionalPage } = await load();
          return { Page: () => <OpenInstitutionalPage kind={kind} /> };
        },
        "Page",
        "accounts/sign-in",
        "content/support",
      ),
    }),
  );

export const institutionalRoutes = (parent: AnyRoute) =>
  INSIDE.map(([kind, path]) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: page(
        async () => {
          const { InstitutionalPage } = await load();
          return { Page: () => <InstitutionalPage kind={kind} /> };
        },
        "Page",
        "accounts/sign-in",
        "content/support",
        "core/writing",
      ),
    }),
  );
