import { describe, expect, it } from "vitest";
import { guardLogin, guardPage, type Visit } from "./guard.ts";
import { ownPath } from "./redirect.ts";

const visit = (changes: Partial<Visit>): Visit => ({
  href: "/profile",
  signedIn: true,
  stored: undefined,
  home: "/home",
  ...changes,
});

describe("a page of the logged-in group", () => {
  it("is shown to who is signed in", () => {
    expect(guardPage(visit({}))).toEqual({ kind: "stay" });
  });

  it("sends a stranger to login and stores where they wanted to go", () => {
    expect(guardPage(visit({ signedIn: false, href: "/news?tag=a#top" }))).toEqual({
      kind: "login",
      store: { url: "/news?tag=a#top" },
    });
  });

  it("with a token in the address clears even a running session, and the token leaves the address", () => {
    expect(guardPage(visit({ href: "/news?token=abc&tag=a" }))).toEqual({
      kind: "login",
      store: { url: "/news?tag=a", token: "abc" },
    });
  });

  it("uses a stored redirect", () => {
    expect(guardPage(visit({ stored: { url: "/news" } }))).toEqual({ kind: "redirect", to: "/news" });
  });

  it("never follows a stored redirect out of the app", () => {
    expect(guardPage(visit({ stored: { url: "//evil.example" } }))).toEqual({ kind: "stay" });
  });

  it("leaves a redirect that still waits for its token alone", () => {
    expect(guardPage(visit({ stored: { url: "/news", token: "abc" } }))).toEqual({ kind: "stay" });
  });
});

describe("the login page", () => {
  it("is shown to a stranger", () => {
    expect(guardLogin(visit({ href: "/?client=demo", signedIn: false }))).toEqual({ kind: "stay" });
  });

  it("sends who is signed in to their client's home route", () => {
    expect(guardLogin(visit({ href: "/", home: "/news" }))).toEqual({ kind: "home", to: "/news" });
  });

  it("prefers a stored redirect", () => {
    expect(guardLogin(visit({ href: "/", stored: { url: "/profile" } }))).toEqual({
      kind: "redirect",
      to: "/profile",
    });
  });

  it("takes a token of its own address", () => {
    expect(guardLogin(visit({ href: "/?token=abc" }))).toEqual({
      kind: "login",
      store: { url: "/home", token: "abc" },
    });
  });
});

describe("a path of this app", () => {
  it.each([
    ["/home", "/home"],
    ["/a?b=c#d", "/a?b=c#d"],
    ["//evil.example", undefined],
    ["/\\evil.example", undefined],
    ["https://evil.example", undefined],
    ["javascript:alert(1)", undefined],
    ["", undefined],
  ])("%s gives %s", (target, expected) => {
    expect(ownPath(target)).toBe(expected);
  });
});
