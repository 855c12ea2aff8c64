import type { Session } from "../session/session.queries.ts";
import { placeAt } from "./places.ts";
import { PLACES } from "./registered-places.ts";

const HOME = "/home";

const FIRST_CLIENT = "/admin/clients";

/**
 * The selected client's home route, or ours where the client's is a place this app does not have. Who may open
 * clients and has none selected goes there: the installation is empty.
 */
export function homePath(session: Session | undefined): string {
  if (session && !session.selectedClient && session.permissions.includes("clients.list")) return FIRST_CLIENT;
  const wanted = session?.selectedClient?.homeRoute;
  return wanted && placeAt(PLACES, wanted) ? wanted : HOME;
}

/** §states#portfolio-setting: where who is signed in goes from a page of the portfolio: the client's home route, or courses. */
export function portfolioHome(session: Session | undefined): string {
  const wanted = session?.selectedClient?.homeRoute;
  if (wanted && placeAt(PLACES, wanted)) return wanted;
  return session?.selectedClient?.flags.has_courses ? "/online-courses" : homePath(session);
}
