import { decisions, membershipStatuses } from "@trilha/contract/members/people/shapes.ts";
import { membershipTransitions } from "@trilha/contract/members/people/states.ts";
import { describe, expect, test } from "vitest";
import { type DecisionSubject, judgeDecision, lacksReason } from "./decision.ts";

const person = (
  status: DecisionSubject["status"],
  outOfReach?: "own" | "superuser",
  id = "a",
): DecisionSubject => ({
  id,
  status,
  outOfReach,
});
const codeOf = (verdict: ReturnType<typeof judgeDecision>) =>
  "problem" in verdict ? verdict.problem.code : verdict.next;

describe("§states#course every state meets every decision", () => {
  const pairs = membershipStatuses.flatMap((status) =>
    decisions.map((decision) => [status, decision] as const),
  );

  test.each(pairs)("%s, %s", (status, decision) => {
    const next = membershipTransitions[status][decision] ?? "people.wrong_state";
    expect(codeOf(judgeDecision(decision, ["a"], [person(status)]))).toBe(next);
  });
});

describe("all or none", () => {
  const waiting = person("awaiting_approval");

  test.each([
    ["one who is not there", ["a", "b"], [waiting], "request.not_found"],
    ["oneself", ["a", "b"], [waiting, person("awaiting_approval", "own", "b")], "people.own_membership"],
    ["a superuser", ["a", "b"], [waiting, person("awaiting_approval", "superuser", "b")], "people.superuser"],
    ["one in another state", ["a", "b"], [waiting, person("active", undefined, "b")], "people.wrong_state"],
    ["all fitting", ["a", "b"], [waiting, person("awaiting_approval", undefined, "b")], "active"],
  ])("%s", (_name, ids, subjects, outcome) => {
    expect(codeOf(judgeDecision("approve", ids, subjects))).toBe(outcome);
  });

  test("waiting and active people may be blocked together", () => {
    const people = [waiting, person("active", undefined, "b")];
    expect(judgeDecision("block", ["a", "b"], people)).toEqual({ next: "blocked" });
  });
});

test.each([
  ["block", undefined, true],
  ["block", "", true],
  ["block", "fraud", false],
  ["unblock", undefined, false],
  ["approve", undefined, false],
] as const)("%s with reason %s lacks one: %s", (decision, reason, lacks) => {
  expect(lacksReason(decision, reason)).toBe(lacks);
});
