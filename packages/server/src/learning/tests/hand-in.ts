import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { completedStates, type LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { type Consequence, isGraded } from "@trilha/contract/learning/tests/test-settings.ts";
import type { Tx } from "../../db/database.ts";
import {
  applyResult,
  type Hurry,
  hasToBePassed,
  hurryInOwnTime,
  hurryOf,
  insertFlag,
  lockEnrolmentById,
  paceOf,
  publishedCourse,
} from "../delivery/index.ts";
import { type AnswerMarkRow, type AnswerRow, answersMeant, marksOf } from "./answers.queries.ts";
import {
  allowanceOf,
  attemptById,
  attemptsAt,
  type Ended,
  holdEnrolmentOf,
  keepResult,
  noteEvent,
  type TestAttemptRow,
  voidAttempts,
} from "./attempts.queries.ts";
import { bodiesOf } from "./paper.ts";
import { countedAnswers } from "./rules/counted.ts";
import { gradedPaper, type TestGrade } from "./rules/graded.ts";
import { outcomeOf } from "./rules/outcome.ts";
import { passedByEither } from "./rules/regraded.ts";
import { standingOf } from "./rules/test-usage.ts";

/** Ender of an attempt, and in whose language what follows is told. */
export interface Hand {
  how: "submitted" | "ran_out";
  locale: Locale;
  now: Date;
  deviceName?: string;
}

export interface HandedIn {
  attempt: TestAttemptRow;
  /** Null: the course did not move. */
  progress: Progressed | null;
  /** Where they were read for it. */
  answered?: Answered;
}

/**
 * An attempt, held after its person's enrolment, as everything that changes both does it. Undefined: there is none.
 */
export async function holdAttempt(
  tx: Tx,
  attempt: { clientId: string; id: string },
): Promise<TestAttemptRow | undefined> {
  const [, row] = await Promise.all([
    holdEnrolmentOf(tx, attempt),
    attemptById(tx, { ...attempt, held: true }),
  ]);
  return row;
}

/**
 * §learning#attempt-frozen Ends a running attempt the caller holds, by what arrived in time: grades it, or leaves it to be marked, and does to
 * the course what follows. One that has ended already stays as it is.
 */
export async function handIn(tx: Tx, attempt: TestAttemptRow, hand: Hand): Promise<HandedIn> {
  if (attempt.state !== "running") return { attempt, progress: null };
  const { client_id: clientId, id: attemptId } = attempt;
  const { how, now } = hand;
  await noteEvent(tx, { clientId, attemptId, what: how, at: now, deviceName: hand.deviceName ?? "" });
  const [answered, ground] = await Promise.all([answeredIn(tx, attempt), groundOf(tx, attempt)]);
  const result = await firstResultOf(tx, attempt, answered);
  return { ...(await settle(tx, attempt, result, hand, { how, at: now }, { ground })), answered };
}

/**
 * First result of an attempt. Where a question was mended and counted anew meanwhile
 * its new version counts, and takes no pass from whoever has it by what they were asked.
 */
export async function firstResultOf(
  tx: Tx,
  attempt: TestAttemptRow,
  answered?: Answered,
): Promise<TestGrade> {
  const result = await resultOf(tx, attempt, answered);
  if (Object.keys(attempt.regraded).length === 0) return result;
  return passedByEither(result, await resultOf(tx, { ...attempt, regraded: {} }, answered));
}

/** Answers of an attempt and their marks. */
export interface Answered {
  answers: AnswerRow[];
  marks: AnswerMarkRow[];
}

/** Answers of an attempt that may be meant, and the marks that count. */
export async function answeredIn(
  tx: Tx,
  { client_id: clientId, id }: Pick<TestAttemptRow, "client_id" | "id">,
): Promise<Answered> {
  const [answers, marks] = await Promise.all([answersMeant(tx, clientId, id), marksOf(tx, clientId, [id])]);
  return { answers, marks };
}

/** Counts an attempt by its answers, its marks and the versions its questions are judged by. */
export async function resultOf(
  tx: Tx,
  attempt: Pick<TestAttemptRow, "client_id" | "id" | "paper" | "regraded" | "type" | "settings" | "locale">,
  answered?: Answered,
): Promise<TestGrade> {
  const { client_id: clientId, type, settings, locale } = attempt;
  const paper = judgedBy(attempt);
  const [bodies, { answers, marks }] = await Promise.all([
    bodiesOf(tx, clientId, paper),
    answered ?? answeredIn(tx, attempt),
  ]);
  const counted = countedAnswers(answers);
  return gradedPaper({
    ...{ type, settings, locale, bodies: paper.map(bodies) },
    answers: new Map([...counted].map(([place, { answer }]) => [place, answer])),
    marks: new Map(marks.map(({ question, points }) => [question, points])),
  });
}

/** By which versions an attempt's questions are judged: those it was asked, or what a regrade put in their place. */
export function judgedBy({ paper, regraded }: Pick<TestAttemptRow, "paper" | "regraded">) {
  return paper.map(({ questionId, version }) => ({ questionId, version: regraded[questionId] ?? version }));
}

/**
 * Writes a result and does to the course what follows from it, whether the attempt ends with it, is marked or is counted
 * anew. `ending` null: it ended before. `mild`: nobody is blocked, sent back or reproved by it.
 */
export async function settle(
  tx: Tx,
  attempt: TestAttemptRow,
  result: TestGrade,
  reader: { locale: Locale; now: Date },
  ending: { how: "submitted" | "ran_out"; at: Date } | null,
  { mild = false, ground }: { mild?: boolean; ground?: Ground } = {},
): Promise<HandedIn> {
  const { client_id: clientId, enrolment_id: enrolmentId, activity_id: activityId } = attempt;
  const { all, allowance, enrolment, title, needed, completed } = ground ?? (await groundOf(tx, attempt));
  const others = all.filter(({ id, state }) => id !== attempt.id && state !== "void");
  const percent = result.percent ?? -1;
  const best = result.percent !== null && others.every((other) => (other.percent ?? -1) < percent);
  const ended: Ended = { ...result, best, consequence: mild ? attempt.consequence : "none" };
  const after = { ...attempt, ...ended, ...endOf(attempt, ending) };
  if (result.state === "marking") {
    await keepResult(tx, attempt, ended, ending);
    return { attempt: after, progress: null };
  }
  const standing = standingOf({
    ...{
      type: attempt.type,
      settings: attempt.settings,
      attempts: [...others, after].map(asDone),
      now: reader.now,
    },
    ...{ extraAttempts: allowance.attempts, extraMinutes: allowance.minutes, freedAt: allowance.freedAt },
  });
  const outcome = outcomeOf({
    ...{ type: attempt.type, settings: attempt.settings, passed: result.passed, left: standing.left },
    ...{ passedBefore: others.some(({ passed }) => passed === true), better: best, needed, completed },
  });
  const follows = outcome === "block" || outcome === "restart" || outcome === "fail" ? outcome : null;
  const first = !others.some(({ passed }) => passed === true);
  const hurry = result.passed === false ? undefined : await hurryThroughQuestions(tx, after, ending !== null);
  if (hurry && first && ending) {
    const { expected, measured } = hurry;
    const activityKey = { clientId, enrolmentId, activityId, expected, measured, now: ending.at };
    await insertFlag(tx, { ...activityKey, reason: "test_too_fast" });
  }
  const progress = await applyResult(
    tx,
    {
      ...{ clientId, enrolmentId, activityId, userId: attempt.user_id, courseId: attempt.course_id },
      ...{ courseAttempt: attempt.course_attempt, locale: reader.locale, now: reader.now },
    },
    {
      verdict: result.passed === false ? "failed" : "passed",
      // A course that is done waits for nobody: where the programme holds what comes too fast, it improves nothing in it.
      score: hurry?.holdsPay && !first ? null : result.percent,
      ends: mild ? null : follows,
      reason: inLanguage(title, reader.locale, attempt.locale)?.value ?? "",
    },
    enrolment,
  );
  const consequence = mild ? attempt.consequence : happened(follows, progress?.course.state);
  await keepResult(tx, attempt, { ...ended, consequence }, ending);
  if (consequence === "restart" && !mild) await voidAttempts(tx, { clientId, enrolmentId, now: reader.now });
  return { attempt: { ...after, consequence }, progress: progress ?? null };
}

/**
 * Security 33: an attempt that was handed in faster than a person reads its questions. While it ends, what else the person
 * has open shares its time; counted again later, the attempt has what lies between its start and its end.
 */
async function hurryThroughQuestions(
  tx: Tx,
  attempt: TestAttemptRow,
  ends: boolean,
): Promise<(Hurry & { holdsPay: boolean }) | undefined> {
  const { client_id: clientId, user_id: userId, started_at: since, ended_at: now, ending } = attempt;
  if (ending !== "submitted" || !now) return undefined;
  const { secondsPerQuestion, holdsPay } = await paceOf(tx, clientId);
  const expected = attempt.paper.length * secondsPerQuestion;
  const work = { clientId, userId, enrolmentId: attempt.enrolment_id, activityId: attempt.activity_id };
  const hurry = ends
    ? await hurryInOwnTime(tx, { ...work, since, expected, now })
    : hurryOf(expected, (now.getTime() - since.getTime()) / 1000);
  return hurry && { ...hurry, holdsPay };
}

/** Consequence of failing: somebody who has left the course meanwhile is neither blocked nor sent back. */
function happened(
  follows: "block" | "restart" | "fail" | null,
  state: LearningState | undefined,
): Consequence {
  if (follows === "block" && state === "blocked") return follows;
  return follows === "restart" && state === "restarted" ? follows : "none";
}

/** An attempt as its standing counts it: where opinions are asked for, giving one is all there is to pass. */
export const asDone = ({
  state,
  started_at: startedAt,
  percent,
  passed,
  type,
}: Pick<TestAttemptRow, "state" | "started_at" | "percent" | "passed" | "type">) => ({
  ...{ state, startedAt, percent },
  passed: state === "done" && !isGraded(type) ? true : passed,
});

function endOf(attempt: TestAttemptRow, ending: { how: "submitted" | "ran_out"; at: Date } | null) {
  return {
    ended_at: attempt.ended_at ?? ending?.at ?? null,
    ending: attempt.ending ?? ending?.how ?? null,
  };
}

type Ground = Awaited<ReturnType<typeof groundOf>>;

/** Attempts of the person at the test, and its place in the course as they have it, whose enrolment is held. */
async function groundOf(tx: Tx, attempt: TestAttemptRow) {
  const { client_id: clientId, course_id: courseId, activity_id: activityId } = attempt;
  const enrolmentId = attempt.enrolment_id;
  const activity = { clientId, enrolmentId, activityId, courseAttempt: attempt.course_attempt };
  const [enrolment, all, allowance] = await Promise.all([
    lockEnrolmentById(tx, { clientId, id: enrolmentId }),
    attemptsAt(tx, activity),
    allowanceOf(tx, activity),
  ]);
  const version = enrolment?.version ?? attempt.course_version;
  const course = await publishedCourse(tx, { clientId, courseId, version });
  const placed = course?.byId.get(activityId);
  return {
    ...{ enrolment, all, allowance },
    title: placed?.activity.title ?? {},
    needed:
      placed !== undefined && hasToBePassed(placed.activity) && course?.counted.includes(activityId) === true,
    completed: enrolment !== undefined && completedStates.has(enrolment.state),
  };
}
