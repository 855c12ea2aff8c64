import { sql } from "kysely";
import type { RecordSearch } from "../../core/record-search.ts";
import { holdsWords } from "../../db/word-search.ts";

export const rewardSearch: RecordSearch = {
  right: "rewards.read",
  module: "has_reward_store",
  find: ({ clientId, words, near, most }) => sql`
    select r.id, r.name as title, r.sku as detail, r.search_text as words
    from rewards r where r.client_id = ${clientId} and ${holdsWords(sql`r.search_text`, words, near)} limit ${most}`,
};
