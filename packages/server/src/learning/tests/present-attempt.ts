import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { gradeAnswer } from "@trilha/contract/learning/questions/grade.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { showQuestion } from "@trilha/contract/learning/questions/show.ts";
import { solutionOf } from "@trilha/contract/learning/questions/solution.ts";
import type { QuestionResult, TestAttempt, TestResult } from "@trilha/contract/learning/tests/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import type { GradedQuestion } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import { publishedCourse } from "../delivery/index.ts";
import type { TestAttemptRow } from "./attempts.queries.ts";
import { type Answered, answeredIn, judgedBy } from "./hand-in.ts";
import { knowAttempt } from "./known-attempts.ts";
import { type Bodies, bodiesOf } from "./paper.ts";
import { countedAnswers, lateAnswers } from "./rules/counted.ts";
import { nextFeedbackAt, revealsAll, revealsNow } from "./rules/feedback.ts";
import { gradedQuestion } from "./rules/graded.ts";

type Presenting = Pick<MemberCall, "parts" | "actor" | "now">;

/** An attempt as its person may see it now: any device goes on from it, and nothing in it is told before its time. */
export async function presentAttempt(
  tx: Tx,
  call: Presenting,
  row: TestAttemptRow,
  answered?: Answered,
): Promise<TestAttempt> {
  const { client_id: clientId } = row;
  const [questions, bodies, fallback, { answers, marks }] = await Promise.all([
    bodiesOf(tx, clientId, row.paper),
    bodiesOf(tx, clientId, judgedBy(row)),
    languageOf(tx, row),
    answered ?? answeredIn(tx, row),
  ]);
  return attemptShown(call, row, { questions, bodies, fallback, answers, marks });
}

/** The same of what has been read: bodies of what was asked and of what it is judged by, and the course's language. */
export function attemptShown(
  call: Presenting,
  row: TestAttemptRow,
  read: Answered & { questions: Bodies; bodies: Bodies; fallback: Locale },
): TestAttempt {
  const { client_id: clientId, id, settings, locale, state } = row;
  const { questions, bodies, fallback, answers: steps, marks } = read;
  const judged = judgedBy(row);
  knowAttempt(clientId, id, {
    userId: row.user_id,
    feedback: settings.feedback,
    bodies: row.paper.map(questions),
  });
  const [counted, late] = [countedAnswers(steps), lateAnswers(steps)];
  const telling = { settings, state, now: call.now };
  const tell = (place: number, graded: GradedQuestion): QuestionResult => {
    const version = judged[place];
    if (!version) throw new Error(`attempt ${id} has no question ${place}`);
    const comment = marks.find(({ question }) => question === place)?.comment || null;
    return presentQuestionFeedback({ body: bodies(version), place, graded, locale, fallback, comment });
  };
  const finals = [...counted].filter(([, { final }]) => revealsNow(telling, final));
  return {
    ...{ id, number: row.number, state, locale, feedback: settings.feedback },
    startedAt: row.started_at.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
    now: call.now.toISOString(),
    questions: row.paper.map((one) =>
      showQuestion(questions(one), {
        ...{ locale, fallback, order: one.order },
        pictures: (fileId) => pictureUrl(call, fileId, "large"),
      }),
    ),
    answers: [...counted, ...late]
      .toSorted(([a], [b]) => a - b)
      .map(([question, { answer, final, late: tooLate }]) => ({ question, answer, final, late: tooLate })),
    results:
      state === "running"
        ? finals.flatMap(([place, { answer }]) => {
            const version = judged[place];
            return version ? tell(place, gradedQuestion(bodies(version), answer, locale, undefined)) : [];
          })
        : [],
    result: resultShown(
      row,
      revealsAll(telling) ? (row.graded ?? []).map((one, place) => tell(place, one)) : [],
      call.now,
    ),
  };
}

/** The course's own language: what a question lacks is said in it. */
export async function languageOf(
  tx: Tx,
  row: Pick<TestAttemptRow, "client_id" | "course_id" | "course_version" | "locale">,
): Promise<Locale> {
  const version = { clientId: row.client_id, courseId: row.course_id, version: row.course_version };
  return (await publishedCourse(tx, version))?.outline.defaultLocale ?? row.locale;
}

function resultShown(row: TestAttemptRow, questions: QuestionResult[], now: Date): TestResult | null {
  if (row.state === "running" || row.ending === null) return null;
  const { settings, state } = row;
  return {
    end: row.ending,
    ...{ points: row.points, total: row.total, percent: row.percent, passed: row.passed },
    ...{ best: row.best, consequence: row.consequence, questions },
    tellsMoreAt: nextFeedbackAt({ settings, state, now }),
  };
}

/** Feedback on one question once it may be. */
export function presentQuestionFeedback(question: {
  body: QuestionBody;
  place: number;
  graded: GradedQuestion;
  locale: Locale;
  fallback: Locale;
  comment: string | null;
}): QuestionResult {
  const { body, place, graded, locale, fallback, comment } = question;
  const { feedback } = gradeAnswer(body, graded.answer, locale);
  const solution: QuestionAnswer | null = solutionOf(body, locale);
  return {
    question: place,
    ...{ points: graded.points, of: graded.of, right: graded.right, solution, comment },
    feedback: feedback.flatMap((texts) => inLanguage(texts, locale, fallback)?.value ?? []),
  };
}
