import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { markEssay as spec } from "@trilha/contract/learning/grading/marking-endpoints.ts";
import { resultProblems } from "@trilha/contract/learning/grading/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { applyMarks } from "../tests/index.ts";
import { marksOf, oneMarkerAtATime, unlockEssay } from "./essays.queries.ts";
import { findEssay, presentEssay } from "./present-essay.ts";
import { judgeMark } from "./rules/judge-mark.ts";
import { outdateFigures } from "./test-sums.queries.ts";

/** §learning#marking Marks an essay; a mark that stands is changed only with a reason, and both are kept. */
export const markEssay: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const place = { attemptId: params.id, question: params.question };
    // Two marks at a time: the second finds the version it is based on gone.
    await oneMarkerAtATime(tx, params.id);
    const row = await findEssay(tx, { clientId, now: call.now }, place);
    if (isRefusal(row)) return row;
    if (row.user_id === userId) return refuse(resultProblems.ownEssay);
    if (row.locked_by !== null && row.locked_by !== userId)
      return refuse(resultProblems.lockedByOther, { name: row.locker ?? "" });
    const marks = await marksOf(tx, clientId, place);
    if (marks.length !== body.version) return refuse(genericProblems.conflict);
    const reason = body.reason || null;
    if (marks.length > 0 && reason === null) return refuse(resultProblems.reasonNeeded);
    const mark = judgeMark(row.body, body);
    if ("problem" in mark) return refuse(mark.problem, mark.params);
    const attempt = {
      clientId,
      attemptId: params.id,
      locale: call.locale,
      now: call.now,
      by: { userId, name },
    };
    const applied = await applyMarks(tx, attempt, [
      { question: params.question, ...mark, comment: body.comment, reason },
    ]);
    if (isRefusal(applied)) return applied;
    await unlockEssay(tx, { clientId, userId }, place);
    await outdateFigures(tx, { clientId, courseId: row.course_id, activityId: row.activity_id });
    await recordAudit(tx, call, {
      action: "results.mark",
      ...{ entity: "attempt", entityId: params.id },
      before: { question: params.question + 1, points: marks.at(-1)?.points ?? null },
      after: { question: params.question + 1, points: mark.points },
      ...(reason && { reason }),
    });
    return presentEssay(tx, call, place);
  });
