import { webserviceTarget } from "../session/rules/webservice-target.ts";
import type { Session } from "../session/session.queries.ts";
import { homePath } from "./home-path.ts";
import { placeAt } from "./places.ts";
import { PLACES } from "./registered-places.ts";

/** Where a webservice login leads (§states#webservice-login), as far as this app has the place; else home. */
export function webserviceLanding(search: string, session: Session): string {
  const query = new URLSearchParams(search);
  const home = homePath(session);
  const wanted = { id: query.get("id") ?? undefined, module: query.get("module") ?? undefined };
  const target = webserviceTarget(wanted, session.selectedClient?.flags ?? {}, home);
  return placeAt(PLACES, target) ? target : home;
}

/** The token of the address, out of it before anything is drawn; told once. */
let held: string | undefined;
export const holdToken = (token: string): void => {
  held = token;
};
export const takeToken = (): string | undefined => {
  const token = held;
  held = undefined;
  return token;
};
