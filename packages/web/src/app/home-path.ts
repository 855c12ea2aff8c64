import { flagsOf, type Session } from "../session/session.queries.ts";
import { type NavigationPlace, placeAt } from "./places.ts";

const HOME = "/home";

const FIRST_CLIENT = "/admin/clients";

/**
 * The selected client's home route, or ours where the client's is a place this app does not have. Who may open
 * clients and has none selected goes there: the installation is empty.
 */
export function homePath(session: Session | undefined, places: readonly NavigationPlace[]): string {
  if (session && !session.selectedClient && session.permissions.includes("clients.list")) return FIRST_CLIENT;
  const wanted = session?.selectedClient?.homeRoute;
  return wanted && placeAt(places, wanted) ? wanted : HOME;
}

/** §states#portfolio-setting: where who is signed in goes from a page of the portfolio: the client's home route, or courses. */
export function portfolioHome(session: Session | undefined, places: readonly NavigationPlace[]): string {
  const wanted = session?.selectedClient?.homeRoute;
  if (wanted && placeAt(places, wanted)) return wanted;
  return session && flagsOf(session).has_courses ? "/online-courses" : homePath(session, places);
}
