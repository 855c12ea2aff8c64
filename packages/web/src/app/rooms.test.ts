import { listId } from "@trilha/contract/core/lists/shapes.ts";
import { permissions } from "@trilha/contract/permissions.ts";
import { describe, expect, it } from "vitest";
import { type Page, permissionsOf } from "../room/page.ts";
import { assembled } from "./assembled.ts";
import { openAssembled } from "./open-assembled.ts";
import { openPages } from "./open-rooms.ts";
import { placeAt } from "./places.ts";
import { pages, places } from "./rooms.ts";

const all: readonly Page[] = pages;
const declared = import.meta.glob<{ pages: readonly Page[] }>("../*/*/room.ts", { eager: true });
const open = import.meta.glob<{ openPages: readonly Page[] }>("../*/*/open.ts", { eager: true });
const sources = import.meta.glob<string>("../*/*/{room,open}.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Pages no menu leads to, with what does. */
const LED_TO_BY: Readonly<Record<string, string>> = {
  "/onboarding/steps": "the first sign-in",
  "/link-account": "a provider, after the sign-in",
  "/invitations": "the switch of clients, and the bell",
  "/courses/$courseId/activities/$order": "the course",
  "/terms-and-conditions": "the small print below the menu",
  "/privacy-policy": "the small print below the menu",
  "/cookies": "the small print below the menu",
  "/contact-us": "the small print below the menu",
  "/about": "the small print below the menu",
  "/about-the-program": "the small print below the menu",
  "/about-the-team": "the small print below the menu",
  "/hotsite": "the small print below the menu",
  "/admin/attempts": "the results of a test",
};

const walk = (list: readonly Page[]) => list.map((page) => [page.path, page] as const);

describe("the rooms", () => {
  it("are all composed, each with all its pages", () => {
    const pages = Object.values(declared).flatMap((room) => room.pages);
    expect(new Set(all)).toEqual(new Set(pages));
    expect(all).toHaveLength(pages.length);
  });

  it("have their open pages in the first file, and only these", () => {
    expect(new Set<Page>(openPages)).toEqual(new Set(all.filter(({ kind }) => kind === "open")));
    for (const [file, room] of Object.entries(open))
      expect(
        room.openPages.every(({ kind }) => kind === "open"),
        file,
      ).toBe(true);
  });

  it.each(Object.entries(sources))("%s names no permission: its endpoints ask for them", (_, source) => {
    expect(permissions.filter((permission) => source.includes(`"${permission}"`))).toEqual([]);
  });
});

describe("the pages", () => {
  it("have an address each", () => {
    const paths = all.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it("have addresses that views of their lists can belong to (§interface#saved-views)", () => {
    const inside = all.filter(({ kind }) => kind !== "open").map(({ path }) => path);
    expect(inside.filter((path) => !listId.safeParse(path).success)).toEqual([]);
  });

  it.each(walk(all))("%s says what it needs, or where it leads", (path, page) => {
    const needs = page.endpoints.length > 0 || page.redirect !== undefined || path === "/goodbye";
    expect(needs).toBe(true);
  });

  it.each(walk(all.filter(({ kind }) => kind === "office")))("%s is guarded", (path, { endpoints }) => {
    // Each room has its own files there, and only these.
    expect(permissionsOf(endpoints).length > 0).toBe(path !== "/admin/exports");
  });

  it.each(walk(all.filter(({ kind }) => kind !== "office")))(
    "%s asks for no permission",
    (_, { endpoints }) => {
      expect(permissionsOf(endpoints)).toEqual([]);
    },
  );

  it.each(walk(all.filter(({ kind }) => kind !== "open")))("%s is led to by one place", (path, page) => {
    const place = placeAt(places, path);
    // A page below a place is opened from the place's page.
    expect(page.place === undefined || place?.id === page.place.id).toBe(true);
    expect(place === undefined).toBe(path in LED_TO_BY);
  });

  it("that are put together from several rooms have their code, and no other code is named", () => {
    const named = (list: readonly Page[]) => new Set(list.flatMap((page) => page.assembled ?? []));
    expect(named(all.filter(({ kind }) => kind !== "open"))).toEqual(new Set(Object.keys(assembled)));
    expect(named(openPages)).toEqual(new Set(Object.keys(openAssembled)));
  });
});

describe("the places", () => {
  it("have one turn each in their group", () => {
    const turns = Map.groupBy(places, ({ group }) => group);
    for (const [group, list] of turns)
      expect(
        list.map(({ position }) => position),
        group,
      ).toEqual(list.map((_, index) => index + 1));
  });

  it("are known by one name each", () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  });
});
