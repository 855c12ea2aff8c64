import { learningModules } from "@trilha/contract/core/modules.ts";
import { sql } from "kysely";
import type { RecordSearch } from "../../core/record-search.ts";
import { holdsWords } from "../../db/word-search.ts";

export const courseSearch: RecordSearch = {
  right: "courses.read",
  module: learningModules,
  find: ({ clientId, words, near, most }) => sql`
    select c.id, c.title, null::text as detail, c.search_text as words
    from courses c where c.client_id = ${clientId} and ${holdsWords(sql`c.search_text`, words, near)} limit ${most}`,
};
