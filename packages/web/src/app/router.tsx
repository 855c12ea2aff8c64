import { type AnyRoute, createRoute, createRouter, notFound, redirect } from "@tanstack/react-router";
import { LoginPage, StaffLoginPage } from "../accounts/sign-in/LoginPage.tsx";
import { PageSkeleton } from "../ui/state/Skeletons.tsx";
import { entranceRoutes } from "./entrance-routes.ts";
import { atTheDoor, atThePortfolio, expectNoStranger, onward } from "./guards.ts";
import type { inside as Inside } from "./inside.ts";
import { openInstitutionalRoutes } from "./institutional-routes.tsx";
import { page } from "./page.ts";
import { Broken } from "./pages/Broken.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { passwordRoutes } from "./password-routes.ts";
import { checkRoutes } from "./person/certificate-routes.ts";
import { goodbyeRoute } from "./person/own-data-routes.ts";
import { portfolioRoutes } from "./person/portfolio-routes.ts";
import { registerRoutes } from "./person/register-routes.ts";
import { root } from "./root.ts";
import { holdToken } from "./webservice-landing.ts";

const login = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: ({ location: { href } }) => atTheDoor(href, true),
  // Part of the first file: nobody who comes to the door waits for a second one.
  component: page(async () => ({ LoginPage }), "LoginPage", "accounts/sign-in"),
});

const maintenanceLogin = createRoute({
  getParentRoute: () => root,
  path: "/maintenance-login",
  beforeLoad: ({ location: { href } }) => atTheDoor(href, false),
  component: page(async () => ({ StaffLoginPage }), "StaffLoginPage", "accounts/sign-in"),
});

const documentEntry = createRoute({
  getParentRoute: () => root,
  path: "/login-document",
  beforeLoad: ({ location: { href } }) => atTheDoor(href, false),
  component: page(
    () => import("../accounts/sign-in/DocumentEntryPage.tsx"),
    "DocumentEntryPage",
    "accounts/sign-in",
  ),
});

/** Spec §states#webservice-login: a partner sends people here with a token, or without one when they are signed in. */
const webserviceLogin = createRoute({
  getParentRoute: () => root,
  path: "/webservice-login",
  component: page(() => import("./pages/WebserviceLoginPage.tsx"), "WebserviceLoginPage", "accounts/sign-in"),
});

/** The token leaves the address bar before anything is drawn. */
const webserviceToken = createRoute({
  getParentRoute: () => root,
  path: "/webservice-login/$token",
  beforeLoad: ({ params, search }) => {
    holdToken(params.token);
    throw redirect({ to: "/webservice-login", search, replace: true });
  },
});

const open = [
  login,
  maintenanceLogin,
  documentEntry,
  ...entranceRoutes(root),
  ...passwordRoutes(root),
  webserviceLogin,
  webserviceToken,
  ...portfolioRoutes(root, atThePortfolio),
  ...openInstitutionalRoutes(root),
  ...checkRoutes(root),
  ...registerRoutes(root),
  goodbyeRoute(root),
] as const;

let opened = false;

/** Any other address is inside, or nowhere: what is there is fetched, and asked again. */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: "/$",
  beforeLoad: async ({ location: { href } }) => {
    if (opened) throw notFound();
    await openInside();
    throw onward(href);
  },
});

type Whole = ReturnType<typeof withInside>;
/** The whole tree; `elsewhere` stays in it, because it may be on screen while its page is fetched. */
const withInside = (inside: typeof Inside) => root.addChildren([...open, elsewhere, inside]);

export const router = createRouter({
  // The type knows every address from the beginning.
  routeTree: root.addChildren([...open, elsewhere]) as AnyRoute as Whole,
  // Everything in an address is text here: "client=123" must not become a number.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
    const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
    return text ? `?${text}` : "";
  },
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFound,
  defaultPreload: "intent",
  scrollRestoration: true,
});

let opening: Promise<void> | undefined;

/** Adds the pages of who is signed in, once. */
export function openInside(): Promise<void> {
  opening ??= import("./inside.ts").then(
    ({ inside }) => {
      opened = true;
      withInside(inside);
      router.setRoutes(router.buildRouteTree());
    },
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

/** A session that ended shows login; the page it ended on is not kept (spec §states#token-refresh "Token refresh"). */
export async function toLogin(): Promise<void> {
  expectNoStranger();
  await router.navigate({ to: "/", replace: true, ignoreBlocker: true });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** Fills the screen by itself, without the frame of the app around it. */
    bare?: boolean;
  }
}
