import { type AnyRoute, createRoute, createRouter, notFound } from "@tanstack/react-router";
import { inChunk } from "../platform/chunk.ts";
import type { Page } from "../room/page.ts";
import { inTime } from "../ui/part/arrival.ts";
import { PageSkeleton } from "../ui/state/Skeletons.tsx";
import { expectNoStranger, onward, speakAsSession } from "./guards.ts";
import type { inside as Inside } from "./inside.ts";
import { fetchPlacesWith, loadPlaces } from "./known-places.ts";
import { openAssembled } from "./open-assembled.ts";
import { openPages } from "./open-rooms.ts";
import { createPageRoutes } from "./page-routes.ts";
import { Broken } from "./pages/Broken.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { root } from "./root.ts";

const loadInside = inChunk("home", () => import("./inside.ts"));
const loadAllRooms = inChunk("home", () => import("./rooms.ts"));
fetchPlacesWith(() => loadAllRooms().then(({ places }) => places));

const open = createPageRoutes(root, openPages, openAssembled);

let opened = false;

/** Any other address is inside, or nowhere: what is there is fetched, and asked again. */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: "/$",
  beforeLoad: async ({ location: { href } }) => {
    if (opened) {
      await speakAsSession();
      throw notFound();
    }
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
  // Values in an address are text here: "client=123" must not become a number.
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
  opening ??= inTime(Promise.all([loadInside(), loadPlaces()])).then(
    ([{ inside }]) => {
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
    /** The declaration a route was made from. */
    page?: Page;
  }
}
