import { describe, expect, test } from "vitest";
import { type AttemptDone, type StandingFacts, standingOf } from "./test-usage.ts";

const now = new Date("2026-11-18T12:00:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const attempt = (fields: Partial<AttemptDone> = {}): AttemptDone => ({
  ...{ state: "done", startedAt: at(-60), percent: 40, passed: false },
  ...fields,
});
const part = { from: "chosen" as const, id: "p", questionIds: ["q"], moduleId: null };
const facts = (
  attempts: AttemptDone[],
  settings: Partial<StandingFacts["settings"]> = {},
  more: Partial<StandingFacts> = {},
): StandingFacts => ({
  ...{ type: "conventional_test", attempts, extraAttempts: 0, extraMinutes: 0, freedAt: null, now },
  settings: { maximumAttempts: 3, improve: false, closesAt: null, parts: [part], ...settings },
  ...more,
});
const failed = attempt();
const passed = attempt({ percent: 80, passed: true });
const running = attempt({ state: "running", percent: null, passed: null });
const marking = attempt({ state: "marking", percent: null, passed: null });
const gone = attempt({ state: "void", percent: 100, passed: true });

describe("§states#attempts-allowed tests allow one, N or unlimited attempts", () => {
  test.each<[string, StandingFacts, Partial<ReturnType<typeof standingOf>>]>([
    ["nothing yet", facts([]), { used: 0, left: 3, lastOne: false, best: null, passed: false, whyNot: null }],
    ["one allowed", facts([], { maximumAttempts: 1 }), { left: 1, lastOne: true, whyNot: null }],
    [
      "unlimited",
      facts(
        Array.from({ length: 50 }, () => failed),
        { maximumAttempts: null },
      ),
      { used: 50, left: null, lastOne: false, whyNot: null },
    ],
    ["the next is the last", facts([failed, failed]), { used: 2, left: 1, lastOne: true, whyNot: null }],
    ["the one that runs is the last", facts([failed, failed, running]), { left: 0, lastOne: true }],
    ["one runs, one is left", facts([failed, running]), { left: 1, lastOne: false }],
    [
      "all failed",
      facts([failed, failed, failed]),
      { left: 0, lastOne: false, whyNot: "no_attempts", best: 40 },
    ],
    [
      "all failed, one more given",
      facts([failed, failed, failed], {}, { extraAttempts: 1 }),
      { left: 1, lastOne: true, whyNot: null },
    ],
    ["more used than allowed now", facts([failed, failed, failed], { maximumAttempts: 2 }), { left: 0 }],
    [
      "freed of a block",
      facts([failed, failed, failed], {}, { freedAt: at(-30) }),
      { used: 0, left: 3, best: 40, whyNot: null },
    ],
    [
      "failed once since",
      facts([failed, failed, failed, attempt({ startedAt: at(-10) })], {}, { freedAt: at(-30) }),
      { used: 1, left: 2 },
    ],
    ["what is void counts for nothing", facts([gone, failed]), { used: 1, left: 2, passed: false, best: 40 }],
    ["passed", facts([failed, passed]), { passed: true, best: 80, left: 1, whyNot: "passed" }],
    [
      "passed, and may be improved",
      facts([failed, passed], { improve: true }),
      { left: 1, lastOne: true, whyNot: null },
    ],
    [
      "passed, nothing left to improve with",
      facts([passed], { improve: true, maximumAttempts: 1 }),
      { whyNot: "no_attempts" },
    ],
    ["an essay waits", facts([marking]), { used: 1, left: 2, whyNot: "marking" }],
    ["closed", facts([], { closesAt: now.toISOString() }), { whyNot: "closed" }],
    ["closes in a minute", facts([], { closesAt: at(1).toISOString() }), { whyNot: null }],
    [
      "closed, with time given",
      facts([], { closesAt: at(-5).toISOString() }, { extraMinutes: 10 }),
      { whyNot: null },
    ],
    ["without questions", facts([], { parts: [] }), { whyNot: "no_questions" }],
    [
      "an opinion is given again while attempts allow",
      facts([passed], {}, { type: "unevaluated_quiz" }),
      { whyNot: null },
    ],
    [
      "an opinion asked for once",
      facts([passed], { maximumAttempts: 1 }, { type: "reaction_evaluation" }),
      { whyNot: "no_attempts" },
    ],
  ])("%s", (_, facts, expected) => {
    expect(standingOf(facts)).toMatchObject(expected);
  });
});
