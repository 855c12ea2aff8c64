import type { Activity, Outline } from "@trilha/contract/learning/delivery/outline.ts";
import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";
import { describe, expect, test } from "vitest";
import { placedIn } from "../published-outline.ts";
import { courseAfter, openedBy } from "./course-after.ts";

const activity = (id: string, fields: Partial<Activity> = {}): Activity => ({
  ...{ id, type: "html", title: {}, mandatory: true, minutes: 1, completion: { rule: "viewed" } },
  ...{ requires: [], authorised: false, data: {} },
  ...fields,
});
function courseOf(order: Outline["order"], ...activities: Activity[]) {
  const modules = [{ id: "m", title: {}, requires: [], activities }];
  const texts = { title: {}, summary: {}, description: {}, coverFileId: null, items: [] };
  return placedIn({ ...texts, defaultLocale: "pt-BR", locales: ["pt-BR"], order, modules });
}
const at = (activityId: string, state: ActivityState, score: number | null = null) => ({
  ...{ activityId, state, score },
});

describe("§states#course how far somebody is in a course", () => {
  const course = courseOf(
    "free",
    ...[activity("a"), activity("b"), activity("c")],
    ...[activity("extra", { mandatory: false }), activity("game", { type: "webinar", completion: null })],
  );

  test.each([
    ["nothing opened", [], { done: 0, total: 3, percent: 0, score: null }],
    ["one of three, rounded down", [at("a", "finished")], { done: 1, percent: 33 }],
    ["optional ones count for nothing", [at("extra", "finished", 10)], { done: 0, score: null }],
    ["begun is not done", [at("a", "in_progress"), at("b", "reproved")], { done: 0, percent: 0 }],
    [
      "all that count, and the mean of the scores there are",
      [at("a", "finished", 80), at("b", "finished", 71), at("c", "finished"), at("gone", "finished", 1)],
      { done: 3, total: 3, percent: 100, score: 75.5 },
    ],
  ])("%s", (_, standings, progress) => {
    expect(courseAfter(course, standings)).toMatchObject(progress);
  });

  test("where nothing is mandatory all that can be finished counts; where nothing can be, nothing ends", () => {
    const optional = courseOf(
      "free",
      activity("a", { mandatory: false }),
      activity("b", { mandatory: false }),
    );
    expect(courseAfter(optional, [at("a", "finished")])).toMatchObject({ done: 1, total: 2, percent: 50 });
    const empty = courseOf("free", activity("a", { completion: null }));
    expect(courseAfter(empty, [])).toMatchObject({ done: 0, total: 0, percent: 0 });
  });
});

describe("§learning#locks what one more finished activity opens", () => {
  const row = courseOf("sequential", activity("a"), activity("b"), activity("c", { authorised: true }));
  const opened = (finished: string[], id: string, authorised: string[] = []) =>
    openedBy(
      row,
      { states: new Map(finished.map((one) => [one, "finished"])), authorised: new Set(authorised) },
      id,
    );

  test("the next in the row, by its order", () => {
    expect(opened(["a"], "a")).toEqual([2]);
    expect(opened(["a", "b"], "b", ["c"])).toEqual([3]);
  });

  test("not what the instructor has not opened, nor what was finished before", () => {
    expect(opened(["a", "b"], "b")).toEqual([]);
    expect(opened(["a", "b"], "a")).toEqual([]);
  });
});
