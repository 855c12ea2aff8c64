import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  listQuestions as listSpec,
  readQuestion as readSpec,
  listQuestionVersions as versionsSpec,
} from "@trilha/contract/learning/questions/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import { searchWords } from "../../core/rules/search-words.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { bankById } from "./banks.queries.ts";
import { presentLine, presentPictures, presentQuestion } from "./present-question.ts";
import { questionById, questionPage, versionPage } from "./questions.queries.ts";
import { cleanTag } from "./rules/clean-body.ts";

const listed = (text: string | undefined) => (text ? text.split(",") : undefined);

/** A page of the client's questions, what was written last first. */
export const listQuestions: UseCase<typeof listSpec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { bankId, tag, state, search, limit } = query;
    const filter = {
      ...{ bankId, state, words: searchWords(search) },
      kinds: listed(query.kinds),
      difficulties: listed(query.difficulties)?.map(Number),
      tag: tag ? cleanTag(tag) : undefined,
      wordless: query.pictures === "without_words",
    };
    const after = readCursor(query.cursor, ["moment", "id"]);
    if (bankId && !(await bankById(tx, clientId, bankId))) return refuse(genericProblems.notFound);
    const rows = await questionPage(tx, clientId, filter, { after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.updated_at.getTime(), row.id],
      (row) => presentLine(call, row),
    );
  });

/** One question as it is edited. */
export const readQuestion: UseCase<typeof readSpec> = async (call, { params }) => {
  const question = await call.read((tx) => questionById(tx, call.actor.clientId, params.id));
  return question ? presentQuestion(call, question) : refuse(genericProblems.notFound);
};

/** A page of what a question has said, the newest first. */
export const listQuestionVersions: UseCase<typeof versionsSpec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    if (!(await questionById(tx, clientId, params.id))) return refuse(genericProblems.notFound);
    const [cursor] = readCursor(query.cursor, ["number"]) ?? [];
    // A cursor somebody made up may name a number no version has.
    const before = cursor === undefined ? undefined : Math.max(0, Math.min(cursor, 2 ** 31 - 1));
    const rows = await versionPage(tx, clientId, params.id, { before, rows: query.limit + 1 });
    return pageOf(
      rows,
      query.limit,
      ({ version }) => [version],
      ({ version, body, author_name, created_at }) => ({
        ...{ version, body, author: author_name, at: created_at.toISOString() },
        pictures: presentPictures(call, body),
      }),
    );
  });
