import { flagsOf, type Session } from "../session/session.queries.ts";
import { type NavigationPlace, openPlaceAt } from "./places.ts";

const HOME = "/home";

/** Where staff begin their day. */
const OFFICE_HOME = "/admin/home";

const FIRST_CLIENT = "/admin/clients";

/**
 * §interface#office-home: staff go to the office. Everybody else to the selected client's home route, or ours where the
 * client's is a place this app does not have, or one of a module that is off. Who may open clients and has none selected goes there: the installation is
 * empty.
 */
export function homePath(session: Session | undefined, places: readonly NavigationPlace[]): string {
  if (session && !session.selectedClient && session.permissions.includes("clients.list")) return FIRST_CLIENT;
  if (session?.selectedClient && session.permissions.includes("office.open")) return OFFICE_HOME;
  const wanted = session?.selectedClient?.homeRoute;
  return session && wanted && openPlaceAt(places, session, wanted) ? wanted : HOME;
}

/** §states#portfolio-setting: where who is signed in goes from a page of the portfolio: the client's home route, or courses. */
export function portfolioHome(session: Session | undefined, places: readonly NavigationPlace[]): string {
  const wanted = session?.selectedClient?.homeRoute;
  if (session && wanted && openPlaceAt(places, session, wanted)) return wanted;
  return session && flagsOf(session).has_courses ? "/online-courses" : homePath(session, places);
}
