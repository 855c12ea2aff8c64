import { IconHome } from "@tabler/icons-react";
import type { ModuleItemKey } from "@trilha/contract/tenants/clients/shapes.ts";
import { describe, expect, it } from "vitest";
import { type NavigationPlace, placeAt, tabsOf, visiblePlaces } from "./places.ts";

const place = (id: string, changes: Partial<NavigationPlace> = {}): NavigationPlace => ({
  id,
  path: `/${id}`,
  label: id,
  icon: IconHome,
  group: "programme",
  position: 1,
  permissions: [],
  modules: [],
  ...changes,
});

const item = (key: ModuleItemKey, enabled = true, labels = {}) => ({ key, enabled, labels });
const seen = (items: ReturnType<typeof item>[], flags = {}, permissions: never[] = []) => ({
  permissions,
  selectedClient: { flags: flags as never, moduleItems: items },
});

describe("the menu", () => {
  const home = place("home", { item: "home", tab: "home" });
  const news = place("news", { item: "news", modules: ["has_news"] });
  const me = place("me", { tab: "me" });
  const audit = place("audit", { permissions: ["audit.read"] });

  it("follows the client's order and leaves out what is switched off", () => {
    const shown = visiblePlaces(
      [me, home, news],
      seen([item("news"), item("home")], { has_news: true }),
      "pt-BR",
    );
    expect(shown.map(({ id }) => id)).toEqual(["news", "home", "me"]);
    expect(
      visiblePlaces([home, news], seen([item("news"), item("home")]), "pt-BR").map(({ id }) => id),
    ).toEqual(["home"]);
    expect(visiblePlaces([home], seen([item("home", false)]), "pt-BR")).toEqual([]);
  });

  it("holds only what needs no client while none is selected", () => {
    const clients = place("clients", { withoutClient: true });
    const nobody = { permissions: [], selectedClient: null };
    expect(visiblePlaces([home, me, audit, clients], nobody, "pt-BR").map(({ id }) => id)).toEqual([
      "clients",
    ]);
  });

  it("uses the client's own word in the language, where there is one", () => {
    const named = seen([item("home", true, { "pt-BR": "Praça", "en-US": "" })]);
    expect(visiblePlaces([home], named, "pt-BR")[0]?.word).toBe("Praça");
    expect(visiblePlaces([home], named, "en-US")[0]?.word).toBeUndefined();
  });

  it("shows staff places only to who holds the permission", () => {
    expect(visiblePlaces([audit], seen([]), "pt-BR")).toEqual([]);
    expect(visiblePlaces([audit], { ...seen([]), permissions: ["audit.read"] }, "pt-BR")).toHaveLength(1);
  });

  it("puts the bottom bar in the design's order", () => {
    const shown = visiblePlaces([me, home], seen([item("home")]), "pt-BR");
    expect(tabsOf(shown.toReversed()).map(({ id }) => id)).toEqual(["home", "me"]);
  });

  it("knows the place of a deeper path", () => {
    expect(
      placeAt([home, place("admin"), place("people", { path: "/admin/people" })], "/admin/people/7")?.id,
    ).toBe("people");
    expect(placeAt([home], "/homes")).toBeUndefined();
  });
});
