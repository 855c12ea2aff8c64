import { expect, it } from "vitest";
import { neighboursOf } from "./way.ts";

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

it("§2 shows why the next activity is locked, as the opening said", () => {
  expect(neighboursOf({ previous: null, next }, undefined, [])).toEqual({
    count: undefined,
    previous: null,
    next,
  });
});

it("§2 believes the newer outline, and what a step opened", () => {
  expect(neighboursOf({ previous: null, next }, outlined([]), []).next?.locks).toEqual([]);
  expect(neighboursOf({ previous: null, next }, outlined([lock]), []).next?.locks).toEqual([lock]);
  expect(neighboursOf({ previous: null, next }, outlined([lock]), [2])).toMatchObject({
    count: 1,
    next: { locks: [] },
  });
});
