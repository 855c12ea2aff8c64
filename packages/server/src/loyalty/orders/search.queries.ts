import { sql } from "kysely";
import type { RecordSearch } from "../../core/record-search.ts";

const codeLength = 8;
/** Fewer characters of a code name too many orders. */
const enough = 4;

/** Orders by the beginning of their code: a code has no slips to forgive. */
export const orderSearch: RecordSearch = {
  right: "orders.read",
  module: "has_reward_store",
  find: ({ clientId, text, near, most }) => {
    const code = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
    const isCode = !near && code.length >= enough && code.length <= codeLength;
    return sql`
      select o.id, to_jsonb(o.code::text) as title, m.sort_name as detail, lower(o.code) as words
      from orders o left join memberships m on m.client_id = o.client_id and m.user_id = o.user_id
      where o.client_id = ${clientId} and ${isCode}
        and o.code between ${code.padEnd(codeLength, "2")} and ${code.padEnd(codeLength, "Z")}
      order by o.placed_at desc, o.id limit ${most}`;
  },
};
