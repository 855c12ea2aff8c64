import { expect, it } from "vitest";
import { neighboursOf, wentOn } from "./neighbours.ts";

const lock = { lock: { reason: "activity" as const, activityId: "a1" }, title: "Boas-vindas" };
const next = {
  ...{ order: 2, id: "a2", type: "video" as const, title: "Vídeo" },
  state: "not_started" as const,
  locks: [lock],
};
const outlined = (locks: (typeof lock)[]) => {
  const { state, ...rest } = next;
  const known = { ...rest, locks, state, minutes: 1, mandatory: true, completion: null, percent: 0 };
  return { modules: [{ id: "m1", title: "", activities: [known] }] };
};

it("§learning#locks shows why the next activity is locked, as the opening said", () => {
  expect(neighboursOf({ previous: null, next }, undefined, [])).toEqual({
    count: undefined,
    previous: null,
    next,
  });
});

it("§learning#player believes the newer outline, and what a step opened", () => {
  expect(neighboursOf({ previous: null, next }, outlined([]), []).next?.locks).toEqual([]);
  expect(neighboursOf({ previous: null, next }, outlined([lock]), []).next?.locks).toEqual([lock]);
  expect(neighboursOf({ previous: null, next }, outlined([lock]), [2])).toMatchObject({
    count: 1,
    next: { locks: [] },
  });
});

it.each<[string, { at: number; detail?: string } | null, { at: number; detail?: string } | null, boolean]>([
  ["neither has begun", null, null, false],
  ["both know the same page", { at: 2 }, { at: 2 }, false],
  ["another device began meanwhile", null, { at: 2 }, true],
  ["it went further there", { at: 2 }, { at: 3 }, true],
  ["it went to another part there", { at: 2, detail: "a" }, { at: 2, detail: "b" }, true],
])("§states#attempts-allowed what was fetched ahead and the opening: %s", (_, before, now, expected) => {
  const courseAt = (resume: typeof before) => ({
    progress: { state: "in_progress" as const, percent: 0, seconds: 0, resume, score: null, seen: [] },
  });
  expect(wentOn(courseAt(before), courseAt(now))).toBe(expected);
});
