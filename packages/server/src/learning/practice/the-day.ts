import { randomInt } from "node:crypto";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type {
  answerDaily as answerSpec,
  askDaily as askSpec,
} from "@trilha/contract/learning/practice/endpoints.ts";
import { drillProblems } from "@trilha/contract/learning/practice/problems.ts";
import type { Daily } from "@trilha/contract/learning/practice/shapes.ts";
import { streakOf, weekOf } from "@trilha/contract/learning/practice/streak.ts";
import { answerFits } from "@trilha/contract/learning/questions/check.ts";
import { orderOf } from "@trilha/contract/learning/questions/order.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { afterRating, type Memory, memoriesHeld, remember, retrievability } from "../games/index.ts";
import { questionVersions, versionName } from "../questions/index.ts";
import * as days from "./day.queries.ts";
import { gradedAnswers, unansweredQuestions } from "./learned.queries.ts";
import { learnedQuestions } from "./learned.ts";
import { presentPosed, ratingOf, shareOf } from "./present-question.ts";
import { chooseQuestion } from "./rules/choose-question.ts";

/**
 * Memories of these questions: what is kept, and on top of it what they answered in tests since. It is held until the
 * transaction ends.
 */
async function rememberedQuestions(
  tx: Tx,
  who: { clientId: string; userId: string },
  ids: readonly string[],
): Promise<Map<string, Memory>> {
  const memories = await memoriesHeld(tx, who, { kind: "question", subjects: ids });
  const wanted = new Set(ids);
  for (const { questionId, right, at } of await gradedAnswers(tx, who)) {
    if (!wanted.has(questionId)) continue;
    const before = memories.get(questionId);
    if (before?.last_review && before.last_review >= at.getTime()) continue;
    memories.set(questionId, afterRating(before, right ? "good" : "again", at));
  }
  return memories;
}

/** How likely somebody still knows it; null: nothing is known of it. */
const knownNow = (memory: Memory | undefined, now: Date): number | null =>
  memory ? retrievability(memory, now) : null;

/** Days a streak is counted over; what is longer is kept as the longest. */
const longest = 500;
/** Days a question does not come again. */
const rests = 7;

/**
 * §learning#question-of-the-day The question of the day: drawn once for a day of the client, of what somebody has learned and is about to forget.
 * One that a test asks them meanwhile waits until they are done with it.
 */
export const askDaily: UseCase<typeof askSpec> = async (call) =>
  (await call.read((tx) => askedToday(tx, call))) ??
  (await call.write(async (tx) => {
    const today = await dayOf(tx, call);
    return present(tx, call, today, today.asked ?? (await draw(tx, call, today.day)));
  }));

/** The day as it stands, without drawing. Undefined: its question was not drawn yet. */
export async function askedToday(tx: Tx, call: MemberCall): Promise<Daily | undefined> {
  const [today, untold] = await Promise.all([dayOf(tx, call), untoldQuestions(tx, call)]);
  const question = today.asked;
  if (!question) return undefined;
  const waits = question.answer === null && untold.has(question.question_id);
  return present(tx, call, today, waits ? undefined : question);
}

/** §entities#course-test Answers it, once: what is right is told at once, and it comes again when it fades. */
export const answerDaily: UseCase<typeof answerSpec> = (call, { body: { day, answer } }) =>
  call.write(async (tx) => {
    const who = { clientId: call.actor.clientId, userId: call.actor.userId };
    const today = await dayOf(tx, call);
    if (day !== today.day) return refuse(drillProblems.dayOver);
    const row = await days.dailyHeld(tx, { ...who, day });
    if (!row) return refuse(drillProblems.nothingAsked);
    if (row.answer !== null) return present(tx, call, await dayOf(tx, call), row);
    if ((await untoldQuestions(tx, call)).has(row.question_id)) return refuse(drillProblems.inTest);
    const body = await bodyOf(tx, row);
    if (!answerFits(body, answer)) return refuse(drillProblems.wrongKind);
    const share = shareOf(body, answer, row.locale);
    await days.keepDailyAnswer(tx, { ...who, day, answer, share, now: call.now });
    const subject = { kind: "question", subject: row.question_id } as const;
    const before = (await rememberedQuestions(tx, who, [row.question_id])).get(row.question_id);
    await remember(tx, who, subject, { before, rating: ratingOf(share), now: call.now });
    const { days: inARow } = streakOf([...today.answered, day], day);
    await days.keepStreak(tx, { ...who, days: inARow, day });
    return present(tx, call, await dayOf(tx, call), { ...row, answer });
  });

/** §learning#feedback What is right is told by a test first, where one asks the same. */
const untoldQuestions = (tx: Tx, { actor, now }: MemberCall): Promise<Set<string>> =>
  unansweredQuestions(tx, actor, { now, forGood: false });

const dayOf = (tx: Tx, { actor: { clientId, userId }, now }: MemberCall): Promise<days.DayRow> =>
  days.dayOf(tx, { clientId, userId, now, days: longest });

async function bodyOf(tx: Tx, row: days.DailyRow) {
  const ref = { questionId: row.question_id, version: row.version };
  const body = (await questionVersions(tx, row.client_id, [ref])).get(versionName(ref));
  if (!body) throw new Error(`question ${versionName(ref)} was drawn, and is not there`);
  return body;
}

/** Undefined: nothing was learned yet that could be asked. */
async function draw(tx: Tx, call: MemberCall, day: string): Promise<days.DailyRow | undefined> {
  const { locale, now } = call;
  const who = { clientId: call.actor.clientId, userId: call.actor.userId };
  const untold = await unansweredQuestions(tx, who, { now, forGood: true });
  const learned = (await learnedQuestions(tx, who, { locale, now })).filter(({ id }) => !untold.has(id));
  const memories = await rememberedQuestions(
    tx,
    who,
    learned.map(({ id }) => id),
  );
  const last = await days.lastDays(tx, who, rests);
  const recent = new Set(last.map(({ questionId }) => questionId));
  const random = () => randomInt(2 ** 32) / 2 ** 32;
  const candidates = learned.map(({ id }) => ({
    ...{ id, recent: recent.has(id) },
    known: knownNow(memories.get(id), now),
  }));
  const chosen = chooseQuestion(candidates, random);
  const question = learned.find(({ id }) => id === chosen);
  if (!question) return undefined;
  const ref = { questionId: question.id, version: question.version };
  const body = (await questionVersions(tx, who.clientId, [ref])).get(versionName(ref));
  if (!body) return undefined;
  const order = orderOf(body, true, random);
  await days.insertDaily(tx, {
    ...who,
    day,
    ...ref,
    order,
    locale: languageFor(question.locales, locale),
    now,
  });
  return (await dayOf(tx, call)).asked ?? undefined;
}

/** Theirs where it can be asked in it. */
const languageFor = (there: readonly Locale[], wanted: Locale): Locale =>
  there.includes(wanted) ? wanted : (there[0] ?? wanted);

async function present(
  tx: Tx,
  call: MemberCall,
  { day, answered, longest }: days.DayRow,
  row: days.DailyRow | undefined,
): Promise<Daily> {
  const streak = streakOf(answered, day);
  return {
    day,
    streak: { ...streak, longest: Math.max(longest, streak.days), week: weekOf(answered, day) },
    drill: row
      ? presentPosed(
          { body: await bodyOf(tx, row), order: row.put_order, locale: row.locale, answer: row.answer },
          call,
        )
      : null,
  };
}
