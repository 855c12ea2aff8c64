import { OFFICE_GROUPS, type OfficeGroup } from "../../room/place.ts";
import type { NavigationPlace } from "../places.ts";

/** A group of the menu that folds. */
export type MenuGroup = OfficeGroup | "favourites";

/** From so many entries on, the menu can be searched and starts folded. */
const LONG = 9;
export const MOST_FAVOURITES = 6;

export const isLong = (places: readonly NavigationPlace[]): boolean => places.length >= LONG;

/** The places by their groups, in the order of the groups; an empty group is left out. */
export const groupPlaces = <Any extends NavigationPlace>(
  places: readonly Any[],
): readonly { readonly group: OfficeGroup; readonly places: readonly Any[] }[] =>
  OFFICE_GROUPS.map((group) => ({ group, places: places.filter((place) => place.group === group) })).filter(
    (group) => group.places.length > 0,
  );

/** The groups that are open when the menu appears: as left on this device, and the one of the current page. */
export function groupsOpenAtFirst(
  stored: readonly string[] | undefined,
  current: OfficeGroup | undefined,
  places: readonly NavigationPlace[],
): readonly string[] {
  const chosen = stored ?? (isLong(places) ? ["favourites"] : ["favourites", ...OFFICE_GROUPS]);
  return current && !chosen.includes(current) ? [...chosen, current] : chosen;
}

/** The starred places a person may open here, in the order they were starred. */
export const favouritePlaces = <Any extends NavigationPlace>(
  places: readonly Any[],
  ids: readonly string[],
): Any[] => ids.flatMap((id) => places.filter((place) => place.id === id));

/**
 * The favourites after the star of `id` was pressed; undefined: there are as many as there may be. Those of another
 * client, which are not shown here, stay and do not count.
 */
export function toggleFavourite(
  ids: readonly string[],
  id: string,
  places: readonly NavigationPlace[],
): readonly string[] | undefined {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return favouritePlaces(places, ids).length < MOST_FAVOURITES ? [...ids, id] : undefined;
}
