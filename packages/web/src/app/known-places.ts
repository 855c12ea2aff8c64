import type { NavigationPlace } from "./places.ts";

type Places = readonly NavigationPlace[];

let known: Places = [];
let fetchPlaces = async (): Promise<Places> => known;

/** Says where the places of all rooms come from: they are fetched with what is inside, not with the sign-in page. */
export const fetchPlacesWith = (fetch: () => Promise<Places>): void => {
  fetchPlaces = fetch;
};

/** Every place this app has; without a network, before they were ever fetched, none. */
export const loadPlaces = async (): Promise<Places> => {
  known = await fetchPlaces().catch(() => known);
  return known;
};

/** The same, for pages inside: what is there has been fetched with them. */
export const knownPlaces = (): Places => known;
