import { sql } from "kysely";
import type { RecordSearch } from "../../core/record-search.ts";
import { holdsWords } from "../../db/word-search.ts";

export const campaignSearch: RecordSearch = {
  right: "campaigns.read",
  module: "has_campaigns",
  find: ({ clientId, words, near, most }) => sql`
    select c.id, c.title, null::text as detail, w.words
    from campaigns c cross join lateral
      (select fold(string_agg(value, ' ')) as words from jsonb_each_text(c.title)) w
    where c.client_id = ${clientId} and ${holdsWords(sql`w.words`, words, near)}
    order by c.begins_at desc, c.id limit ${most}`,
};
