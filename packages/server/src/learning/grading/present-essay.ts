import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { Essay } from "@trilha/contract/learning/grading/marking-shapes.ts";
import { resultProblems } from "@trilha/contract/learning/grading/problems.ts";
import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { altOf } from "@trilha/contract/learning/questions/show.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import {
  attemptState,
  type EssayPlace,
  type EssayRow,
  essayAt,
  marksOf,
  writtenAt,
} from "./essays.queries.ts";
import { nameTest } from "./name-tests.ts";

export type EssayToMark = EssayRow & { body: QuestionOf<"essay">; text: string };

/** An essay that was handed in; refuses places that are none, were left empty or are still being written. */
export async function findEssay(
  tx: Tx,
  scope: { clientId: string; now: Date },
  place: EssayPlace,
): Promise<EssayToMark | Refusal> {
  const row = await essayAt(tx, scope, place);
  if (row) {
    const { body, text } = row;
    return body.kind === "essay" && text !== null
      ? { ...row, body, text }
      : refuse(resultProblems.notAnEssay);
  }
  const attempt = await attemptState(tx, scope.clientId, place.attemptId);
  if (!attempt) return refuse(genericProblems.notFound);
  return refuse(attempt.state === "running" ? resultProblems.notEnded : resultProblems.notAnEssay);
}

/** Whether somebody may give this essay a mark. */
export function isMarkable(row: EssayRow, userId: string): boolean {
  return (row.state === "marking" || row.state === "done") && row.user_id !== userId;
}

/** An essay as whoever marks it sees it: no name in it. */
export async function presentEssay(tx: Tx, call: MemberCall, place: EssayPlace): Promise<Essay | Refusal> {
  const { clientId, userId } = call.actor;
  const row = await findEssay(tx, { clientId, now: call.now }, place);
  if (isRefusal(row)) return row;
  const test = await nameTest(tx, { clientId, locale: call.locale }, row);
  if (!test) return refuse(genericProblems.notFound);
  const marks = await marksOf(tx, clientId, place);
  const { body } = row;
  const say = (texts: QuestionOf<"essay">["prompt"]) =>
    inLanguage(texts, row.locale, row.locale)?.value ?? "";
  return {
    ...{ attemptId: row.attempt_id, question: row.question, version: marks.length },
    ...{ course: test.course, activityId: row.activity_id, activity: test.title, number: row.number },
    prompt: say(body.prompt),
    pictureUrl: pictureUrl(call, body.fileId),
    pictureAlt: altOf(body.alt, say),
    text: row.text,
    points: body.points,
    rubric: body.rubric.map(({ id, text, points }) => ({ id, text: say(text), points })),
    model: say(body.model),
    writtenAt: ((await writtenAt(tx, clientId, place)) ?? row.ended_at).toISOString(),
    waitsSince: row.ended_at.toISOString(),
    marks: marks.map(({ points, rubric, comment, by: marker, at, reason }, index) => ({
      version: index + 1,
      ...{ points, rubric, comment, by: marker, at: at.toISOString(), reason },
    })),
    person: null,
    lockedBy: row.locked_by !== null && row.locked_by !== userId ? row.locker : null,
    can: { mark: isMarkable(row, userId) },
  };
}
