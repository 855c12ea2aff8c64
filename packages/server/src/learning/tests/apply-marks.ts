import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { attemptProblems } from "@trilha/contract/learning/tests/problems.ts";
import { notify } from "../../communication/messages/index.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { publishedCourse } from "../delivery/index.ts";
import { insertMark, noteEvent, type TestAttemptRow } from "./attempts.queries.ts";
import { firstResultOf, type HandedIn, holdAttempt, resultOf, settle } from "./hand-in.ts";

/** Mark of one question. */
export interface Mark {
  /** Place from 0. */
  question: number;
  points: number;
  rubric: readonly { id: string; points: number }[];
  comment: string;
  /** Why it is looked at again; null: the first time. */
  reason: string | null;
}

/**
 * §learning#marking Keeps marks of an attempt that was handed in, each as a version of its own, and counts the attempt anew: with the
 * last essay that waited it has its result, which does to the course what handing in would have done, and its person
 * hears of it. Whether the question may be marked by this person, and so high, is the caller's to say. Refuses an attempt
 * that is not there or still runs with `request.not_found`, and one that is void.
 */
export async function applyMarks(
  tx: Tx,
  attempt: {
    clientId: string;
    attemptId: string;
    locale: Locale;
    now: Date;
    by: { userId: string; name: string };
  },
  marks: readonly Mark[],
): Promise<HandedIn | Refusal> {
  const { clientId, attemptId, now, by: marker } = attempt;
  const row = await holdAttempt(tx, { clientId, id: attemptId });
  if (!row || row.state === "running") return refuse(genericProblems.notFound);
  if (row.state === "void") return refuse(attemptProblems.isVoid);
  for (const { question, points, rubric, comment, reason } of marks) {
    await insertMark(tx, {
      ...{ clientId, attemptId, question, points, rubric, comment, reason },
      by: marker,
      at: now,
    });
    await noteEvent(tx, {
      ...{ clientId, attemptId, what: "marked", question, points, reason, at: now },
      ...{ actorId: marker.userId, actorName: marker.name },
    });
  }
  const result = await (row.state === "marking" ? firstResultOf(tx, row) : resultOf(tx, row));
  const settled = await settle(tx, row, result, { locale: row.locale, now }, null);
  if (settled.attempt.state === "done") await tellMarked(tx, settled.attempt, now);
  return settled;
}

async function tellMarked(tx: Tx, attempt: TestAttemptRow, now: Date): Promise<void> {
  const { client_id: clientId, user_id: userId, course_id: courseId, percent } = attempt;
  await notify(tx, {
    ...{ clientId, userId, now, link: `/online-courses/${courseId}`, kind: "attempts.marked" },
    params: { test: await titleOfTest(tx, attempt), percent: percent ?? 0 },
  });
}

/** Title of a test. */
export async function titleOfTest(
  tx: Tx,
  attempt: Pick<TestAttemptRow, "client_id" | "course_id" | "course_version" | "activity_id" | "locale">,
): Promise<string> {
  const version = {
    clientId: attempt.client_id,
    courseId: attempt.course_id,
    version: attempt.course_version,
  };
  const course = await publishedCourse(tx, version);
  const title = course?.byId.get(attempt.activity_id)?.activity.title ?? {};
  return inLanguage(title, attempt.locale, course?.outline.defaultLocale ?? attempt.locale)?.value ?? "";
}
