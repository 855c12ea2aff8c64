import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { changeQuestions as spec } from "@trilha/contract/learning/questions/endpoints.ts";
import { questionProblems } from "@trilha/contract/learning/questions/problems.ts";
import { mostTags } from "@trilha/contract/learning/questions/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { type FullQuestionRow, holdQuestions, writeSortings } from "./questions.queries.ts";
import { type Sorted, sortedAnew } from "./rules/sorted-anew.ts";
import { searchTextOf } from "./search-text.ts";
import { auditFacts } from "./write-question.ts";

/**
 * §learning#question-banks Sorts many questions anew, all or none, each as it is now: what they say stays, and nobody's words are written over.
 * Each that is different has its own line in the trail.
 */
export const changeQuestions: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const ids = [...new Set(body.ids)];
    const rows = await holdQuestions(tx, clientId, ids);
    if (rows.length !== ids.length) return refuse(genericProblems.notFound);
    if (rows.some((row) => row.bank_archived)) return refuse(questionProblems.bankArchived);
    const changes = rows.flatMap((row) => {
      const after = sortedAnew(row, body);
      return after ? { row, after } : [];
    });
    const count = changes.filter(({ after }) => after.tags.length > mostTags).length;
    if (count > 0) return refuse(questionProblems.tooManyTags, { most: mostTags, count });
    if (changes.length > 0)
      await writeSortings(
        tx,
        clientId,
        { userId, name, at: call.now },
        changes.map(({ row, after }) => ({
          ...after,
          id: row.id,
          searchText: searchTextOf(row.body, after.tags),
        })),
      );
    for (const { row, after } of changes)
      await recordAudit(tx, call, {
        ...{ action: deedOf(row, after), entity: "question", entityId: row.id },
        entityName: textIn(row.prompt, call.locale).slice(0, 120),
        before: auditFacts(row),
        after: auditFacts({ ...row, ...after }),
      });
    return { changed: changes.map(({ row }) => row.id) };
  });

/** As it would be called had somebody done it to this one alone. */
function deedOf(before: FullQuestionRow, after: Sorted & { tags: string[] }): AuditAct {
  const onlySorting = before.difficulty === after.difficulty && before.tags.join() === after.tags.join();
  if (!onlySorting) return "questions.edit";
  return after.state === "retired" ? "questions.retire" : "questions.restore";
}
