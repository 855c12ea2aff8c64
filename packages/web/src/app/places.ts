import type { Locale, LocalizedText } from "@trilha/contract/core/locale.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import type { ModuleFlag, ModuleItemKey } from "@trilha/contract/tenants/clients/shapes.ts";
import type { Session } from "../session/session.queries.ts";

/** Where each place stands in the phone's bottom bar; the order is the design's, for every client. */
export const TABS = ["home", "learn", "report", "rewards", "me"] as const;
export type Tab = (typeof TABS)[number];

/** Groups of the back office's menu, in its order; a group none of whose places may be opened is not shown. */
export const OFFICE_GROUPS = [
  "people",
  "earning",
  "rewards",
  "learning",
  "live",
  "content",
  "community",
  "reports",
  "settings",
] as const;
export type OfficeGroup = (typeof OFFICE_GROUPS)[number];

/** Drawn by `PlaceIcon`. */
export type PlaceIconName =
  | "certificate"
  | "medal"
  | "plug"
  | "world"
  | "chart"
  | "download"
  | "home"
  | "user"
  | "bell"
  | "users"
  | "usersGroup"
  | "userCheck"
  | "userPlus"
  | "reportAnalytics"
  | "sliders"
  | "building"
  | "history"
  | "mail"
  | "flag"
  | "table"
  | "receipt"
  | "camera"
  | "package"
  | "store"
  | "coin"
  | "gavel"
  | "receipts"
  | "gift"
  | "truck"
  | "trophy"
  | "stairs"
  | "school"
  | "clipboard"
  | "writing"
  | "questions"
  | "target"
  | "book"
  | "route"
  | "lifebuoy"
  | "fileText"
  | "shield";

/**
 * A place a menu can lead to. Only what the app really has is registered (`registered-places.ts`), so no
 * menu ever shows a door that does not open.
 */
export type NavigationPlace = {
  readonly id: string;
  readonly path: string;
  /** A key of the shell's texts under `places`. */
  readonly label: string;
  readonly icon: PlaceIconName;
  readonly group: "programme" | "you" | OfficeGroup;
  /** Shown when the client's menu holds this item… */
  readonly item?: ModuleItemKey;
  /** …and this module is on… */
  readonly flag?: ModuleFlag;
  /** …and the person may do this. */
  readonly permission?: Permission;
  /** Open to whoever may, even while no client is selected: an empty installation has none. */
  readonly withoutClient?: boolean;
  readonly tab?: Tab;
};

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
  (!place.flag || selectedClient?.flags[place.flag] === true) &&
  (!place.permission || permissions.includes(place.permission));

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
