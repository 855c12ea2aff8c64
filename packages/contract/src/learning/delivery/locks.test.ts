import { describe, expect, test } from "vitest";
import { type LearningLockFacts, locksOf, trailLocksOf } from "./locks.ts";
import type { Activity, OutlineModule, TrailItem } from "./outline.ts";
import type { ActivityState } from "./states.ts";

const activity = (id: string, fields: Partial<Activity> = {}): Activity => ({
  ...{ id, type: "pdf", title: {}, mandatory: true, minutes: 1, completion: { rule: "viewed" } },
  ...{ requires: [], authorised: false, data: {} },
  ...fields,
});
const module = (id: string, activities: Activity[], requires: string[] = []): OutlineModule => ({
  ...{ id, title: {}, requires, activities },
});
const learner = (finished: string[] = [], fields: Partial<LearningLockFacts> = {}): LearningLockFacts => ({
  ...{ learns: true, blocked: false, missingCourses: [], authorised: new Set<string>() },
  states: new Map(finished.map((id): [string, ActivityState] => [id, "finished"])),
  ...fields,
});
const locks = (
  order: "free" | "sequential",
  modules: OutlineModule[],
  facts: LearningLockFacts,
): Record<string, string[]> =>
  Object.fromEntries(
    [...locksOf({ modules, order }, facts)].map(([id, locksFound]) => [
      id,
      locksFound.map(({ reason, ...subject }) => [reason, ...Object.values(subject)].join(" ")),
    ]),
  );

describe("§learning#locks, each with its reason", () => {
  const two = [module("m1", [activity("a"), activity("b")]), module("m2", [activity("c")], ["m1"])];

  test("whoever is not in it enrols first; whoever is blocked hears that; prerequisites come before all", () => {
    expect(locks("free", two, learner([], { learns: false })).a).toEqual(["enrol"]);
    expect(locks("free", two, learner([], { learns: false, blocked: true })).a).toEqual(["blocked"]);
    expect(locks("free", two, learner([], { missingCourses: ["x"] })).c).toEqual(["course x", "module m1"]);
  });

  test("a module opens once what counts in the one before is finished", () => {
    expect(locks("free", two, learner(["a"]))).toEqual({ a: [], b: [], c: ["module m1"] });
    expect(locks("free", two, learner(["a", "b"])).c).toEqual([]);
    const optional = [module("m1", [activity("a"), activity("b", { mandatory: false })]), ...two.slice(1)];
    expect(locks("free", optional, learner(["a"])).c).toEqual([]);
  });

  test("one after the other, past what is optional", () => {
    const row = [module("m", [activity("a"), activity("b", { mandatory: false }), activity("c")])];
    expect(locks("sequential", row, learner())).toEqual({ a: [], b: ["activity a"], c: ["activity a"] });
    expect(locks("sequential", row, learner(["a"]))).toEqual({ a: [], b: [], c: [] });
  });

  test("what is asked for twice is said once, and what was finished stays open", () => {
    const row = [module("m", [activity("a"), activity("b", { requires: ["a"] })])];
    expect(locks("sequential", row, learner()).b).toEqual(["activity a"]);
    expect(locks("sequential", row, learner(["b"])).b).toEqual([]);
  });

  test("§states#reaction-evaluation a reaction evaluation opens once everything else of its module is finished, wherever it stands", () => {
    const evaluation = activity("e", { type: "reaction_evaluation" });
    const optional = activity("b", { mandatory: false });
    const row = [module("m", [activity("a"), evaluation, optional, activity("later", { completion: null })])];
    expect(locks("free", row, learner()).e).toEqual(["activity a", "activity b"]);
    expect(locks("free", row, learner(["a"])).e).toEqual(["activity b"]);
    expect(locks("free", row, learner(["a", "b"])).e).toEqual([]);
    const waiting = [module("m", [activity("a"), evaluation, activity("after", { requires: ["e"] })])];
    expect(locks("free", waiting, learner(["a"])), "nobody waits for each other").toMatchObject({ e: [] });
  });

  test("§states#orders in order, only the next module waits for the evaluation of the one before", () => {
    const evaluation = activity("e", { type: "reaction_evaluation" });
    const rows = [module("m1", [activity("a"), evaluation, activity("b")]), module("m2", [activity("c")])];
    expect(locks("sequential", rows, learner(["a"]))).toMatchObject({ e: ["activity b"], b: [] });
    expect(locks("sequential", rows, learner(["a", "b"]))).toMatchObject({ e: [], c: ["activity e"] });
    expect(locks("sequential", rows, learner(["a", "b", "e"])).c).toEqual([]);
  });

  test("§states#instructor-authorisation what the instructor authorises waits for that", () => {
    const row = [module("m", [activity("a", { authorised: true })])];
    expect(locks("free", row, learner()).a).toEqual(["instructor"]);
    expect(locks("free", row, learner([], { authorised: new Set(["a"]) })).a).toEqual([]);
    expect(locks("free", row, learner(["a"])).a).toEqual([]);
  });

  test("§entities#activity-types nothing waits for a type whose part is to come, nor for what is not there", () => {
    const later = activity("game", { type: "webinar", completion: null });
    const row = [
      module("m1", [later, activity("a", { requires: ["game", "gone"] })]),
      module("m2", [activity("b")], ["m1", "gone"]),
    ];
    expect(locks("sequential", row, learner(["a"]))).toEqual({ game: [], a: [], b: [] });
    expect(locks("sequential", row, learner())).toEqual({
      ...{ game: [], a: [], b: ["module m1", "activity a"] },
    });
  });

  test("in a trail items wait for items, and those to come for nobody", () => {
    const item = (id: string, fields: Partial<TrailItem> = {}): TrailItem => ({
      ...{ id, kind: "course", referenceId: id, title: {}, mandatory: true, requires: [] },
      ...fields,
    });
    const items = [
      item("a"),
      item("w", { kind: "webinar", referenceId: null }),
      item("b", { requires: ["a"] }),
    ];
    const facts = { learns: true, blocked: false, missingCourses: [] };
    const locksWith = (done: string[], order: "free" | "sequential" = "sequential") =>
      Object.fromEntries(trailLocksOf({ items, order }, { ...facts, done: new Set(done) }));
    const afterA = [{ reason: "item", itemId: "a" }];
    expect(locksWith([])).toEqual({ a: [], w: afterA, b: afterA });
    expect(locksWith(["a"])).toEqual({ a: [], w: [], b: [] });
    expect(locksWith([], "free")).toEqual({ a: [], w: [], b: afterA });
  });
});
