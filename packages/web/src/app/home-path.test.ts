import type { ModuleFlags } from "@trilha/contract/core/modules.ts";
import { describe, expect, it } from "vitest";
import type { Session } from "../session/session.queries.ts";
import { homePath } from "./home-path.ts";
import { placesOf } from "./places.ts";
import { pages } from "./rooms.ts";

const session = (
  permissions: string[],
  homeRoute: string | null = "/home",
  flags: ModuleFlags = { has_campaigns: true },
) =>
  ({ permissions, selectedClient: homeRoute === null ? null : { homeRoute, flags } }) as unknown as Session;

describe("§interface#office-home where somebody lands", () => {
  const places = placesOf(pages);

  it.each([
    ["staff begin in the office", session(["office.open", "claims.audit"], "/campaigns"), "/admin/home"],
    ["participants at the client's home route", session([], "/campaigns"), "/campaigns"],
    ["or at home, where its module is off", session([], "/campaigns", {}), "/home"],
    ["or at home, where the route is none of ours", session([], "/nowhere"), "/home"],
    [
      "an empty installation begins with its clients",
      session(["office.open", "clients.list"], null),
      "/admin/clients",
    ],
    ["nobody yet", undefined, "/home"],
  ])("%s", (_, who, path) => {
    expect(homePath(who, places)).toBe(path);
  });
});
