import { createHash } from "node:crypto";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { showQuestion } from "@trilha/contract/learning/questions/show.ts";
import { deadlineOf } from "@trilha/contract/learning/tests/clock.ts";
import { attemptProblems } from "@trilha/contract/learning/tests/problems.ts";
import type { QuestionResult, TestAttempt, TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import type { AttemptState } from "@trilha/contract/learning/tests/states.ts";
import type { Consequence, TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import type { AttemptTried, TriedAttempt } from "@trilha/contract/learning/tests/tried-shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { GradedQuestion, PaperQuestion } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import { asDone } from "./hand-in.ts";
import { bodiesOf, drawnPaper } from "./paper.ts";
import { presentQuestionFeedback } from "./present-attempt.ts";
import { shownStanding } from "./read-test-usage.ts";
import { nextFeedbackAt, revealsAll, revealsNow } from "./rules/feedback.ts";
import { gradedPaper, gradedQuestion, type TestGrade } from "./rules/graded.ts";
import { outcomeOf } from "./rules/outcome.ts";
import { standingOf } from "./rules/test-usage.ts";

/** A test its author tries before anybody learns by it. */
interface TestTried {
  type: TestType;
  settings: TestData;
  /** The language it is asked in, and the course's own. */
  locale: Locale;
  fallback: Locale;
  /** The course waits for it to be passed. */
  needed: boolean;
}

type Done = Parameters<typeof asDone>[0];

/** §entities#course-test, §learning#test-settings What a test asks of somebody who has not tried it; of `done` as though it were their first attempt. */
export function freshStanding(
  { type, settings }: Pick<TestTried, "type" | "settings">,
  now: Date,
  done?: Done,
): TestStanding {
  return shownStanding({ type, settings }, { attempts: [], ...firstStanding({ type, settings }, now, done) });
}

function firstStanding({ type, settings }: Pick<TestTried, "type" | "settings">, now: Date, done?: Done) {
  const nothing = { extraAttempts: 0, extraMinutes: 0, freedAt: null };
  const attempts = done ? [asDone(done)] : [];
  return {
    allowance: { attempts: 0, minutes: 0 },
    standing: standingOf({ type, settings, now, attempts, ...nothing }),
  };
}

/**
 * §learning#attempt-frozen An attempt by what whoever tries it says of it: drawn, told and graded by the rules of a real one, and nothing of it
 * is kept. Refuses a test with too few questions, and answers to a paper that would be another one now.
 */
export async function tryAttempt(
  tx: Tx,
  call: Pick<MemberCall, "parts" | "actor" | "now">,
  test: TestTried,
  tried: AttemptTried,
): Promise<TriedAttempt | Refusal> {
  const { clientId } = call.actor;
  const { now } = call;
  const { type, settings, locale, fallback } = test;
  const paper = await drawnPaper(tx, clientId, { settings, type, locale: fallback }, tried.id);
  if (!paper) return refuse(attemptProblems.notEnoughQuestions);
  const name = nameOf(paper);
  if (tried.begun && tried.begun.paper !== name) return refuse(attemptProblems.paperChanged);
  const find = await bodiesOf(tx, clientId, paper);
  const bodies = paper.map(find);
  const answers = tried.answers.filter(({ question }) => question < paper.length);
  const answerOf = new Map(answers.map(({ question, answer }) => [question, answer]));
  const result =
    tried.ending && gradedPaper({ type, settings, locale, bodies, answers: answerOf, marks: new Map() });
  const state: AttemptState = result?.state ?? "running";
  const telling = { settings, state, now };
  const startedAt = tried.begun ? new Date(tried.begun.startedAt) : now;
  const tell = (place: number, graded: GradedQuestion): QuestionResult[] => {
    const body = bodies[place];
    return body ? [presentQuestionFeedback({ body, place, graded, locale, fallback, comment: null })] : [];
  };
  const finals = answers.filter(({ final }) => state === "running" && revealsNow(telling, final));
  const done = result && {
    state,
    started_at: startedAt,
    percent: result.percent,
    passed: result.passed,
    type,
  };
  const attempt: TestAttempt = {
    ...{ id: tried.id, number: 1, state, locale, feedback: settings.feedback },
    startedAt: startedAt.toISOString(),
    deadline: deadlineFrom(startedAt, settings),
    now: now.toISOString(),
    questions: paper.map((one, place) =>
      showQuestion(bodies[place] ?? find(one), {
        ...{ locale, fallback, order: one.order },
        pictures: (fileId) => pictureUrl(call, fileId, "large"),
      }),
    ),
    answers: answers.map((one) => ({ ...one, late: false })),
    results: finals.flatMap(({ question, answer }) => {
      const body = bodies[question];
      return body ? tell(question, gradedQuestion(body, answer, locale, undefined)) : [];
    }),
    result: result && {
      end: tried.ending ?? "submitted",
      ...{ points: result.points, total: result.total, percent: result.percent, passed: result.passed },
      best: result.percent !== null,
      consequence: done ? consequenceOfFirst(test, result, now, done) : "none",
      questions: revealsAll(telling) ? result.graded.flatMap((one, place) => tell(place, one)) : [],
      tellsMoreAt: nextFeedbackAt(telling),
    },
  };
  return { attempt, standing: freshStanding(test, now, done ?? undefined), paper: name };
}

/** Consequence of failing, were it the first attempt of somebody in the course. */
function consequenceOfFirst(test: TestTried, result: TestGrade, now: Date, done: Done): Consequence {
  const { type, settings, needed } = test;
  if (result.state !== "done") return "none";
  const outcome = outcomeOf({
    ...{ type, settings, needed, passed: result.passed, left: firstStanding(test, now, done).standing.left },
    ...{ passedBefore: false, better: result.percent !== null, completed: false },
  });
  return outcome === "block" || outcome === "restart" ? outcome : "none";
}

function deadlineFrom(startedAt: Date, { minutes, closesAt }: TestData): string | null {
  const end = deadlineOf({
    ...{ startedAt: startedAt.getTime(), minutes, extraMinutes: 0 },
    closesAt: closesAt === null ? null : Date.parse(closesAt),
  });
  return end === null ? null : new Date(end).toISOString();
}

/** The same for the same questions in the same order. */
const nameOf = (paper: readonly PaperQuestion[]): string =>
  createHash("sha256").update(JSON.stringify(paper)).digest("base64url").slice(0, 22);
