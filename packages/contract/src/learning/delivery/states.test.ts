import { describe, expect, test } from "vitest";
import {
  afterEvent,
  completedStates,
  type LearningEvent,
  type LearningState,
  learningEvents,
  learningStates,
  learns,
  progressFilters,
  statesOfFilter,
} from "./states.ts";

// §states#course and training, every pair: a dot is what cannot happen.
const table: Record<LearningState, string> = {
  // request refuse invite enrol unenrol start finish pass fail block restart improve lift reopen
  not_started: "requested . invited enrolled . . . . . . . . . .",
  requested: ". unenrolled invited enrolled unenrolled . . . . . . . . .",
  invited: ". . . enrolled unenrolled . . . . . . . . .",
  enrolled: ". . . . unenrolled in_progress . . . . . . . .",
  in_progress: ". . . . unenrolled . finished approved reproved blocked restarted . . .",
  finished: ". . . . . . . approved . . restarted . . in_progress",
  approved: ". . . . . . . . . . restarted improved . in_progress",
  improved: ". . . . . . . . . . restarted improved . in_progress",
  reproved: ". . . . unenrolled . . approved . blocked restarted . . in_progress",
  blocked: ". . . . unenrolled . . . . . restarted . in_progress .",
  restarted: ". . . . unenrolled in_progress . . . blocked . . . .",
  unenrolled: "requested . invited enrolled . . . . . . . . . .",
};

describe("§states#course and training", () => {
  const pairs = learningStates.flatMap((state) =>
    learningEvents.map((event, index): [LearningState, LearningEvent, string | undefined] => {
      const after = table[state].split(" ")[index];
      return [state, event, after === "." ? undefined : after];
    }),
  );
  test.each(pairs)("%s, %s: %s", (state, event, after) => {
    expect(afterEvent(state, event)).toBe(after);
  });

  test("every state but the first can be reached, and none is a dead end", () => {
    const reached = new Set(pairs.map(([, , after]) => after));
    expect(learningStates.filter((state) => !reached.has(state))).toEqual(["not_started"]);
    expect(
      learningStates.filter((state) => learningEvents.every((event) => !afterEvent(state, event))),
    ).toEqual([]);
  });

  test("what is done stays done until it starts over or has more to do", () => {
    for (const state of completedStates) {
      const after = learningEvents.flatMap((event) => afterEvent(state, event) ?? []);
      for (const next of after)
        expect(completedStates.has(next) || next === "restarted" || next === "in_progress").toBe(true);
      expect(learns.has(state)).toBe(true);
    }
  });

  test("§entities#filters filter progress: every state is in one of its choices", () => {
    const all = progressFilters.flatMap((filter) => statesOfFilter[filter]);
    expect([...all].sort()).toEqual([...learningStates].sort());
  });
});
