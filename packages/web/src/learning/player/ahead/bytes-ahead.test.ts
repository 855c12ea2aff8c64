import { describe, expect, it, test } from "vitest";
import { allowsAhead, bringAhead, filmAhead, mostAhead, wishesOf } from "./bytes-ahead.ts";

const languages = { locale: "pt-BR" as const, locales: ["pt-BR" as const] };
const here = "https://trilha.example/courses/1/activities/1";

/** A store that answers by size and keeps what it was asked. */
function aStore(sizes: Readonly<Record<string, number>>, { elsewhere = false, ranges = true } = {}) {
  const requests: string[] = [];
  const ask = async (url: string | URL | Request, init: RequestInit = {}) => {
    const range = (init.headers as Record<string, string> | undefined)?.range;
    requests.push([String(url), range].filter(Boolean).join(" "));
    const size = sizes[String(url)];
    if (elsewhere) return Response.error();
    if (size === undefined) return new Response(null, { status: 404 });
    const last = Number(/-(\d+)$/.exec(range ?? "")?.[1] ?? size - 1);
    const partial = range !== undefined && ranges;
    const length = partial ? Math.min(size, last + 1) : size;
    const headers = { "content-length": String(length) };
    return new Response(new Uint8Array(length), { status: partial ? 206 : 200, headers });
  };
  return { asked: requests, ask: ask as typeof fetch };
}
const signal = new AbortController().signal;

describe("§entities#activity-types the next activity is fetched ahead", () => {
  test.each([
    [true, undefined, true],
    [true, { effectiveType: "4g" }, true],
    [true, { effectiveType: "4g", saveData: true }, false],
    [true, { saveData: true }, false],
    [true, { effectiveType: "3g" }, false],
    [true, { effectiveType: "2g" }, false],
    [true, { effectiveType: "slow-2g" }, false],
    [false, { effectiveType: "4g" }, false],
  ])("online %s on the line %o: %s", (online, line, allowed) => {
    expect(allowsAhead(online, line)).toBe(allowed);
  });

  it("asks for a manual whole, and for a film's beginning as it is played", () => {
    const pdf = { kind: "pdf" as const, url: "/a", name: "a", ...languages };
    expect(wishesOf(pdf, here)).toEqual([{ url: "/a" }]);
    const film = { kind: "video" as const, url: "/f", type: "video/mp4", captions: [], noSkip: false };
    expect(wishesOf({ ...film, ...languages }, here)).toEqual([{ url: "/f", first: filmAhead }]);
    expect(wishesOf({ kind: "launch", type: "scorm", ...languages }, here)).toEqual([]);
  });

  it("asks for the pictures of a page, once each, and for none of others", () => {
    const html = `<p><img alt="a" src="/store/a?x=1&amp;y=2"><img src="/store/a?x=1&amp;y=2">
      <img src="https://elsewhere.example/b.png"><img alt=""></p>`;
    expect(wishesOf({ kind: "html_text", html, ...languages }, here)).toEqual([
      { url: "https://trilha.example/store/a?x=1&y=2" },
    ]);
  });

  it("stays within its bound: what is larger is left, a film's part is cut to what there is room for", async () => {
    const store = aStore({ "/small": 100, "/large": 901, "/film": 5_000 });
    const wishes = [{ url: "/small" }, { url: "/large" }, { url: "/gone" }, { url: "/film", first: 2_000 }];
    expect(await bringAhead(wishes, { most: 1_000, signal, ask: store.ask })).toBe(1_000);
    expect(store.asked).toEqual(["/small", "/large", "/gone", "/film bytes=0-899"]);
    expect(filmAhead).toBeLessThan(mostAhead);
  });

  it("takes nothing from where nothing can be kept: no parts of films, an address that leads elsewhere", async () => {
    const whole = aStore({ "/film": 500 }, { ranges: false });
    expect(await bringAhead([{ url: "/film", first: 100 }], { signal, ask: whole.ask })).toBe(0);
    const elsewhere = aStore({ "/a": 10 }, { elsewhere: true });
    expect(await bringAhead([{ url: "/a" }], { signal, ask: elsewhere.ask })).toBe(0);
  });

  it("ends when somebody leaves", async () => {
    const store = aStore({ "/a": 10 });
    expect(await bringAhead([{ url: "/a" }], { signal: AbortSignal.abort(), ask: store.ask })).toBe(0);
    expect(store.asked).toEqual([]);
  });
});
