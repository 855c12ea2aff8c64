import { IconHome } from "@tabler/icons-react";
import { describe, expect, it } from "vitest";
import { OFFICE_GROUPS } from "../../room/place.ts";
import { isOfficePlace, type NavigationPlace } from "../places.ts";
import { places } from "../rooms.ts";
import {
  favouritePlaces,
  groupPlaces,
  groupsOpenAtFirst,
  isLong,
  MOST_FAVOURITES,
  toggleFavourite,
} from "./menu-groups.ts";

const place = (id: string, group: NavigationPlace["group"] = "people"): NavigationPlace => ({
  id,
  path: `/admin/${id}`,
  label: id,
  icon: IconHome,
  group,
  position: 1,
  permissions: [],
  modules: [],
});
const officePlaces = places.filter(isOfficePlace);
const many = Array.from({ length: 9 }, (_, index) => place(`p${index}`));

describe("the office's menu in groups", () => {
  it("stands in the order of the groups, its places in theirs, without empty groups", () => {
    const groups = groupPlaces([place("c", "settings"), place("a"), place("b")]);
    expect(groups.map(({ group, places }) => [group, places.map(({ id }) => id)])).toEqual([
      ["people", ["a", "b"]],
      ["settings", ["c"]],
    ]);
  });

  it("holds every place of the office once, in the order it is registered", () => {
    const shown = groupPlaces(officePlaces).flatMap(({ places }) => places);
    expect(shown).toEqual(officePlaces);
  });

  it("keeps a group to a number that is read at a glance", () => {
    for (const { group, places } of groupPlaces(officePlaces))
      expect(places.length, group).toBeLessThanOrEqual(10);
  });
});

describe("the groups open at first", () => {
  it("are the current page's and the favourites, in a long menu", () => {
    expect(isLong(many)).toBe(true);
    expect(groupsOpenAtFirst(undefined, "learning", many)).toEqual(["favourites", "learning"]);
  });

  it("are all, in a short menu", () => {
    expect(isLong(many.slice(1))).toBe(false);
    expect(groupsOpenAtFirst(undefined, undefined, many.slice(1))).toEqual(["favourites", ...OFFICE_GROUPS]);
  });

  it("are as this device left them, and the current page's with them", () => {
    expect(groupsOpenAtFirst(["rewards"], undefined, many)).toEqual(["rewards"]);
    expect(groupsOpenAtFirst([], "people", many)).toEqual(["people"]);
    expect(groupsOpenAtFirst(["people"], "people", many)).toEqual(["people"]);
  });
});

describe("the favourites", () => {
  it("stand in the order they were starred, those one may open only", () => {
    expect(favouritePlaces(many, ["p3", "elsewhere", "p1"]).map(({ id }) => id)).toEqual(["p3", "p1"]);
  });

  it("come last and go where they stand", () => {
    expect(toggleFavourite(["p3"], "p1", many)).toEqual(["p3", "p1"]);
    expect(toggleFavourite(["p3", "p2", "p1"], "p2", many)).toEqual(["p3", "p1"]);
  });

  it("are a handful: one more is refused, one less is not; those of another client do not count", () => {
    const full = many.slice(0, MOST_FAVOURITES).map(({ id }) => id);
    expect(toggleFavourite(full, "p8", many)).toBeUndefined();
    expect(toggleFavourite(full, "p0", many)).toEqual(full.slice(1));
    expect(toggleFavourite([...full.slice(1), "elsewhere"], "p8", many)).toHaveLength(MOST_FAVOURITES + 1);
  });
});
