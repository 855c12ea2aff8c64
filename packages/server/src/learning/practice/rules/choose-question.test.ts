import { chanceOf } from "@trilha/contract/learning/questions/random.ts";
import { describe, expect, test } from "vitest";
import { chooseQuestion, type QuestionCandidate } from "./choose-question.ts";

const one = (id: string, known: number | null, recent = false): QuestionCandidate => ({ id, known, recent });

describe("§learning#question-of-the-day the question of the day", () => {
  test.each<[string, QuestionCandidate[], string | undefined]>([
    ["nothing learned", [], undefined],
    ["one thing", [one("a", 1)], "a"],
    ["asked these days, but there is no other", [one("a", 0, true)], "a"],
    ["not what was asked these days", [one("a", 0, true), one("b", 1)], "b"],
  ])("%s", (_, candidates, chosen) => expect(chooseQuestion(candidates, chanceOf("x"))).toBe(chosen));

  test("what is about to be forgotten comes most, what was never seen in between, what is known at times", () => {
    const random = chanceOf("drill");
    const times = { fades: 0, unseen: 0, known: 0 };
    const candidates = [one("fades", 0.3), one("unseen", null), one("known", 0.99)];
    for (let day = 0; day < 2_000; day += 1) {
      const chosen = chooseQuestion(candidates, random);
      if (chosen === "fades" || chosen === "unseen" || chosen === "known") times[chosen] += 1;
    }
    expect(times.fades).toBeGreaterThan(3 * times.unseen);
    expect(times.unseen).toBeGreaterThan(times.known);
    expect(times.known).toBeGreaterThan(0);
  });
});
