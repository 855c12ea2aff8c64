import type { Session } from "../session/session.queries.ts";
import { placeAt } from "./places.ts";
import { PLACES } from "./registered-places.ts";

const HOME = "/home";

/** The selected client's home route, or ours where the client's is a place this app does not have. */
export function homePath(session: Session | undefined): string {
  const wanted = session?.selectedClient?.homeRoute;
  return wanted && placeAt(PLACES, wanted) ? wanted : HOME;
}
