import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { resultProblems } from "@trilha/contract/learning/grading/problems.ts";
import type * as contract from "@trilha/contract/learning/grading/regrade-endpoints.ts";
import { type RegradeMove, regradePart } from "@trilha/contract/learning/grading/regrade-shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { readCursor, writeCursor } from "../../db/cursor.ts";
import { previewRegrade as movesOf, regrade } from "../tests/index.ts";
import { nameTest } from "./name-tests.ts";
import {
  beginRun,
  countAsking,
  countRunning,
  currentQuestion,
  holdRun,
  madeBy,
  newestRun,
  noteRun,
  presentRun,
} from "./regrade.queries.ts";
import { outdateFiguresWith } from "./test-sums.queries.ts";

/** §states#course Who moves, and by how much, by a question as it is mended now; part after part. Nothing is written. */
export const previewRegrade: UseCase<typeof contract.previewRegrade> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const question = await currentQuestion(tx, clientId, params.id);
    if (!question) return refuse(genericProblems.notFound);
    const [after = null] = readCursor(query.cursor, ["id"]) ?? [];
    const mended = { clientId, questionId: params.id, version: question.version };
    const part = await movesOf(tx, mended, { after, rows: regradePart });
    const people = await madeBy(
      tx,
      clientId,
      part.moves.map(({ attemptId }) => attemptId),
    );
    const moves: RegradeMove[] = [];
    for (const { courseId, activityId, ...move } of part.moves) {
      const person = people.get(move.attemptId);
      if (!person) continue;
      const place = { course_id: courseId, activity_id: activityId, course_version: person.course_version };
      const test = await nameTest(tx, { clientId, locale: call.locale }, place);
      if (test) moves.push({ ...move, name: person.name, test });
    }
    const run = await newestRun(tx, clientId, params.id);
    return {
      ...{ questionId: params.id, version: question.version, looked: part.looked, moves },
      prompt: inLanguage(question.body.prompt, call.locale, call.locale)?.value ?? "",
      total: await countAsking(tx, clientId, params.id),
      running: await countRunning(tx, mended),
      nextCursor: part.looked < regradePart || part.last === null ? null : writeCursor([part.last]),
      run: run ? presentRun(run) : null,
    };
  });

/** §learning#regrade Counts attempts by a question as it is mended now; a job does it, part after part. */
export const startRegrade: UseCase<typeof contract.startRegrade> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const question = await currentQuestion(tx, clientId, params.id);
    if (!question) return refuse(genericProblems.notFound);
    // Another mending of the question since it was looked at: who moves is another question.
    if (question.version !== body.version) return refuse(genericProblems.conflict);
    const named = await madeBy(tx, clientId, body.takeBack);
    if (body.takeBack.some((id) => !named.has(id))) return refuse(genericProblems.notFound);
    const run = await beginRun(tx, {
      ...{ client_id: clientId, question_id: params.id, version: body.version, reason: body.reason },
      ...{ take_back: body.takeBack, total: await countAsking(tx, clientId, params.id) },
      ...{ started_by: userId, starter_name: name, started_at: call.now },
    });
    if (!run) return refuse(resultProblems.regradeRuns);
    await enqueue(tx, "results.regrade", { clientId, runId: run.id });
    await recordAudit(tx, call, {
      action: "results.regrade",
      ...{ entity: "question", entityId: params.id },
      entityName: (inLanguage(question.body.prompt, call.locale, call.locale)?.value ?? "").slice(0, 120),
      after: { version: body.version, total: run.total, takeBack: body.takeBack },
      reason: body.reason,
    });
    return presentRun(run);
  });

/** Attempts counted anew in one transaction: few, since each may change a course and pay points. */
const atOnce = 50;

/** Works a regrade off; one that broke off goes on where it was. */
export const runRegrade: JobHandler<"results.regrade"> = async ({ db, clock }, { clientId, runId }) => {
  for (let goesOn = true; goesOn; ) {
    goesOn = await db
      .write({ clientId }, async (tx) => {
        const run = await holdRun(tx, clientId, runId);
        if (!run) return false;
        const now = clock.now();
        const { moved, last } = await regrade(
          tx,
          {
            ...{ clientId, questionId: run.question_id, version: run.version, reason: run.reason, now },
            by: { userId: run.started_by, name: run.starter_name },
            takeBack: new Set(run.take_back),
          },
          { after: run.after_id, rows: atOnce },
        );
        await noteRun(tx, run, {
          ...{ moved: run.moved + moved, after_id: last ?? run.after_id },
          ended_at: last === null ? now : null,
        });
        if (last === null) await outdateFiguresWith(tx, clientId, run.question_id);
        return last !== null;
      })
      .then((more) => more === true);
  }
};
