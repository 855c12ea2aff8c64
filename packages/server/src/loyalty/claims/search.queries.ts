import { claimModules } from "@trilha/contract/core/modules.ts";
import { normalizedInvoiceNumber } from "@trilha/contract/loyalty/claims/invoices/numbers.ts";
import { sql } from "kysely";
import type { RecordSearch } from "../../core/record-search.ts";

/** Invoices by the beginning of their number: a number has no slips to forgive. */
export const invoiceSearch: RecordSearch = {
  right: "claims.read",
  module: claimModules,
  find: ({ clientId, text, near, most }) => {
    const key = normalizedInvoiceNumber(text);
    return sql`
      select c.id, to_jsonb(c.invoice_number) as title, m.sort_name as detail, fold(c.invoice_number) as words
      from claims c left join memberships m on m.client_id = c.client_id and m.user_id = c.user_id
      where c.client_id = ${clientId} and ${!near && key !== null}
        and c.invoice_key ~>=~ ${key} and c.invoice_key ~<~ (${key}::text || '~')
      order by c.submitted_at desc, c.id desc limit ${most}`;
  },
};
