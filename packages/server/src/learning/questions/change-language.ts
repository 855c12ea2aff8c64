import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { changeQuestionLanguage as spec } from "@trilha/contract/learning/questions/endpoints.ts";
import { questionProblems } from "@trilha/contract/learning/questions/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { holdQuestions, updateQuestion } from "./questions.queries.ts";
import { inOtherLanguage } from "./rules/in-other-language.ts";
import { auditFacts, writtenQuestion } from "./write-question.ts";

/**
 * §learning#question-language Puts the texts of many questions in another language. What a question says becomes a version of its own;
 * attempts keep the one they were given.
 */
export const changeQuestionLanguage: UseCase<typeof spec> = (call, { body: { from, to, ...body } }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const ids = [...new Set(body.ids)];
    const rows = await holdQuestions(tx, clientId, ids);
    if (rows.length !== ids.length) return refuse(genericProblems.notFound);
    if (rows.some((row) => row.bank_archived)) return refuse(questionProblems.bankArchived);
    const result: Answer<typeof spec> = { changed: [], kept: [] };
    for (const row of rows) {
      const { id, bank_id: bankId, tags, difficulty, prompt, body_version } = row;
      const moved = inOtherLanguage(row.body, { from, to });
      if (moved === "taken") result.kept.push({ id, prompt });
      if (typeof moved === "string") continue;
      const written = writtenQuestion({ id, bankId, tags, difficulty, body: moved.body }, row.body);
      const after = { ...row, prompt: written.body.prompt, body_version: body_version + 1 };
      await updateQuestion(tx, clientId, { userId, name, at: call.now }, written, after.body_version);
      await recordAudit(tx, call, {
        ...{ action: "questions.edit", entity: "question", entityId: id },
        entityName: textIn(after.prompt, call.locale).slice(0, 120),
        before: auditFacts(row),
        after: auditFacts(after),
      });
      result.changed.push(id);
    }
    return result;
  });
