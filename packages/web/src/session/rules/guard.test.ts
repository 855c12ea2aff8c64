import { describe, expect, it } from "vitest";
import { guardAddress, guardLogin, guardPage, type Visit } from "./guard.ts";
import { ownPath } from "./redirect.ts";

const visit = (changes: Partial<Visit>): Visit => ({
  href: "/profile",
  signedIn: true,
  stored: undefined,
  home: "/home",
  ...changes,
});

describe("§4 a token in an address", () => {
  it.each([
    ["/news?token=abc&tag=a", "/news?tag=a"],
    ["/nobody-knows?token=abc#top", "/nobody-knows#top"],
    ["/terms?token=abc", "/terms"],
    ["/?token=abc", "/home"],
    ["/maintenance-login?token=abc", "/maintenance-login"],
  ])("of %s clears even a running session and leaves the address", (href, url) => {
    expect(guardAddress(visit({ href }))).toEqual({ kind: "login", store: { url, token: "abc" } });
  });

  it("at the door keeps where somebody wanted to go before", () => {
    expect(guardAddress(visit({ href: "/?token=abc", stored: { url: "/news" } }))).toEqual({
      kind: "login",
      store: { url: "/news", token: "abc" },
    });
  });

  it("that is not there changes nothing", () => {
    for (const href of ["/news?tag=a", "/news?token="])
      expect(guardAddress(visit({ href }))).toEqual({ kind: "stay" });
  });
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
