import { createRoute, redirect } from "@tanstack/react-router";
import { queryClient } from "../api/query-client.ts";
import { inChunk } from "../platform/chunk.ts";
import { followProfile } from "../session/language.ts";
import { guardPage } from "../session/rules/guard.ts";
import { sessionQuery } from "../session/session.queries.ts";
import { lazyPart } from "../ui/part/lazy-part.tsx";
import { assembled } from "./assembled.ts";
import { guarded } from "./guarded.tsx";
import { follow, visit } from "./guards.ts";
import { createPageRoutes } from "./page-routes.ts";
import { NoAccess } from "./pages/NoAccess.tsx";
import { isOfficePlace, visiblePlaces } from "./places.ts";
import { officePages, personPages, places } from "./rooms.ts";
import { root } from "./root.ts";
// Nearly every page draws what it was answered with this: it comes with the first one.
import "../ui/state/QueryState.tsx";

const loadFrame = inChunk("home", () => import("./frame/Frame.tsx"));

const logged = createRoute({
  getParentRoute: () => root,
  id: "logged",
  beforeLoad: async ({ location: { href, pathname } }) => {
    await follow(guardPage(await visit(href)));
    if (!queryClient.getQueryData(sessionQuery.queryKey))
      await personPages.find(({ path }) => path === pathname)?.opening?.();
    const session = await queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
    await followProfile(session.language.code);
    return { session };
  },
  component: lazyPart(() => loadFrame().then(({ Frame }) => ({ default: Frame }))),
});

const office = createRoute({
  getParentRoute: () => logged,
  path: "/admin",
  notFoundComponent: NoAccess,
});

/** The back office begins at the first of its places a person may open. */
const officeIndex = createRoute({
  getParentRoute: () => office,
  path: "/",
  beforeLoad: ({ context: { session } }) => {
    const [first] = visiblePlaces(places, session, session.language.code).filter(isOfficePlace);
    throw redirect({ to: first?.path ?? "/home", replace: true });
  },
});

/** All pages of who is signed in. They come with the first page inside: nobody at the door waits for them. */
export const inside = logged.addChildren([
  ...createPageRoutes(logged, personPages, assembled, guarded),
  office.addChildren([officeIndex, ...createPageRoutes(office, officePages, assembled, guarded)]),
]);
