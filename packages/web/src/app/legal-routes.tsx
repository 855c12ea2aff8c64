import { type AnyRoute, createRoute } from "@tanstack/react-router";
import type { LegalKind } from "../features/login/legal.queries.ts";
import { page } from "./page.ts";

const OPEN: Readonly<Record<LegalKind, string>> = {
  terms: "/institutional/terms-and-conditions",
  privacy: "/institutional/privacy-policy",
  cookies: "/institutional/cookies_policy",
};

const INSIDE: Readonly<Record<LegalKind, string>> = {
  terms: "/terms-and-conditions",
  privacy: "/privacy-policy",
  cookies: "/cookies",
};

const KINDS = ["terms", "privacy", "cookies"] as const;

/** The client's texts before sign-in (spec §2, open group). */
export const openLegalRoutes = (parent: AnyRoute) =>
  KINDS.map((kind) =>
    createRoute({
      getParentRoute: () => parent,
      path: OPEN[kind],
      component: page(
        async () => {
          const { OpenLegalPage } = await import("../features/login/LegalPage.tsx");
          return { Page: () => <OpenLegalPage kind={kind} /> };
        },
        "Page",
        "login",
      ),
    }),
  );

/** The same texts inside the programme (spec §2, logged-in group). */
export const legalRoutes = (parent: AnyRoute) =>
  KINDS.map((kind) =>
    createRoute({
      getParentRoute: () => parent,
      path: INSIDE[kind],
      component: page(
        async () => {
          const { LegalPage } = await import("../features/login/LegalPage.tsx");
          return { Page: () => <LegalPage kind={kind} /> };
        },
        "Page",
        "login",
      ),
    }),
  );
