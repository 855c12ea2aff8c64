import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { previewQuestion as spec } from "@trilha/contract/learning/questions/endpoints.ts";
import { gradeAnswer } from "@trilha/contract/learning/questions/grade.ts";
import { orderOf } from "@trilha/contract/learning/questions/order.ts";
import { chanceOf } from "@trilha/contract/learning/questions/random.ts";
import { picturesOf, showQuestion } from "@trilha/contract/learning/questions/show.ts";
import { solutionOf } from "@trilha/contract/learning/questions/solution.ts";
import { areReady, pictureUrl } from "../../core/files/index.ts";
import type { UseCase } from "../../core/use-case.ts";

/**
 * Preview of a question, with feedback on an answer; nothing is kept. The same question comes in the same order, so
 * that what was answered stays where it was.
 */
export const previewQuestion: UseCase<typeof spec> = async (call, { body: input }) => {
  const { body, locale, fallback, answer } = input;
  const { clientId } = call.actor;
  // An address is worked out from any id: only pictures the client has get one.
  const own = await call.read((tx) =>
    areReady(tx, { clientId, fileIds: picturesOf(body), kind: "question_picture" }),
  );
  const order = orderOf(body, false, chanceOf(JSON.stringify(body.prompt)));
  const pictures = (fileId: string) => (own ? pictureUrl(call, fileId, "large") : null);
  const shown = showQuestion(body, { locale, fallback, order, pictures });
  if (!answer) return { shown, outcome: null };
  const { share, waits, right, feedback } = gradeAnswer(body, answer, locale);
  const feedbackTexts = feedback.flatMap((texts) => inLanguage(texts, locale, fallback)?.value ?? []);
  return {
    shown,
    outcome: { share, waits, right, feedback: feedbackTexts, solution: solutionOf(body, locale) },
  };
};
