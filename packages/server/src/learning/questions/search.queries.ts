import { learningModules } from "@trilha/contract/core/modules.ts";
import { sql } from "kysely";
import type { RecordSearch } from "../../core/record-search.ts";
import { holdsWords } from "../../db/word-search.ts";

/** Newest questions that a search looks through. */
const walked = 20_000;

export const questionSearch: RecordSearch = {
  right: "questions.read",
  module: learningModules,
  find: ({ clientId, words, near, most }) => sql`
    select q.id, q.prompt as title, q.bank_id::text as detail, q.search_text as words
    from (select * from questions where client_id = ${clientId} order by updated_at desc, id desc limit ${walked}) q
    where ${holdsWords(sql`q.search_text`, words, near)} limit ${most}`,
};
