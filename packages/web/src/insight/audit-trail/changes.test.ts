import { describe, expect, it } from "vitest";
import { changesOf } from "./changes.ts";

describe("what a staff write changed", () => {
  it("is one row a fact, inner facts by their path", () => {
    expect(
      changesOf(
        { name: "Ana", flags: { has_news: true, has_faq: false } },
        { name: "Ana Lima", flags: { has_news: false, has_faq: false } },
      ),
    ).toEqual([
      { path: "name", before: "Ana", after: "Ana Lima" },
      { path: "flags.has_news", before: true, after: false },
    ]);
  });

  it("shows what was there and is gone, and what is new", () => {
    expect(changesOf(null, { email: "ana@loja.br" })).toEqual([
      { path: "email", before: undefined, after: "ana@loja.br" },
    ]);
    expect(changesOf({ logos: { "pt-BR": "/a" } }, { logos: {} })).toEqual([
      { path: "logos.pt-BR", before: "/a", after: undefined },
    ]);
  });

  it("tells the order of a menu apart from what its places say", () => {
    const home = { key: "home", enabled: true };
    const news = { key: "news", enabled: true };
    expect(changesOf({ items: [home, news] }, { items: [{ ...news, enabled: false }, home] })).toEqual([
      { path: "items", before: ["home", "news"], after: ["news", "home"] },
      { path: "items.news.enabled", before: true, after: false },
    ]);
  });

  it("tells a campaign's windows apart by country", () => {
    const brazil = { country: "BR", endsOn: "2026-12-31" };
    const mexico = { country: "MX", endsOn: "2026-12-31" };
    expect(
      changesOf({ countries: [brazil] }, { countries: [{ ...brazil, endsOn: "2026-12-24" }, mexico] }),
    ).toEqual([
      { path: "countries", before: ["BR"], after: ["BR", "MX"] },
      { path: "countries.BR.endsOn", before: "2026-12-31", after: "2026-12-24" },
      { path: "countries.MX.endsOn", before: undefined, after: "2026-12-31" },
    ]);
  });

  it("tells things without a name apart by their place in the list", () => {
    const type = (name: string, active = true) => ({ name: { "pt-BR": name }, active });
    expect(
      changesOf(
        { types: [type("Vitrine"), type("Ponta")] },
        { types: [type("Vitrine"), type("Ponta", false)] },
      ),
    ).toEqual([{ path: "types.2.active", before: true, after: false }]);
  });

  it("keeps lists whole and leaves out what means the same", () => {
    expect(changesOf({ roles: ["auditor"], store: null }, { roles: ["auditor", "moderator"] })).toEqual([
      { path: "roles", before: ["auditor"], after: ["auditor", "moderator"] },
    ]);
    expect(changesOf(null, null)).toEqual([]);
  });
});
