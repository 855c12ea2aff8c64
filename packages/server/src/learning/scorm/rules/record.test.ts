import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Commit,
  closingSeconds,
  newsOf,
  openingAfter,
  recordAfter,
  type ScoRecord,
  type ScoRun,
} from "./record.ts";
import { standingOf } from "./status.ts";
import { as12 } from "./time.ts";

const opening: ScoRun = { run: 1, runAt: 0, sequence: 0, seconds: 0, counted: 0, closed: false };
const fresh: ScoRecord = {
  ...{ completion: "incomplete", success: "unknown", score: null, progress: null },
  ...{ location: "", totalSeconds: 0, suspended: false, exit: null },
};
const commit = (sequence: number, values: Record<string, string>, ended = false): Commit => ({
  ...{ run: 1, sequence, ended, values: new Map(Object.entries(values)) },
});
const none = { masteryScore: null, completionThreshold: null, scaledPassingScore: null };
const take = (record: ScoRecord, one: Commit) =>
  recordAfter(record, "1.2", one, standingOf("1.2", one.values, none, one.ended));

describe("§entities#type-scorm scorm: order", () => {
  test.each([
    [1, 1, "fresh"],
    [1, 0, "known"],
    [2, 9, "replaced"],
    [0, 9, "replaced"],
  ])("run %s, sequence %s: %s", (run, sequence, news) => {
    expect(newsOf(opening, { run, sequence })).toBe(news);
  });
});

describe("§entities#type-scorm scorm: session time is told, never added", () => {
  const hour = 3_600_000;
  test("the most of a session counts, once, also when it is closed twice", () => {
    let now = opening;
    for (const [sequence, seconds] of [
      [1, 30],
      [2, 90],
      [3, 60],
    ] as const)
      now = openingAfter(now, "1.2", commit(sequence, { "core.session_time": as12(seconds) }), hour);
    expect(closingSeconds(now)).toBe(90);
    now = { ...now, counted: now.seconds, closed: true };
    expect(closingSeconds(now)).toBe(0);
    // A device that slept speaks again: only what is new is added.
    now = openingAfter(now, "1.2", commit(4, { "core.session_time": as12(100) }), hour);
    expect([now.closed, closingSeconds(now)]).toEqual([false, 10]);
  });

  test("nobody worked longer than the page was open", () => {
    const reported = commit(1, { session_time: "PT9H" });
    expect(openingAfter(opening, "2004", reported, 60_000).seconds).toBe(70);
  });

  test("a session that never said its time counts none", () => {
    expect(openingAfter(opening, "2004", commit(1, {}), hour).seconds).toBe(0);
  });
});

describe("§states#course what was passed stays passed", () => {
  test("a later incomplete changes the place, not the record", () => {
    const passed = take(fresh, commit(1, { "core.lesson_status": "passed", "core.score.raw": "90" }));
    const later = take(
      passed,
      commit(2, {
        "core.lesson_status": "incomplete",
        "core.score.raw": "10",
        "core.lesson_location": "p1",
        "core.exit": "suspend",
      }),
    );
    expect(later).toMatchObject({
      ...{ completion: "completed", success: "passed", score: 90 },
      ...{ location: "p1", suspended: true, exit: "suspend" },
    });
  });

  test("a failure may still be passed", () => {
    const failed = take(fresh, commit(1, { "core.lesson_status": "failed" }));
    expect(failed.success).toBe("failed");
    expect(take(failed, commit(2, { "core.lesson_status": "passed" })).success).toBe("passed");
  });
});

describe("commits in any order, some twice", () => {
  const words = ["passed", "completed", "failed", "incomplete", "browsed"] as const;
  const commits = fc.array(
    fc.record({ word: fc.constantFrom(...words), raw: fc.nat(100), seconds: fc.nat(600) }),
    { minLength: 1, maxLength: 8 },
  );
  /** As the server takes them: known ones change nothing. */
  const play = (list: readonly Commit[]) => {
    let at = { opening, record: fresh };
    for (const one of list) {
      if (newsOf(at.opening, one) !== "fresh") continue;
      const next = openingAfter(at.opening, "1.2", one, 3_600_000);
      at = { opening: next, record: take(at.record, one) };
    }
    return at;
  };
  const written = (list: { word: string; raw: number; seconds: number }[]) =>
    list.map(({ word, raw, seconds }, index) =>
      commit(index + 1, {
        "core.lesson_status": word,
        "core.score.raw": String(raw),
        "core.session_time": as12(seconds),
        "core.lesson_location": `p${index}`,
      }),
    );

  test("the same commits sent again leave what is there", () => {
    fc.assert(
      fc.property(commits, (list) => {
        const commits = written(list);
        expect(play([...commits, ...commits])).toEqual(play(commits));
      }),
    );
  });

  test("whatever order they come in, the place is of the last one, and nothing earlier undoes it", () => {
    const shuffled = commits.chain((list) =>
      fc
        .shuffledSubarray(written(list), { minLength: list.length })
        .map((order) => ({ order, last: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ({ order, last }) => {
        const { record, opening: after } = play(order);
        expect(record.location).toBe(`p${last - 1}`);
        expect(after.sequence).toBe(last);
      }),
    );
  });

  test("a record never loses completed, passed or its best score", () => {
    fc.assert(
      fc.property(commits, (list) => {
        let record = fresh;
        for (const one of written(list)) {
          const next = take(record, one);
          if (record.completion === "completed") expect(next.completion).toBe("completed");
          if (record.success === "passed") expect(next.success).toBe("passed");
          expect(next.score ?? 0).toBeGreaterThanOrEqual(record.score ?? 0);
          record = next;
        }
      }),
    );
  });
});
