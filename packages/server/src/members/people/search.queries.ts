import { sql } from "kysely";
import type { RecordSearch } from "../../core/record-search.ts";

export const personSearch: RecordSearch = {
  right: "people.read",
  module: "always",
  find: ({ clientId, text, words, near, most }) => sql`
    select m.id, to_jsonb(m.sort_name) as title, s.name as detail, m.called as words
    from ${
      near
        ? sql`people_alike(${words.join(" ")}::text, ${most}::integer) p (id)`
        : sql`people_page(${text}::text, null, null, null, null, null, null, null, ${most}::integer, false, false) p`
    }
    join memberships m on m.client_id = ${clientId} and m.id = p.id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id`,
};
