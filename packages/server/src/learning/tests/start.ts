import { randomInt } from "node:crypto";
import { playerProblems } from "@trilha/contract/learning/delivery/problems.ts";
import { deadlineOf, isLate } from "@trilha/contract/learning/tests/clock.ts";
import type { startAttempt as spec } from "@trilha/contract/learning/tests/endpoints.ts";
import { attemptProblems } from "@trilha/contract/learning/tests/problems.ts";
import { scoreOf } from "@trilha/contract/learning/tests/score.ts";
import type { TestAttempt } from "@trilha/contract/learning/tests/shapes.ts";
import { deviceName } from "../../accounts/identity/index.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { type Tx, writeLast } from "../../db/database.ts";
import { askSitting, findActivity, type OpenSitting } from "../delivery/index.ts";
import { attemptById, insertAttempt } from "./attempts.queries.ts";
import { handIn } from "./hand-in.ts";
import { bodiesOf, drawnFrom, poolFor } from "./paper.ts";
import { attemptShown, presentAttempt } from "./present-attempt.ts";
import { findTestUsage, type TestOf, type TestUsage, testOf } from "./read-test-usage.ts";
import type { WhyNot } from "./rules/test-usage.ts";

const refusals: Readonly<Record<WhyNot, (typeof attemptProblems)[keyof typeof attemptProblems]>> = {
  no_attempts: attemptProblems.noneLeft,
  passed: attemptProblems.alreadyPassed,
  closed: attemptProblems.closed,
  marking: attemptProblems.waitsForMark,
  no_questions: attemptProblems.notEnoughQuestions,
};

/**
 * §learning#attempt-frozen Begins an attempt, or goes on with the one that runs: what is asked, in which order and until when is drawn here and
 * stays. Refuses what opening the activity would, and whoever may not begin.
 */
export const startAttempt: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const sitting = await askSitting(tx, { clientId, userId, sittingId: body.sittingId });
    if (isRefusal(sitting)) return sitting;
    const { courseId, placed, enrolmentId } = sitting;
    const test = testOf(placed.activity);
    if (!test) return refuse(attemptProblems.notATest);
    // Held from here on: of two devices that begin at once the second finds what the first began.
    const enrolment = {
      clientId,
      userId,
      courseId,
      order: placed.order,
      locale: call.locale,
      held: true,
      now: call.now,
    };
    const testOfThem: TestOf = {
      ...{ clientId, enrolmentId, activityId: placed.activity.id, courseAttempt: sitting.attempt },
      ...test,
    };
    const locale = sitting.course.outline.defaultLocale;
    // One message: what follows is read once the enrolment is held.
    const [target, usage, pool] = await Promise.all([
      findActivity(tx, enrolment),
      findTestUsage(tx, testOfThem, call.now),
      poolFor(tx, clientId, { ...test, locale }),
    ]);
    if (isRefusal(target)) return target;
    if (target.learner.attempt !== sitting.attempt) return refuse(playerProblems.sittingOver);
    return begin(tx, call, { test: testOfThem, sitting, usage, pool });
  });

interface Beginning {
  test: TestOf;
  sitting: OpenSitting;
  usage: TestUsage;
  pool: Awaited<ReturnType<typeof poolFor>>;
}

async function begin(
  tx: Tx,
  call: MemberCall,
  { test, sitting, usage, pool }: Beginning,
): Promise<TestAttempt | Refusal> {
  const { clientId } = test;
  const { now } = call;
  let { attempts, allowance, standing } = usage;
  const running = attempts.find(({ state }) => state === "running");
  if (running) {
    const isOver = isLate(running.deadline?.getTime() ?? null, now.getTime());
    const held = await attemptById(tx, { clientId, id: running.id, held: isOver });
    if (held && !isOver) return presentAttempt(tx, call, held);
    const ended = held && (await handIn(tx, held, { how: "ran_out", locale: call.locale, now }));
    // Expired attempts may have blocked them or sent the course back: they see what came of it.
    if (ended && ended.attempt.consequence !== "none") return presentAttempt(tx, call, ended.attempt);
    ({ attempts, allowance, standing } = await findTestUsage(tx, test, now));
  }
  if (standing.whyNot !== null) return refuse(refusals[standing.whyNot]);
  const { settings, type } = test;
  const seed = randomInt(2 ** 47);
  const { defaultLocale: fallback } = sitting.course.outline;
  const paper = await drawnFrom(tx, clientId, test, pool, seed);
  if (!paper) return refuse(attemptProblems.notEnoughQuestions);
  const bodies = await bodiesOf(tx, clientId, paper);
  const deadline = deadlineOf({
    startedAt: now.getTime(),
    minutes: settings.minutes,
    extraMinutes: allowance.minutes,
    closesAt: settings.closesAt === null ? null : Date.parse(settings.closesAt),
  });
  const attempt = {
    ...{ clientId, enrolmentId: test.enrolmentId, activityId: test.activityId, courseId: sitting.courseId },
    ...{ userId: call.actor.userId, courseAttempt: test.courseAttempt, courseVersion: sitting.version },
    ...{ type, number: allowance.lastNumber + 1, locale: sitting.locale, settings, paper, seed, now },
    deadline: deadline === null ? null : new Date(deadline),
    total: scoreOf(paper.map(({ points }) => ({ points: 0, of: points }))).total,
    deviceName: deviceName(call.userAgent).slice(0, 64),
  };
  const row = await writeLast(tx, (on) => insertAttempt(on, attempt));
  return attemptShown(call, row, { questions: bodies, bodies, fallback, answers: [], marks: [] });
}
