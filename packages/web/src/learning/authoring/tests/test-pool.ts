import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { fitsPart, type PoolQuestion } from "@trilha/contract/learning/questions/draw.ts";
import type { BankPool } from "@trilha/contract/learning/questions/shapes.ts";
import type { TestData, TestPart } from "@trilha/contract/learning/tests/test-settings.ts";

// A bank says how many questions of each sort it has, not which: enough to tell whether a paper can be filled.

/** One stand-in for each question that a test of this type may draw. */
const drawable = (bankId: string, { groups }: BankPool, type: TestType): PoolQuestion[] =>
  groups
    .filter(({ kind }) => kind !== "scale" || type === "reaction_evaluation")
    .flatMap(({ tags, difficulty, questions }, group) =>
      Array.from({ length: questions }, (_, at) => ({
        ...{ id: `${bankId} ${group} ${at}`, version: 0, bankId, tags, difficulty },
      })),
    );

/** Number of questions a part may choose from. */
export const thereFor = (part: Extract<TestPart, { from: "bank" }>, pool: BankPool, type: TestType): number =>
  drawable(part.bankId, pool, type).filter((question) => fitsPart(part, question)).length;

/** All that a test may ask; undefined: of one of its banks nothing is known yet. */
export function poolFor(
  { parts }: Pick<TestData, "parts">,
  type: TestType,
  pools: ReadonlyMap<string, BankPool>,
): PoolQuestion[] | undefined {
  const banks = new Set(parts.flatMap((part) => (part.from === "bank" ? part.bankId : [])));
  const named = new Set(parts.flatMap((part) => (part.from === "chosen" ? part.questionIds : [])));
  const pool: PoolQuestion[] = [...named].map((id) => ({
    ...{ id, version: 0, bankId: "", tags: [], difficulty: 3 },
  }));
  for (const bankId of banks) {
    const known = pools.get(bankId);
    if (!known) return undefined;
    pool.push(...drawable(bankId, known, type));
  }
  return pool;
}
