import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { drawPaper } from "@trilha/contract/learning/questions/draw.ts";
import { countsInScore } from "@trilha/contract/learning/questions/grade.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { orderOf } from "@trilha/contract/learning/questions/order.ts";
import { chanceOf, shuffled } from "@trilha/contract/learning/questions/random.ts";
import { mostQuestions, type TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import type { PaperQuestion } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import { poolOf, type QuestionRef, questionVersions, versionName } from "../questions/index.ts";

/** Bodies of questions; one that is gone is a bug. */
export type Bodies = (ref: QuestionRef) => QuestionBody;

export async function bodiesOf(tx: Tx, clientId: string, refs: readonly QuestionRef[]): Promise<Bodies> {
  const bodies = await questionVersions(tx, clientId, refs);
  return ({ questionId, version }) => {
    const body = bodies.get(versionName({ questionId, version }));
    if (!body) throw new Error(`version ${version} of question ${questionId} is gone`);
    return body;
  };
}

/**
 * §entities#course-test Draws what one attempt is asked, by chance that falls the same way for the same seed: which questions, in which
 * order, and in which order their parts. `locale` is the course's own. Undefined: there are not enough questions.
 */
export async function drawnPaper(
  tx: Tx,
  clientId: string,
  test: TestToDraw,
  seed: number | string,
): Promise<PaperQuestion[] | undefined> {
  return drawnFrom(tx, clientId, test, await poolFor(tx, clientId, test), seed);
}

type Pool = Awaited<ReturnType<typeof poolOf>>;
type TestToDraw = { settings: TestData; type: TestType; locale: Locale };

/** Questions a test may ask; `locale` is the course's own. */
export const poolFor = (tx: Tx, clientId: string, { settings, type, locale }: TestToDraw): Promise<Pool> =>
  poolOf(tx, clientId, { parts: settings.parts, type, locale });

/** The same from questions that were read already. */
export async function drawnFrom(
  tx: Tx,
  clientId: string,
  { settings }: Pick<TestToDraw, "settings">,
  pool: Pool,
  seed: number | string,
): Promise<PaperQuestion[] | undefined> {
  const random = chanceOf(String(seed));
  const drawn = drawPaper(settings.parts, pool, random);
  if (!("questions" in drawn) || drawn.questions.length === 0) return undefined;
  const { questions } = drawn;
  const placed = (settings.shuffleQuestions ? shuffled(questions, random) : questions).slice(
    0,
    mostQuestions,
  );
  const bodies = await bodiesOf(tx, clientId, placed);
  return placed.map(({ questionId, version }) => {
    const body = bodies({ questionId, version });
    const points = countsInScore(body) ? body.points : 0;
    return { questionId, version, order: orderOf(body, settings.shuffleOptions, random), points };
  });
}
