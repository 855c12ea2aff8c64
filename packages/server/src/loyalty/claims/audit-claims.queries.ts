import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { SubjectType } from "./claim-transition.ts";
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
  /** Auditor who decided last. */
  auditorId: string | undefined;
}

export type ReportedRow = ListedRow & {
  state: ClaimState;
  invoice_number: string | null;
  submitted_at: Date;
};

/** People of a search, or places, that are few enough to look their newest reports up one by one. */
export interface SearchMatches {
  /** Null: too many, or nothing was searched. */
  userIds: readonly string[] | null;
  /** Null: too many, or no country was asked for. */
  storeIds: readonly string[] | null;
}

/** Among more people, places or numbers than this, one report in some hundred fits: a walk fills its page soon. */
const few = 1_000;

/** Among so many newest reports a common search fills its page: nobody need be looked up. */
const newestWalked = 2_500;

/** Looks a search and a country up, without reading reports yet. */
export async function lookUp(
  tx: Tx,
  clientId: string,
  filter: Pick<ClaimFilter, "subjectType" | "search" | "invoiceKey" | "country">,
): Promise<SearchMatches> {
  const { subjectType, search, invoiceKey, country } = filter;
  const fewOf = async (ids: RawBuilder<{ id: string }>) => {
    const { rows } = await ids.execute(tx);
    return rows.length > few ? null : rows.map(({ id }) => id);
  };
  const storeIds = country
    ? await fewOf(sql`
        select id from stores where client_id = ${clientId} and country = ${country} limit ${few + 1}`)
    : null;
  const userIds = search ? await fewOf(sql`select id from people_called(${search}, ${few + 1}) as id`) : null;
  if (!userIds || subjectType !== "claim" || !invoiceKey) return { userIds, storeIds };
  const numbers = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from claims where client_id = ${clientId} and ${numbered(sql`invoice_key`, invoiceKey)}
      limit ${few + 1}) numbers`.execute(tx);
  return { userIds: (numbers.rows[0]?.count ?? 0) > few ? null : userIds, storeIds };
}

/** Numbers that begin so; keys hold letters and digits, so nothing in them means anything to a pattern. */
function numbered(column: RawBuilder<unknown>, key: string): RawBuilder<boolean> {
  return sql<boolean>`${column} ^@ ${key}::text`;
}

export interface PageRequest {
  after: readonly [at: Date, id: string] | undefined;
  rows: number;
}

/** One report more than the page, the newest first; where only the newest are walked, maybe fewer than there are. */
export async function reportPage(
  tx: Tx,
  scope: { clientId: string; locale: Locale; now: Date },
  filter: ClaimFilter,
  matches: SearchMatches | "newest",
  page: PageRequest,
): Promise<ReportedRow[]> {
  const type = filter.subjectType;
  const { rows } = await sql<ReportedRow>`
    with page as materialized (${pageOf(scope.clientId, filter, matches, page)})
    select ${type} as type, o.id, o.user_id, o.store_id, coalesce(m.sort_name, '') as person, s.name as store,
           r.name as retailer, s.country, ${titleIn(scope.locale)} as campaign, o.points, o.risk, o.state, o.submitted_at,
           o.version, o.invoice_number, ${kinds(sql`o.client_id`, sql`${type}::text`, sql`o.id`)} as signals,
           coalesce(q.queued_at, o.submitted_at) as queued_at, q.not_by,
           case when q.locked_until > ${scope.now}::timestamptz then coalesce(l.sort_name, '—') end as locked_by
    from page o
    join stores s on s.client_id = o.client_id and s.id = o.store_id
    join retailers r on r.client_id = o.client_id and r.id = s.retailer_id
    join campaigns a on a.client_id = o.client_id and a.id = o.campaign_id
    left join memberships m on m.client_id = o.client_id and m.user_id = o.user_id
    left join audit_queue q on q.client_id = o.client_id and q.subject_type = ${type} and q.subject_id = o.id
    left join memberships l on l.client_id = o.client_id and l.user_id = q.locked_by
    order by o.submitted_at desc, o.id desc`.execute(tx);
  return rows;
}

/**
 * The reports of a page: among the newest alone; or looked up by person, number or place where those are few, else
 * walked from the newest.
 */
function pageOf(
  clientId: string,
  filter: ClaimFilter,
  matches: SearchMatches | "newest",
  page: PageRequest,
): RawBuilder<unknown> {
  const { subjectType, search } = filter;
  const claim = subjectType === "claim";
  const reports = sql`
    select o.id, o.client_id, o.campaign_id, o.user_id, o.store_id, o.points, o.risk, o.state, o.submitted_at,
           o.version, ${claim ? sql`o.invoice_number, o.invoice_key` : sql`null as invoice_number, null as invoice_key`}
    from ${sql.table(claim ? "claims" : "store_photos")} o
    where o.client_id = ${clientId} and ${narrowed(filter, page)}`;
  const newest = sql`order by o.submitted_at desc, o.id desc limit ${page.rows}`;
  const key = claim ? filter.invoiceKey : null;
  const numbers = key ? numbered(sql`o.invoice_key`, key) : null;
  const oneByOne = (column: string, ids: readonly string[], fitting: RawBuilder<unknown>) => sql`
    select each.* from unnest(${[...ids]}::uuid[]) as f (id)
    cross join lateral (${fitting} and o.${sql.ref(column)} = f.id ${newest}) each`;
  if (matches !== "newest" && matches.userIds) {
    return sql`
      select o.* from (${oneByOne("user_id", matches.userIds, reports)}
        ${numbers ? sql`union ${reports} and ${numbers}` : sql``}) o ${newest}`;
  }
  // Asked of each report that is walked: as a join it would begin with everybody of that name.
  const called = sql`coalesce((select strpos(f.called, fold(${search})) > 0 from memberships f
    where f.client_id = o.client_id and f.user_id = o.user_id), false)`;
  const meant = search ? sql`(${called} ${numbers ? sql`or ${numbers}` : sql``})` : sql`true`;
  if (matches === "newest") {
    const walked = sql`${reports} order by o.submitted_at desc, o.id desc limit ${sql.lit(newestWalked)}`;
    return sql`select o.* from (${walked}) o where ${meant} ${newest}`;
  }
  const fitting = sql`${reports} and ${meant}`;
  if (!matches.storeIds) return sql`${fitting} ${newest}`;
  return sql`select o.* from (${oneByOne("store_id", matches.storeIds, fitting)}) o ${newest}`;
}

function narrowed(
  { state, campaignId, country, auditorId }: ClaimFilter,
  { after }: PageRequest,
): RawBuilder<unknown> {
  const [at, id] = after ?? [null, null];
  return sql`true
    ${state ? sql`and o.state = ${state}` : sql``}
    ${campaignId ? sql`and o.campaign_id = ${campaignId}::uuid` : sql``}
    ${auditorId ? sql`and o.decided_by = ${auditorId}::uuid` : sql``}
    ${
      country
        ? sql`and exists (select from stores f where f.client_id = o.client_id and f.id = o.store_id
                and f.country = ${country})`
        : sql``
    }
    ${at ? sql`and (o.submitted_at, o.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}`;
}
