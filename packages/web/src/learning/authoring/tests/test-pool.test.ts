import type { BankPool } from "@trilha/contract/learning/questions/shapes.ts";
import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import { describe, expect, it } from "vitest";
import { poolFor, thereFor } from "./test-pool.ts";

const pool: BankPool = {
  tags: [{ tag: "a", questions: 5 }],
  groups: [
    { tags: ["a"], difficulty: 1, kind: "one", questions: 3 },
    { tags: ["a", "b"], difficulty: 4, kind: "several", questions: 2 },
    { tags: [], difficulty: 1, kind: "scale", questions: 7 },
  ],
};
const part = (changes: Partial<Extract<TestPart, { from: "bank" }>> = {}) => ({
  ...{ from: "bank" as const, id: "p", bankId: "bank", tags: [], difficulties: [], count: 1 },
  moduleId: null,
  ...changes,
});

describe("§learning#question-banks how many questions there are for a part", () => {
  it.each([
    ["all, opinions apart", part(), "block_test", 5],
    ["opinions where they are asked for", part(), "reaction_evaluation", 12],
    ["with a tag", part({ tags: ["b"] }), "block_test", 2],
    ["of a difficulty", part({ difficulties: [1, 2] }), "block_test", 3],
    ["of both", part({ tags: ["b"], difficulties: [1] }), "block_test", 0],
  ] as const)("%s", (_, wanted, type, there) => {
    expect(
      thereFor({ ...wanted, tags: [...wanted.tags], difficulties: [...wanted.difficulties] }, pool, type),
    ).toBe(there);
  });

  it("knows nothing while one of the banks is on its way", () => {
    const parts = [part(), part({ id: "q", bankId: "other" })];
    expect(poolFor({ parts }, "block_test", new Map([["bank", pool]]))).toBeUndefined();
    const both = new Map([
      ["bank", pool],
      ["other", pool],
    ]);
    expect(poolFor({ parts }, "block_test", both)).toHaveLength(10);
  });
});
