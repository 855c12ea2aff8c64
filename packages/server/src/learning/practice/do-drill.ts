import { randomInt } from "node:crypto";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  answerDrill as answerSpec,
  openDrill as openSpec,
} from "@trilha/contract/learning/practice/endpoints.ts";
import { drillProblems } from "@trilha/contract/learning/practice/problems.ts";
import type { DrillView } from "@trilha/contract/learning/practice/shapes.ts";
import { answerFits } from "@trilha/contract/learning/questions/check.ts";
import { orderOf } from "@trilha/contract/learning/questions/order.ts";
import { shuffled } from "@trilha/contract/learning/questions/random.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { DrawnQuestion } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { remember } from "../games/index.ts";
import { questionVersions, versionName } from "../questions/index.ts";
import * as rows from "./drills.queries.ts";
import { unansweredQuestions } from "./learned.queries.ts";
import { isFor } from "./my-drills.ts";
import { presentPosed, ratingOf, shareOf } from "./present-question.ts";

/** §learning#drills Begins a drill, or goes on with it: its questions are drawn once for a person. Done, it can still be read. */
export const openDrill: UseCase<typeof openSpec> = (call, { params }) => {
  const who = { clientId: call.actor.clientId, userId: call.actor.userId, drillId: params.id };
  return call.write(async (tx) => {
    const drill = await rows.drillById(tx, who.clientId, who.drillId);
    const begun = drill && (await rows.runHeld(tx, who));
    if (!drill || !(begun || (await isFor(tx, drill, { ...who, now: call.now }))))
      return refuse(genericProblems.notFound);
    if (begun) return present(tx, call, drill, begun);
    if (!isOpen(drill, call.now)) return refuse(drillProblems.closed);
    const paper = await draw(tx, call, drill);
    if (paper.length === 0) return refuse(drillProblems.noQuestions);
    await rows.insertRun(tx, { ...who, paper, locale: call.locale, now: call.now });
    const run = await rows.runHeld(tx, who);
    if (!run) throw new Error("a drill that began is not there");
    return present(tx, call, drill, run);
  });
};

/** §entities#course-test Answers one question, once; what is right is told at once, and the question comes again when it fades. */
export const answerDrill: UseCase<typeof answerSpec> = (call, { params, body: { question, answer } }) => {
  const who = { clientId: call.actor.clientId, userId: call.actor.userId, drillId: params.id };
  return call.write(async (tx) => {
    const drill = await rows.drillById(tx, who.clientId, who.drillId);
    const run = drill && (await rows.runHeld(tx, who));
    if (!run) return refuse(genericProblems.notFound);
    const drawn = run.paper[question];
    if (!drawn) return refuse(drillProblems.notInDrill);
    if ((await rows.answersOf(tx, who)).has(question)) return present(tx, call, drill, run);
    if (!isOpen(drill, call.now)) return refuse(drillProblems.closed);
    const untold = await unansweredQuestions(tx, who, { now: call.now, forGood: false });
    if (untold.has(drawn.questionId)) return refuse(drillProblems.inTest);
    const body = (await bodiesOf(tx, who.clientId, [drawn]))(drawn);
    if (!answerFits(body, answer)) return refuse(drillProblems.wrongKind);
    const share = shareOf(body, answer, run.locale);
    const after = await rows.addAnswer(tx, run, { question, answer, share, now: call.now });
    const subject = { kind: "question", subject: drawn.questionId } as const;
    await remember(tx, who, subject, { rating: ratingOf(share), now: call.now });
    return present(tx, call, drill, after);
  });
};

const isOpen = ({ state, from_at, until_at }: rows.DrillRow, now: Date) =>
  state === "active" && from_at <= now && (until_at === null || now < until_at);

/** As many as it wants, or all there are; those in the person's language first, none that a test asks them now. */
async function draw(
  tx: Tx,
  { actor, locale, now }: MemberCall,
  drill: rows.DrillRow,
): Promise<DrawnQuestion[]> {
  const random = () => randomInt(2 ** 32) / 2 ** 32;
  const untold = await unansweredQuestions(tx, actor, { now, forGood: false });
  const there = (await rows.drillPool(tx, drill)).filter(({ id }) => !untold.has(id));
  const pool = shuffled(there, random);
  const isTheirs = (one: { locales: readonly string[] }) => one.locales.includes(locale);
  const sorted = [...pool.filter(isTheirs), ...pool.filter((one) => !isTheirs(one))];
  const refs = sorted.slice(0, drill.questions).map(({ id, version }) => ({ questionId: id, version }));
  const bodyOf = await bodiesOf(tx, drill.client_id, refs);
  return refs.map((ref) => ({ ...ref, order: orderOf(bodyOf(ref), true, random) }));
}

type Ref = Pick<DrawnQuestion, "questionId" | "version">;
async function bodiesOf(tx: Tx, clientId: string, refs: readonly Ref[]) {
  const bodies = await questionVersions(tx, clientId, refs);
  return (ref: Ref) => {
    const body = bodies.get(versionName(ref));
    if (!body) throw new Error(`question ${versionName(ref)} was drawn, and is not there`);
    return body;
  };
}

async function present(
  tx: Tx,
  call: MemberCall,
  drill: rows.DrillRow,
  run: rows.DrillRunRow,
): Promise<DrillView | Refusal> {
  const bodyOf = await bodiesOf(tx, run.client_id, run.paper);
  const answers = await rows.answersOf(tx, {
    ...{ clientId: run.client_id, userId: run.user_id, drillId: run.drill_id },
  });
  return {
    drill: {
      ...{ id: drill.id, title: textIn(drill.title, call.locale), mandatory: drill.mandatory },
      until: drill.until_at?.toISOString() ?? null,
      ...{ questions: run.paper.length, answered: run.answered, right: run.correct },
      doneAt: run.done_at?.toISOString() ?? null,
    },
    questions: run.paper.map((drawn, place) =>
      presentPosed(
        { body: bodyOf(drawn), order: drawn.order, locale: run.locale, answer: answers.get(place) ?? null },
        call,
      ),
    ),
  };
}
