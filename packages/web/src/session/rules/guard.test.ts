import { describe, expect, it } from "vitest";
import { guardAddress, guardLogin, guardPage, guardPortfolio, type PageVisit } from "./guard.ts";
import { ownPath } from "./redirect.ts";

const visit = (changes: Partial<PageVisit>): PageVisit => ({
  href: "/profile",
  signedIn: true,
  stored: undefined,
  home: "/home",
  portfolio: false,
  ...changes,
});

describe("§states#token-in-address a token in an address", () => {
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

describe("§states#portfolio-setting the portfolio setting", () => {
  const stranger = (changes: Partial<PageVisit>) =>
    guardLogin(visit({ href: "/", signedIn: false, portfolio: true, ...changes }));

  it.each([
    ["a plain visit", "/", "/portfolio", undefined],
    [
      "whose door and which language",
      "/?client=demo&locale=fr",
      "/portfolio?client=demo&locale=fr",
      undefined,
    ],
    ["a query", "/?client=demo&campaign=7&x=a%20b", "/portfolio?client=demo", "/?campaign=7&x=a+b"],
    ["a query and a fragment", "/?a=b#top", "/portfolio", "/?a=b#top"],
  ])("%s of the login goes to the portfolio", (_, href, to, storedUrl) => {
    const store = storedUrl === undefined ? undefined : { url: storedUrl, kept: true };
    expect(stranger({ href })).toEqual({ kind: "portfolio", to, store });
  });

  it("that is off shows the login", () => {
    expect(stranger({ portfolio: false })).toEqual({ kind: "stay" });
  });

  it("lets through who was on their way to a page, or comes with a token", () => {
    expect(stranger({ stored: { url: "/online-courses/7" } })).toEqual({ kind: "stay" });
    expect(stranger({ stored: { url: "/news", token: "abc" } })).toEqual({ kind: "stay" });
  });

  it("still counts while only a query is kept", () => {
    expect(stranger({ stored: { url: "/?campaign=7", kept: true } })).toMatchObject({ kind: "portfolio" });
  });

  it.each([
    ["/?campaign=7", "/start?campaign=7"],
    ["/?a=b#top", "/start?a=b#top"],
    ["/", "/start"],
    ["/news?a=b", "/news?a=b"],
  ])("the kept %s is used after the sign-in: %s", (url, to) => {
    const stored = { url, kept: true } as const;
    expect(guardLogin(visit({ href: "/", home: "/start", stored }))).toEqual({ kind: "redirect", to });
  });

  it("sends who is signed in away from its pages, and nobody else", () => {
    expect(guardPortfolio(visit({ home: "/online-courses" }))).toEqual({
      kind: "home",
      to: "/online-courses",
    });
    expect(guardPortfolio(visit({ signedIn: false }))).toEqual({ kind: "stay" });
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
