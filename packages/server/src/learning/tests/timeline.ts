import type { Locale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readTimeline as spec } from "@trilha/contract/learning/tests/endpoints.ts";
import type { attemptTimeline, timelineStep } from "@trilha/contract/learning/tests/shapes.ts";
import type * as z from "zod/mini";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { answersOf } from "./answers.queries.ts";
import { attemptById } from "./attempts.queries.ts";
import { bodiesOf } from "./paper.ts";
import { languageOf } from "./present-attempt.ts";
import { inWords } from "./rules/in-words.ts";
import { eventsOf, nameOfPerson } from "./timeline.queries.ts";

export type AttemptTimeline = z.output<typeof attemptTimeline>;
type TimelineStep = z.output<typeof timelineStep>;

/** §learning#attempt-frozen One's own attempt, step by step. */
export const readTimeline: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const loaded = await timelineOf(tx, { clientId, attemptId: params.id, locale: call.locale });
    if (loaded?.userId !== userId) return refuse(genericProblems.notFound);
    // Points for a question are told with the result, when its time has come.
    const hidden = { points: null };
    const { timeline } = loaded;
    return { ...timeline, steps: timeline.steps.map((step) => ({ ...step, ...hidden })) };
  });

/**
 * Every step of an attempt in the order it happened: answers with the words that were chosen, late ones, what staff gave,
 * marks and regrades. Whoever asks has decided that it may be read; undefined: there is none.
 */
export async function timelineOf(
  tx: Tx,
  attempt: { clientId: string; attemptId: string; locale: Locale },
): Promise<{ userId: string; timeline: AttemptTimeline } | undefined> {
  const { clientId, attemptId: id, locale } = attempt;
  const row = await attemptById(tx, { clientId, id });
  if (!row) return undefined;
  const [answers, events, bodies, fallback, person] = await Promise.all([
    answersOf(tx, clientId, [id]),
    eventsOf(tx, { clientId, attemptId: id }),
    bodiesOf(tx, clientId, row.paper),
    languageOf(tx, row),
    nameOfPerson(tx, row.user_id),
  ]);
  const newest = new Map(answers.map(({ question, id: step }) => [question, step]));
  const answered = answers.map((step): TimelineStep & { order: number } => {
    const place = row.paper[step.question];
    const body = place && bodies(place);
    const words = body && step.answer ? inWords(body, step.answer, { locale, fallback }) : null;
    return {
      at: step.at.toISOString(),
      what: step.late ? "late" : step.final ? "final" : "answered",
      ...{ question: step.question, kind: body?.kind ?? null, device: step.device_name || null },
      answer: newest.get(step.question) === step.id ? words : onItsWay(words),
      ...{ by: null, reason: null, points: null, order: 1 },
    };
  });
  const happened = events.map((event): TimelineStep & { order: number } => ({
    at: event.at.toISOString(),
    // Mended, not yet counted: it will be, by the mended question.
    what: event.what === "regraded" && event.points === null ? "mended" : event.what,
    ...{ question: event.question, kind: null, answer: null, device: event.device_name || null },
    ...{ by: event.actor_name || null, reason: event.reason, points: event.points },
    order: event.what === "started" ? 0 : 2,
  }));
  const steps = [...answered, ...happened]
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.order - b.order))
    .map(({ order: _, ...step }) => step);
  const { number, type, state, percent } = row;
  return { userId: row.user_id, timeline: { attempt: { id, number, type, state, person, percent }, steps } };
}

const mostOnItsWay = 300;
/** An essay arrives as it is typed, hundreds of times: until its last step its end tells how far it was. */
const onItsWay = (words: string | null): string | null =>
  words !== null && words.length > mostOnItsWay ? `… ${words.slice(-mostOnItsWay).toWellFormed()}` : words;
