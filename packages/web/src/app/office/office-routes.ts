import { createRoute, redirect } from "@tanstack/react-router";
import type { FilterValues } from "../../ui/list/filters.ts";
import { page } from "../page.ts";
import { visiblePlaces } from "../places.ts";
import { PLACES } from "../registered-places.ts";
import type { office } from "../router.tsx";
import { guarded } from "./guarded.tsx";

/** Filters of a list: every text in the address; what it means is the page's business. */
const filters = (search: Record<string, unknown>): FilterValues =>
  Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** The pages of the back office. */
export function officeRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const index = createRoute({
    getParentRoute,
    path: "/",
    beforeLoad: ({ context: { session } }) => {
      const [first] = visiblePlaces(PLACES, session, session.language.code).filter(
        ({ group }) => group === "office",
      );
      throw redirect({ to: first?.path ?? "/home", replace: true });
    },
  });

  const people = createRoute({
    getParentRoute,
    path: "/people",
    validateSearch: filters,
    component: guarded(
      "people.read",
      page(() => import("../../features/people/list/PeoplePage.tsx"), "PeoplePage", "people"),
    ),
  });
  const invite = createRoute({
    getParentRoute,
    path: "/people/invite",
    component: guarded(
      "people.invite",
      page(() => import("../../features/people/invite/InvitePage.tsx"), "InvitePage", "people"),
    ),
  });
  const importPeople = createRoute({
    getParentRoute,
    path: "/people/import",
    component: guarded(
      "people.import",
      page(() => import("../../features/people/import/ImportPage.tsx"), "ImportPage", "people"),
    ),
  });
  const person = createRoute({
    getParentRoute,
    path: "/people/$personId",
    component: guarded(
      "people.read",
      page(() => import("./PersonRoute.tsx"), "PersonRoute", "people", "audit", "clients"),
    ),
  });

  const clients = createRoute({
    getParentRoute,
    path: "/clients",
    validateSearch: filters,
    component: guarded(
      "clients.list",
      page(() => import("../../features/clients/list/ClientsPage.tsx"), "ClientsPage", "clients"),
    ),
  });
  const client = createRoute({
    getParentRoute,
    path: "/clients/$clientId/{-$part}",
    component: guarded(
      "clients.list",
      page(() => import("./ClientRoute.tsx"), "ClientRoute", "clients", "login"),
    ),
  });
  const ownClient = createRoute({
    getParentRoute,
    path: "/client/{-$part}",
    component: guarded(
      "client.read",
      page(() => import("./ClientRoute.tsx"), "OwnClientRoute", "clients", "login"),
    ),
  });

  const audit = createRoute({
    getParentRoute,
    path: "/audit",
    validateSearch: filters,
    component: guarded(
      "audit.read",
      page(() => import("../../features/audit/AuditPage.tsx"), "AuditPage", "audit", "clients"),
    ),
  });

  const outbox = createRoute({
    getParentRoute,
    path: "/outbox",
    validateSearch: filters,
    component: guarded(
      "outbox.read",
      page(() => import("../../features/outbox/OutboxPage.tsx"), "OutboxPage", "outbox"),
    ),
  });
  const deadJobs = createRoute({
    getParentRoute,
    path: "/outbox/jobs",
    component: guarded(
      "clients.list",
      page(() => import("../../features/outbox/DeadJobsPage.tsx"), "DeadJobsPage", "outbox"),
    ),
  });
  const message = createRoute({
    getParentRoute,
    path: "/outbox/$messageId",
    component: guarded(
      "outbox.read",
      page(() => import("../../features/outbox/MessagePage.tsx"), "MessagePage", "outbox"),
    ),
  });

  return [
    index,
    people,
    invite,
    importPeople,
    person,
    clients,
    client,
    ownClient,
    audit,
    outbox,
    deadJobs,
    message,
  ] as const;
}
