import type { BankPool } from "@trilha/contract/learning/questions/shapes.ts";
import { describe, expect, it } from "vitest";
import { noneThere } from "./none-there.ts";

const part = {
  id: "p",
  from: "bank",
  bankId: "b",
  count: 5,
  tags: ["cpu"],
  difficulties: [],
  moduleId: null,
} as const;
const pool = (questions: number, kind: "one" | "scale" = "one"): BankPool => ({
  tags: [],
  groups: questions > 0 ? [{ kind, tags: [], difficulty: 3, questions }] : [],
});
const none = pool(0);
const others = [
  { language: "es-ES", pool: pool(2) },
  { language: "pt-BR", pool: pool(7) },
] as const;
const plain = { ...part, tags: [], difficulties: [] };

describe("§learning#question-banks why a test finds no question", () => {
  it.each([
    [
      "its own tags leave none",
      { ...part, tags: ["cpu"], difficulties: [] },
      { own: pool(4), others },
      { kind: "filters", questions: 4 },
    ],
    [
      "another language has them: the one with most",
      plain,
      { own: none, others },
      { kind: "language", language: "pt-BR", questions: 7 },
    ],
    [
      "the bank holds opinions, which no graded test asks",
      plain,
      { own: pool(3, "scale"), others: [] },
      { kind: "opinions" },
    ],
    [
      "the bank is empty",
      plain,
      { own: none, others: [{ language: "pt-BR", pool: none }] },
      { kind: "empty" },
    ],
  ] as const)("%s", (_, asking, pools, reason) => {
    const { own, others } = pools;
    expect(
      noneThere({ ...asking, tags: [...asking.tags], difficulties: [] }, "conventional_test", {
        own,
        others,
      }),
    ).toEqual(reason);
  });
});
