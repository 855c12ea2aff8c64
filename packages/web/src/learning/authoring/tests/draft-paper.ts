import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { drawPaper, type Lacking, type PoolQuestion } from "@trilha/contract/learning/questions/draw.ts";
import type { readQuestion } from "@trilha/contract/learning/questions/endpoints.ts";
import { chanceOf, shuffled } from "@trilha/contract/learning/questions/random.ts";
import type { QuestionListItem } from "@trilha/contract/learning/questions/shapes.ts";
import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { isRefused } from "../../../api/problem.ts";

type Question = Answer<typeof readQuestion>;
type Wanted = { type: TestType; data: TestData; language: Locale; seed: string };
type Ask = {
  /** All active questions of a bank. */
  ofBank: (bankId: string) => Promise<readonly QuestionListItem[]>;
  one: (id: string) => Promise<Question>;
};

const pooled = ({ id, version, bankId, tags, difficulty }: QuestionListItem): PoolQuestion => ({
  ...{ id, version, bankId, tags, difficulty },
});

/** A paper drawn as the server draws one, of what an author may read: nothing of it is kept. */
export async function draftPaper(
  { type, data, language, seed }: Wanted,
  { ofBank, one }: Ask,
): Promise<{ questions: Question[] } | { missing: Lacking[] }> {
  const banks = new Set(data.parts.flatMap((part) => (part.from === "bank" ? part.bankId : [])));
  const named = new Set(data.parts.flatMap((part) => (part.from === "chosen" ? part.questionIds : [])));
  const drawable = (await Promise.all([...banks].map(ofBank)))
    .flat()
    .filter(
      ({ kind, locales }) =>
        (kind !== "scale" || type === "reaction_evaluation") && locales.includes(language),
    );
  const chosen = await Promise.all(
    [...named].map((id) =>
      one(id).catch((error: unknown) => {
        if (isRefused(error) && error.status === 404) return undefined;
        throw error;
      }),
    ),
  );
  const pool = new Map(
    [...drawable, ...chosen.flatMap((question) => question ?? [])].map((question) => [
      question.id,
      pooled(question),
    ]),
  );
  const chance = chanceOf(seed);
  const drawn = drawPaper(data.parts, [...pool.values()], chance);
  if ("missing" in drawn) return drawn;
  const ids = drawn.questions.map(({ questionId }) => questionId);
  const order = data.shuffleQuestions ? shuffled(ids, chance) : ids;
  return { questions: await Promise.all(order.map(one)) };
}
