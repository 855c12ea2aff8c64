import { expect, it } from "vitest";
import type { OwnReview } from "./level.queries.ts";
import { stepsOf } from "./review-steps.ts";

type State = OwnReview["state"];
const walked = (...states: State[]) => ({
  state: states.at(-1) ?? "eligible",
  history: states.map((to, index) => ({
    from: states[index - 1] ?? null,
    to,
    by: "staff" as const,
    reason: null,
    at: `2026-06-0${index + 1}T12:00:00Z`,
  })),
});

it.each<[State[], string[]]>([
  [["eligible"], ["eligible", "under_review ahead", "decision ahead"]],
  [
    ["eligible", "under_review"],
    ["eligible", "under_review", "decision ahead"],
  ],
  [
    ["eligible", "under_review", "granted"],
    ["eligible", "under_review", "granted"],
  ],
  [
    ["eligible", "refused"],
    ["eligible", "refused"],
  ],
  [
    ["eligible", "refused", "appealed"],
    ["eligible", "refused", "appealed", "decision ahead"],
  ],
  [
    ["eligible", "lapsed"],
    ["eligible", "lapsed"],
  ],
])("§states#level: %j is told as %j", (states, steps) => {
  expect(stepsOf(walked(...states)).map(({ state, at }) => (at ? state : `${state} ahead`))).toEqual(steps);
});
