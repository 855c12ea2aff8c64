import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { usualPace } from "@trilha/contract/tenants/clients/learning-pace.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type DonePart, hurryOf, hurryThrough, leastSeconds, packageLeast, wordsIn } from "./plausible.ts";

const html = (words: number) => ({ kind: "text", html: { "pt-BR": `<p>${"palavra ".repeat(words)}</p>` } });
const lessonOf = (size: number | null) => ({ size, locale: "pt-BR", fallback: "pt-BR" }) as const;
const activity = (type: string, data: object, completion: object | null) =>
  ({ type, data, completion }) as Pick<Activity, "type" | "data" | "completion">;

test.each([
  ["html", html(1_000), { rule: "viewed" }, null, 60],
  ["html", html(0), { rule: "viewed" }, null, 0],
  ["html", html(1_000), { rule: "time", seconds: 20 }, null, 20],
  ["pdf", {}, { rule: "pages", share: 100 }, 20, 38],
  ["pdf", {}, { rule: "pages", share: 50 }, 20, 18],
  ["pdf", {}, { rule: "viewed" }, 20, 0],
  ["video", {}, { rule: "watched", share: 90 }, 100, 45],
  ["video", {}, { rule: "watched", share: 90 }, null, 0],
  ["scorm", {}, { rule: "verdict", require: "completed" }, null, 0],
] as const)(
  "Security 33: %s %o by %o, of %s, takes a person %s s at least",
  (type, data, rule, size, seconds) => {
    expect(leastSeconds(activity(type, data, rule), lessonOf(size), usualPace)).toBe(seconds);
  },
);

test.each([
  [{ scos: 0, typical: null, others: [] }, 0],
  [{ scos: 1, typical: null, others: [] }, 30],
  [{ scos: 20, typical: null, others: [] }, 40],
  [{ scos: 1, typical: 60, others: [] }, 6],
  [{ scos: 1, typical: 3_600, others: [] }, 360],
  [{ scos: 1, typical: null, others: Array.from({ length: 19 }, () => 600) }, 30],
  [{ scos: 1, typical: null, others: Array.from({ length: 40 }, (_, n) => 100 + n * 10) }, 60],
])("a package of %o takes %i s at least", (facts, seconds) => {
  expect(packageLeast(facts, usualPace)).toBe(seconds);
});

test("words are counted, not tags, signs or spaces", () => {
  expect(wordsIn("<h1>Olá,&nbsp;mundo!</h1><p class='a b'>1 · 2</p> — ")).toBe(4);
});

test("what is over within some seconds may be quick", () => {
  expect(hurryOf(5, 0)).toBeUndefined();
  expect(hurryOf(6, 0)).toEqual({ expected: 6, measured: 0 });
  expect(hurryOf(60, 55)).toBeUndefined();
});

const part = (openedAt: number, seconds: number): DonePart => ({ openedAt: openedAt * 1_000, seconds });

test("waiting after the first activity buys no time for the others", () => {
  const day = 86_400;
  const parts = [part(0, 10), part(day, 60), part(day + 1, 60)];
  expect(hurryThrough(parts, (day + 2) * 1_000)).toEqual({ expected: 120, measured: 2 });
  expect(hurryThrough(parts, (day + 130) * 1_000)).toBeUndefined();
});

test("whoever takes the time of each activity, one after the other, is never in a hurry", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(600), fc.nat(600)), { maxLength: 20 }), (list) => {
      let now = 0;
      const parts = list.map(([seconds, pause]) => {
        const done = part(now, seconds);
        now += seconds + pause;
        return done;
      });
      expect(hurryThrough(parts, now * 1_000)).toBeUndefined();
      const all = parts.reduce((sum, { seconds }) => sum + seconds, 0);
      if (all > 5)
        expect(
          hurryThrough(
            parts.map(({ seconds }) => part(0, seconds)),
            0,
          ),
        ).toBeDefined();
    }),
  );
});
