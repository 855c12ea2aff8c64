import { webserviceTarget } from "../session/rules/webservice-target.ts";
import { flagsOf, type Session } from "../session/session.queries.ts";
import { homePath } from "./home-path.ts";
import { type NavigationPlace, openPlaceAt } from "./places.ts";

/** Where a webservice login leads (§states#webservice-login), as far as this app has the place and its module is on; else home. */
export function webserviceLanding(
  search: string,
  session: Session,
  places: readonly NavigationPlace[],
): string {
  const query = new URLSearchParams(search);
  const home = homePath(session, places);
  const wanted = { id: query.get("id") ?? undefined, module: query.get("module") ?? undefined };
  const target = webserviceTarget(wanted, flagsOf(session), home);
  return openPlaceAt(places, session, target) ? target : home;
}
