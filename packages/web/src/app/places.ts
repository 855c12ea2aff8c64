import type { Locale, LocalizedText } from "@trilha/contract/core/locale.ts";
import { flagsWithoutClient, isModuleOn, type ModuleUse } from "@trilha/contract/core/modules.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import { modulesOf, type Page, permissionsOf } from "../room/page.ts";
import { OFFICE_GROUPS, type OfficeGroup, type Place, TABS } from "../room/place.ts";
import type { Session } from "../session/session.queries.ts";

const GROUPS: readonly Place["group"][] = ["programme", "you", ...OFFICE_GROUPS];

/** A place a menu can lead to, with what its page asks for: no menu shows a door that does not open. */
export type NavigationPlace = Omit<Place, "asks" | "label"> & {
  readonly label: string;
  readonly path: string;
  /** All of them are held by whoever may open it. */
  readonly permissions: readonly Permission[];
  /** All of them are on in the client whose people may open it. */
  readonly modules: readonly ModuleUse[];
};

/** The places of these pages, in the order of each group. */
export const placesOf = (pages: readonly Page[]): readonly NavigationPlace[] =>
  pages
    .flatMap((page) => {
      const { path, endpoints, place } = page;
      if (!place) return [];
      const { asks = [], label = place.id, ...shown } = place;
      // A part that may be left out of the address is not said by a menu.
      return [
        {
          ...shown,
          label,
          path: path.replace(/\/\{-.*$/, ""),
          permissions: permissionsOf([...endpoints, ...asks]),
          modules: modulesOf(page),
        },
      ];
    })
    .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.position - b.position);

export type VisiblePlace = NavigationPlace & {
  /** The client's own word in this language, if it has one. */
  readonly word: string | undefined;
};

/** A place as a menu shows it. */
export type NamedPlace = VisiblePlace & { readonly name: string };

/** Whether a place belongs to the back office, which has a menu of its own. */
export const isOfficePlace = <Any extends NavigationPlace>(
  place: Any,
): place is Any & { readonly group: OfficeGroup } => place.group !== "programme" && place.group !== "you";

type Seen = Pick<Session, "permissions"> & {
  readonly selectedClient: Pick<NonNullable<Session["selectedClient"]>, "flags" | "moduleItems"> | null;
};

const mayOpen = (place: NavigationPlace, { selectedClient, permissions }: Seen): boolean =>
  (selectedClient !== null || place.withoutClient === true) &&
  place.modules.every((use) => isModuleOn(use, selectedClient?.flags ?? flagsWithoutClient)) &&
  place.permissions.every((permission) => permissions.includes(permission));

/** Spec §roles#module-items: the menu is the client's module items, in its order, cut down to what is on, allowed and built. */
export function visiblePlaces(
  places: readonly NavigationPlace[],
  seen: Seen,
  locale: Locale,
): VisiblePlace[] {
  const items = seen.selectedClient?.moduleItems ?? [];
  const order = (place: NavigationPlace) => {
    const index = items.findIndex(({ key }) => key === place.item);
    return index < 0 ? items.length : index;
  };
  return places
    .filter((place) => mayOpen(place, seen))
    .filter((place) => !place.item || (items.find(({ key }) => key === place.item)?.enabled ?? false))
    .map((place) => {
      const labels: Partial<LocalizedText> = items.find(({ key }) => key === place.item)?.labels ?? {};
      return { ...place, word: labels[locale] || undefined };
    })
    .sort((a, b) => order(a) - order(b));
}

/** The places of the bottom bar, in the design's order. */
export const tabsOf = <Any extends NavigationPlace>(places: readonly Any[]): Any[] =>
  TABS.flatMap((tab) => places.filter((place) => place.tab === tab).slice(0, 1));

/** The place a path belongs to: the longest one it begins with. */
export const placeAt = <Any extends NavigationPlace>(places: readonly Any[], path: string): Any | undefined =>
  places
    .filter((place) => path === place.path || path.startsWith(`${place.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

/** The place a path belongs to, if it opens for who is signed in. */
export function openPlaceAt(
  places: readonly NavigationPlace[],
  seen: Seen,
  path: string,
): NavigationPlace | undefined {
  const place = placeAt(places, path);
  return place && mayOpen(place, seen) ? place : undefined;
}
