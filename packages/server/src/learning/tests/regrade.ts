import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { Tx } from "../../db/database.ts";
import { lockEnrolmentById, moveEnrolment, takeBackResult } from "../delivery/index.ts";
import { marksOf } from "./answers.queries.ts";
import { attemptById, attemptsAt, noteEvent, type TestAttemptRow } from "./attempts.queries.ts";
import { holdAttempt, judgedBy, settle } from "./hand-in.ts";
import { bodiesOf } from "./paper.ts";
import { attemptsAsking, keepRegrade } from "./regrade.queries.ts";
import type { TestGrade } from "./rules/graded.ts";
import { regraded } from "./rules/regraded.ts";

/** A question that was mended: attempts that were asked an older version of it are counted by this one. */
export interface Mended {
  clientId: string;
  questionId: string;
  version: number;
}

/** Effect of a regrade on one attempt. */
export interface Regrading {
  attemptId: string;
  userId: string;
  courseId: string;
  activityId: string;
  number: number;
  before: { points: number | null; percent: number | null; passed: boolean | null };
  after: { points: number | null; percent: number | null; passed: boolean | null };
}

/**
 * §states#course Who moves, and by how much, were a mended question counted by its new version: a page of the attempts it was asked
 * in, by their ids, with those that stay as they are left out. Nothing is written.
 */
export async function previewRegrade(
  tx: Tx,
  question: Mended,
  page: { after: string | null; rows: number },
): Promise<{ looked: number; last: string | null; moves: Regrading[] }> {
  const rows = await attemptsAsking(tx, question, page);
  const body = (await bodiesOf(tx, question.clientId, [question]))(question);
  const marks = await marksOf(
    tx,
    question.clientId,
    rows.map(({ id }) => id),
  );
  const moves = rows.flatMap((row): Regrading[] => {
    const own = marks.filter(({ attempt_id }) => attempt_id === row.id);
    const after = resultBy(row, question, body, own);
    if (!after || (after.points === row.points && after.passed === row.passed && after.total === row.total))
      return [];
    const { points, percent, passed } = row;
    return [
      {
        ...{ attemptId: row.id, userId: row.user_id, courseId: row.course_id, activityId: row.activity_id },
        ...{ number: row.number, before: { points, percent, passed } },
        after: { points: after.points, percent: after.percent, passed: after.passed },
      },
    ];
  });
  return { looked: rows.length, last: rows.at(-1)?.id ?? null, moves };
}

/**
 * §learning#regrade Counts a page of attempts by a mended question. Whoever reaches a pass by it has it, with all that follows, freed of
 * a block the test had put on them; nobody is blocked or sent back by it. A pass is not taken away from whoever had it,
 * unless their attempt is in `takeBack`: points that were paid stay even then. An attempt that runs is counted by the
 * mended version once it is handed in; whoever would have passed by what they were asked passes.
 */
export async function regrade(
  tx: Tx,
  regrading: Mended & {
    by: { userId: string; name: string };
    reason: string;
    takeBack: ReadonlySet<string>;
    now: Date;
  },
  page: { after: string | null; rows: number },
): Promise<{ moved: number; last: string | null }> {
  const { clientId, questionId, version, by: actor, reason, now } = regrading;
  const rows = await attemptsAsking(tx, regrading, { ...page, running: true });
  const body = (await bodiesOf(tx, clientId, [regrading]))(regrading);
  const event = {
    clientId,
    what: "regraded",
    reason,
    at: now,
    actorId: actor.userId,
    actorName: actor.name,
  } as const;
  let moved = 0;
  for (const attempt of rows) {
    const { id } = attempt;
    const record = { clientId, id, questionId, version, now };
    if (attempt.state === "running") {
      if (placesOf(attempt, regrading).length === 0) continue;
      if (await keepRegrade(tx, { ...record, running: true })) {
        await noteEvent(tx, { ...event, attemptId: id });
        continue;
      }
    }
    // Attempts handed in meanwhile have ended.
    const row = await holdAttempt(tx, { clientId, id });
    const after = row && resultBy(row, regrading, body, await marksOf(tx, clientId, [id]));
    if (!row || !after) continue;
    const falls = row.passed === true && after.passed === false;
    const result = falls && !regrading.takeBack.has(id) ? { ...after, passed: true } : after;
    await keepRegrade(tx, record);
    await noteEvent(tx, { ...event, attemptId: id, points: result.points });
    if (row.passed !== true && result.passed === true) await freed(tx, row, regrading);
    await settle(tx, row, result, { locale: row.locale, now }, null, { mild: true });
    if (falls && result.passed === false) await takenBack(tx, row, regrading);
    moved += 1;
  }
  return { moved, last: rows.at(-1)?.id ?? null };
}

/** Where an attempt is judged by an older version of a question. */
const placesOf = (row: TestAttemptRow, { questionId, version }: Mended): number[] =>
  judgedBy(row).flatMap((ref, place) =>
    ref.questionId === questionId && ref.version < version ? place : [],
  );

/** Undefined: it is counted by this version already, or has not ended. */
function resultBy(
  row: TestAttemptRow,
  mended: Mended,
  body: QuestionBody,
  marks: readonly { question: number; points: number }[],
): TestGrade | undefined {
  if (!row.graded || (row.state !== "done" && row.state !== "marking")) return undefined;
  const places = placesOf(row, mended);
  if (places.length === 0) return undefined;
  const { type, settings, locale, graded } = row;
  const given = new Map(marks.map(({ question, points }) => [question, points]));
  const after = regraded({ type, settings, locale, graded, places, body, marks: given });
  // A marked result stays: a question that became an essay since is not marked anew.
  return row.state === "done" && after.state === "marking" ? undefined : after;
}

type By = Parameters<typeof regrade>[1];
const moverOf = ({ by: actor, reason, now }: By) => ({
  actorId: actor.userId,
  actorName: actor.name,
  reason,
  now,
});

/** Failing this test had blocked or reproved them: it did not, after all. */
async function freed(tx: Tx, row: TestAttemptRow, regrading: By): Promise<void> {
  const { client_id: clientId, enrolment_id: id } = row;
  const enrolment = await lockEnrolmentById(tx, { clientId, id });
  if (!enrolment || enrolment.attempt !== row.course_attempt) return;
  const { state, attempt } = enrolment;
  const event =
    state === "reproved" ? "reopen" : state === "blocked" && row.consequence === "block" && "lift";
  if (event) await moveEnrolment(tx, { clientId, id, state, attempt }, event, moverOf(regrading));
}

async function takenBack(tx: Tx, row: TestAttemptRow, regrading: By): Promise<void> {
  const { client_id: clientId, enrolment_id: enrolmentId, activity_id: activityId } = row;
  const at = { clientId, enrolmentId, activityId, courseAttempt: row.course_attempt };
  const others = (await attemptsAt(tx, at)).filter(({ id, state }) => id !== row.id && state !== "void");
  if (others.some(({ passed }) => passed === true)) return;
  const now = await attemptById(tx, { clientId, id: row.id });
  const percents = [now?.percent ?? null, ...others.map(({ percent }) => percent)].flatMap(
    (one) => one ?? [],
  );
  await takeBackResult(
    tx,
    {
      ...{ clientId, enrolmentId, activityId, userId: row.user_id, courseId: row.course_id },
      ...{ courseAttempt: row.course_attempt, locale: row.locale, now: regrading.now },
    },
    { score: percents.length > 0 ? Math.max(...percents) : null, by: moverOf(regrading) },
  );
}
