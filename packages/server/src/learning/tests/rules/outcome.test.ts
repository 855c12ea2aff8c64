import { type TestType, testTypes } from "@trilha/contract/learning/delivery/activity-types.ts";
import { consequences } from "@trilha/contract/learning/tests/test-settings.ts";
import { describe, expect, test } from "vitest";
import { type OutcomeFacts, outcomeOf, type TestOutcome } from "./outcome.ts";

const facts = (fields: Partial<OutcomeFacts>): OutcomeFacts => ({
  ...{ type: "conventional_test", settings: { onFailure: "none" }, passed: false, left: 0 },
  ...{ passedBefore: false, better: true, needed: true, completed: false },
  ...fields,
});

/** Failed with nothing left, for each setting: none, block, restart. */
const failedForGood: Record<
  TestType,
  readonly [none: TestOutcome, block: TestOutcome, restart: TestOutcome]
> = {
  conventional_test: ["fail", "block", "restart"],
  block_test: ["block", "block", "block"],
  restart_test: ["restart", "restart", "restart"],
  evaluated_quiz: ["none", "block", "restart"],
  unevaluated_quiz: ["pass", "pass", "pass"],
  block_general_test: ["block", "block", "block"],
  restart_general_test: ["restart", "restart", "restart"],
  reaction_evaluation: ["pass", "pass", "pass"],
};
const isOpinion = (type: TestType) => type === "unevaluated_quiz" || type === "reaction_evaluation";
const cases = testTypes.flatMap((type) =>
  consequences.map((onFailure, setting) => ({ type, onFailure, setting })),
);

describe("§states#failing-all-attempts every type × outcome × attempts left × setting", () => {
  test.each(cases)("$type, on failure $onFailure", ({ type, onFailure, setting }) => {
    const outcomeWith = (fields: Partial<OutcomeFacts>) =>
      outcomeOf(facts({ type, settings: { onFailure }, ...fields }));
    const opinion = isOpinion(type);
    for (const left of [0, 1, 5, null]) {
      expect(outcomeWith({ passed: opinion ? null : true, left }), `passed, ${left} left`).toBe("pass");
      const failed = opinion ? "pass" : left === 0 ? failedForGood[type][setting] : "retry";
      expect(outcomeWith({ passed: opinion ? null : false, left }), `failed, ${left} left`).toBe(failed);
      const again = { passedBefore: true, left };
      expect(outcomeWith({ ...again, passed: true, better: true })).toBe(opinion ? "pass" : "improve");
      expect(outcomeWith({ ...again, passed: true, better: false })).toBe(opinion ? "pass" : "none");
      expect(outcomeWith({ ...again, passed: false, better: false }), "what was passed stays").toBe(
        opinion ? "pass" : "none",
      );
    }
  });

  test("a test the course does not wait for reproves nobody; its type or setting still speaks", () => {
    expect(outcomeOf(facts({ needed: false }))).toBe("none");
    expect(outcomeOf(facts({ needed: false, type: "block_test" }))).toBe("block");
    expect(outcomeOf(facts({ needed: false, type: "restart_test" }))).toBe("restart");
  });

  test("whoever is done with the course loses nothing", () => {
    for (const type of testTypes)
      expect(outcomeOf(facts({ type, completed: true }))).toBe(isOpinion(type) ? "pass" : "none");
  });
});
