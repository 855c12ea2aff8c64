import type { Country } from "@trilha/contract/kernel/country.ts";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ClaimState, SubjectType } from "../../db/schema-sales.ts";
import { kinds, type ListedRow, titleIn } from "./sales.audit.queries.ts";

export interface ClaimFilter {
  subjectType: SubjectType;
  /** As typed; empty: everything. */
  search: string;
  /** The same as an invoice number without what may differ in typing; null: it cannot be one. */
  invoiceKey: string | null;
  state: ClaimState | undefined;
  campaignId: string | undefined;
  country: Country | undefined;
}

export type ReportedRow = ListedRow & {
  state: ClaimState;
  invoice_number: string | null;
  submitted_at: Date;
};

/** One report more than the page, the newest first. */
export async function reportPage(
  tx: Tx,
  of: { clientId: string; locale: Locale; now: Date },
  filter: ClaimFilter,
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<ReportedRow[]> {
  const { subjectType: type, search, invoiceKey, state, campaignId, country } = filter;
  const claim = type === "claim";
  const [at, id] = page.after ?? [null, null];
  const { rows } = await sql<ReportedRow>`
    select ${type} as type, o.id, o.user_id, o.store_id, coalesce(m.sort_name, '') as person, s.name as store,
           r.name as retailer, s.country, ${titleIn(of.locale)} as campaign, o.points, o.risk, o.state, o.submitted_at,
           ${claim ? sql`o.invoice_number` : sql`null`} as invoice_number,
           ${kinds(sql`o.client_id`, sql`${type}::text`, sql`o.id`)} as signals,
           coalesce(q.queued_at, o.submitted_at) as queued_at, q.not_by,
           case when q.locked_until > ${of.now}::timestamptz then coalesce(l.sort_name, '—') end as locked_by
    from ${sql.table(claim ? "claims" : "store_photos")} o
    join stores s on s.client_id = o.client_id and s.id = o.store_id
    join retailers r on r.client_id = o.client_id and r.id = s.retailer_id
    join campaigns a on a.client_id = o.client_id and a.id = o.campaign_id
    left join memberships m on m.client_id = o.client_id and m.user_id = o.user_id
    left join audit_queue q on q.client_id = o.client_id and q.subject_type = ${type} and q.subject_id = o.id
    left join memberships l on l.client_id = o.client_id and l.user_id = q.locked_by
    where o.client_id = ${of.clientId}
      ${state ? sql`and o.state = ${state}` : sql``}
      ${campaignId ? sql`and o.campaign_id = ${campaignId}::uuid` : sql``}
      ${country ? sql`and s.country = ${country}` : sql``}
      ${
        search
          ? sql`and (o.user_id in (select f.user_id from memberships f
              where f.client_id = ${of.clientId} and strpos(fold(f.sort_name), fold(${search})) > 0)
              ${claim && invoiceKey ? sql`or strpos(o.invoice_key, ${invoiceKey}) = 1` : sql``})`
          : sql``
      }
      ${at ? sql`and (o.submitted_at, o.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by o.submitted_at desc, o.id desc
    limit ${page.rows}`.execute(tx);
  return rows;
}
