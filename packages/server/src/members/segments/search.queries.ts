import { audienceModules } from "@trilha/contract/core/modules.ts";
import { sql } from "kysely";
import type { RecordSearch } from "../../core/record-search.ts";
import { holdsWords } from "../../db/word-search.ts";

const words = sql`fold(s.name || ' ' || s.description)`;

export const segmentSearch: RecordSearch = {
  right: "segments.read",
  module: audienceModules,
  find: ({ clientId, words: wanted, near, most }) => sql`
    select s.id, to_jsonb(s.name) as title, nullif(s.description, '') as detail, ${words} as words
    from segments s
    where s.client_id = ${clientId} and s.state = 'active' and ${holdsWords(words, wanted, near)} limit ${most}`,
};
