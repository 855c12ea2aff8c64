import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/grading/endpoints.ts";
import type { ItemAnalysisRow } from "@trilha/contract/learning/grading/shapes.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { altOf } from "@trilha/contract/learning/questions/show.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { findTest, type TestParams } from "./find-test.ts";
import { countedTest, type ItemFigureRow, type ItemFigures, itemPage } from "./items.queries.ts";
import { unflaggedPlace } from "./rules/item-priority.ts";
import { keyOf } from "./sweep-tests.ts";

/** §learning#item-analysis: how each question of a test did, as it was last counted. */
export const listItems: UseCase<typeof contract.listItems> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { limit, cursor, flagged } = query;
    const test = await findTest(tx, call, params);
    if (!test) return refuse(genericProblems.notFound);
    const activity = placeOf(call, params);
    const counted = await countedTest(tx, activity);
    const wanted = flagged === undefined ? undefined : flagged === "true";
    const filter = { ...activity, flagged: wanted, unflagged: unflaggedPlace };
    const after = readCursor(cursor, ["number", "number", "id"]);
    const rows = await itemPage(tx, filter, { after, rows: limit + 1 });
    return {
      ...pageOf(
        rows,
        limit,
        (row) => [row.place, row.rank, row.question_id],
        (row) => presentItem(call, row),
      ),
      test: test.name,
      countedAt: counted?.counted_at.toISOString() ?? null,
      ...{ behind: counted?.behind ?? 0, attempts: counted?.counted ?? 0 },
      ...{ alpha: counted?.alpha ?? null, flagged: counted?.flagged ?? 0 },
    };
  });

const placeOf = ({ actor }: MemberCall, { id, activityId }: TestParams) => ({
  ...{ clientId: actor.clientId, courseId: id, activityId },
});

const figuresOf = (row: ItemFigures) => ({
  ...{ version: row.version, answers: row.answers, difficulty: row.difficulty, right: row.right_share },
  ...{ discrimination: row.discrimination, index: row.group_index, flags: row.flags },
});

function presentItem(call: MemberCall, row: ItemFigureRow): ItemAnalysisRow {
  const { body } = row;
  const say = (texts: QuestionBody["prompt"]) => inLanguage(texts, call.locale, call.locale)?.value ?? "";
  const options = body.kind === "one" || body.kind === "several" ? body.options : [];
  const texts = new Map(options.map(({ id, text }) => [id, say(text)]));
  return {
    ...{ questionId: row.question_id, bankId: row.bank_id, kind: body.kind },
    prompt: say(body.prompt),
    pictureUrl: pictureUrl(call, body.fileId),
    pictureAlt: altOf(body.alt, say),
    ...{ points: body.points, currentVersion: row.current_version },
    ...figuresOf(row),
    choices: row.choices.map((choice) => ({ ...choice, text: texts.get(choice.choice) ?? "" })),
    before: row.before.map(figuresOf),
  };
}

/** Has a test counted now instead of with the next round. */
export const countItems: UseCase<typeof contract.countItems> = (call, { params }) =>
  call.write(async (tx) => {
    if (!(await findTest(tx, call, params))) return refuse(genericProblems.notFound);
    const test = placeOf(call, params);
    await enqueue(tx, "results.count", { ...test, swept: false }, { key: keyOf(test), maxAttempts: 3 });
    return undefined;
  });
