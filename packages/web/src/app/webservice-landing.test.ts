import { moduleFlags } from "@trilha/contract/core/modules.ts";
import { describe, expect, it } from "vitest";
import { holdToken, takeToken } from "../session/held-token.ts";
import type { Session } from "../session/session.queries.ts";
import { places } from "./rooms.ts";
import { webserviceLanding } from "./webservice-landing.ts";

/** A session of a client with these modules; only what decides is there. */
const session = (flags: Record<string, boolean>, homeRoute = "/online-courses") =>
  ({ permissions: [], selectedClient: { flags, homeRoute } }) as unknown as Session;
const everything = Object.fromEntries(moduleFlags.map((flag) => [flag, true]));

describe("§states#webservice-login: where the page leads", () => {
  it.each([
    ["?module=course&id=7", "has_courses", "/online-courses/7"],
    ["?module=trail&id=7", "has_trails", "/trails/7"],
    ["?module=courses", "has_courses", "/online-courses"],
    ["?module=profile", "has_profile", "/profile"],
    ["?module=reward_store", "has_reward_store", "/reward-store"],
    ["?module=sales", "has_sales", "/insert-sales"],
    ["?module=campaigns&client=demo&locale=fr", "has_campaigns", "/campaigns"],
  ])("%s needs %s", (search, flag, path) => {
    expect(webserviceLanding(search, session({ [flag]: true }, "/home"), places)).toBe(path);
    expect(webserviceLanding(search, session({ ...everything, [flag]: false }, "/home"), places)).toBe(
      "/home",
    );
  });

  it.each([
    ["a module this app does not have yet", "?module=news_single&id=7"],
    ["no module", ""],
    ["a module that is an address", "?module=//evil.example&id=7"],
  ])("%s leads to the client's home", (_, search) => {
    expect(webserviceLanding(search, session(everything), places)).toBe("/online-courses");
  });

  it("a home route that this app does not have is ours", () => {
    expect(webserviceLanding("", session(everything, "/casino"), places)).toBe("/home");
  });

  it("§roles#module-access a home route of a module that is off is ours", () => {
    const off = session({ ...everything, has_courses: false });
    expect(webserviceLanding("?module=courses", off, places)).toBe("/home");
  });

  it("a token is told once", () => {
    holdToken("abc");
    expect([takeToken(), takeToken()]).toEqual(["abc", undefined]);
  });
});
