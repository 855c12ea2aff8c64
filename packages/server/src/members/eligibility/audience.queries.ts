import { levels } from "@trilha/contract/core/level.ts";
import {
  type Eligibility,
  type EligibilityCondition,
  isCount,
} from "@trilha/contract/members/eligibility/conditions.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { countCondition } from "./count-conditions.queries.ts";

type Condition = RawBuilder<boolean>;

/**
 * Eligibility as SQL over `people` below: the same tree as the contract's `isEligible` judges, and a test holds the
 * two against each other. What somebody does not have is no yes, so each leaf is true or false, never unknown.
 */
function conditionOf(tree: Eligibility, clientId: string, now: Date): Condition {
  if ("all" in tree) return joined(tree.all, sql` and `, sql<boolean>`true`, clientId, now);
  if ("any" in tree) return joined(tree.any, sql` or `, sql<boolean>`false`, clientId, now);
  if ("not" in tree) return sql<boolean>`not ${conditionOf(tree.not, clientId, now)}`;
  return sql<boolean>`coalesce(${leafCondition(tree, clientId, now)}, false)`;
}

function joined(
  branches: readonly Eligibility[],
  separator: RawBuilder<unknown>,
  none: Condition,
  clientId: string,
  now: Date,
): Condition {
  if (branches.length === 0) return none;
  return sql<boolean>`(${sql.join(
    branches.map((branch) => conditionOf(branch, clientId, now)),
    separator,
  )})`;
}

function leafCondition(leaf: EligibilityCondition, clientId: string, now: Date): Condition {
  const ids = (list: readonly string[]) => sql`${[...list]}::uuid[]`;
  if ("level" in leaf) return sql`p.level = any(${levels.slice(levels.indexOf(leaf.level))}::text[])`;
  if ("country" in leaf) return sql`p.country = any(${leaf.country}::char(2)[])`;
  if ("jobProfile" in leaf) return sql`p.job_profile = any(${leaf.jobProfile}::text[])`;
  if ("company" in leaf) return sql`p.company_id = any(${ids(leaf.company)})`;
  if ("retailer" in leaf) return sql`p.retailer_ids && ${ids(leaf.retailer)}`;
  if ("store" in leaf) return sql`p.store_ids && ${ids(leaf.store)}`;
  if ("storeGroup" in leaf)
    return sql`p.store_ids && array(select g.store_id from store_group_stores g
      where g.client_id = ${clientId} and g.group_id = any(${ids(leaf.storeGroup)}))`;
  if ("area" in leaf)
    return sql`p.store_ids && array(select s.id from stores s
      where s.client_id = ${clientId} and s.country || '-' || s.area_code = any(${leaf.area}::text[]))`;
  if ("brand" in leaf)
    return sql`case when p.brands is null then p.brand_id = any(${ids(leaf.brand)})
      else p.brands && array(select b.name from brands b
        where b.client_id = ${clientId} and b.id = any(${ids(leaf.brand)})) end`;
  if ("group" in leaf)
    return sql`exists (select from membership_groups g
      where g.client_id = ${clientId} and g.group_id = any(${ids(leaf.group)}) and g.membership_id = p.membership_id)`;
  if ("training" in leaf)
    return sql`exists (select from training_completions t
      where t.client_id = ${clientId} and t.training_id = ${leaf.training} and t.user_id = p.user_id)`;
  if (isCount(leaf)) return countCondition(leaf, clientId);
  return sql`(${now}::timestamptz at time zone p.time_zone)::date
    - (p.enrolled_at at time zone p.time_zone)::date >= ${leaf.enrolledFor}`;
}

/**
 * Participants of a client, with the facts conditions are judged by: in the campaign whose points they may spend
 * (`spendable_campaigns`), as their lists judge it (`learner_facts`). Of some people alone nobody else's enrolments are
 * read.
 */
function people(clientId: string, now: Date, userIds: readonly string[] | null = null) {
  const among = (person: RawBuilder<unknown>) =>
    userIds ? sql`and ${person} = any(${[...userIds]}::uuid[])` : sql``;
  return sql`(
    select m.id as membership_id, m.user_id, m.sort_name, m.job_profile, m.brand_id, e.brands, e.enrolled_at,
           e.time_zone, coalesce(l.level, 'basic') as level, coalesce(e.country, m.country) as country,
           coalesce(e.company_id, m.company_id) as company_id,
           coalesce(e.retailer_ids, array_remove(array[m.retailer_id], null)) as retailer_ids,
           coalesce(e.store_ids, array_remove(array[m.store_id], null)) as store_ids
    from memberships m
    left join person_levels l on l.client_id = m.client_id and l.user_id = m.user_id
    left join (
      select * from spendable_campaigns(${clientId}::uuid, null, ${now}::timestamptz) s
      where true ${among(sql`s.user_id`)}
    ) e on e.user_id = m.user_id
    where m.client_id = ${clientId} ${among(sql`m.user_id`)} and m.status = 'active')`;
}

/**
 * Participants, all or those of some who do, as rows of `membership_id`, `user_id`, `sort_name` and `open`, which is
 * whether they are eligible: for statements that give or count for all at once.
 */
export function judgedPeople(filter: {
  clientId: string;
  eligibility: Eligibility;
  now: Date;
  userIds?: readonly string[];
}): RawBuilder<unknown> {
  const { clientId, eligibility, now, userIds } = filter;
  return sql`(select p.membership_id, p.user_id, p.sort_name, ${conditionOf(eligibility, clientId, now)} as open
    from ${people(clientId, now, userIds)} p)`;
}

/** Audience of conditions: its size, and the names of the first. */
export async function countAudience(
  tx: Tx,
  filter: { clientId: string; eligibility: Eligibility; now: Date; names: number },
): Promise<{ people: number; first: string[] }> {
  const { clientId, eligibility, now, names } = filter;
  const { rows } = await sql<{ people: number; first: string[] }>`
    with open as materialized (
      select p.membership_id, p.sort_name from ${people(clientId, now)} p where ${conditionOf(eligibility, clientId, now)})
    select (select count(*) from open)::integer as people,
           array(select o.sort_name from open o order by o.sort_name, o.membership_id limit ${names}) as first`.execute(
    tx,
  );
  return rows[0] ?? { people: 0, first: [] };
}

/** Sizes of several audiences, in their order, counted in one pass over the people. */
export async function countAudiences(
  tx: Tx,
  filter: { clientId: string; audiences: readonly Eligibility[]; now: Date },
): Promise<number[]> {
  const { clientId, audiences, now } = filter;
  if (audiences.length === 0) return [];
  const counts = audiences.map(
    (audience) => sql`count(*) filter (where ${conditionOf(audience, clientId, now)})`,
  );
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::integer[] as counts from ${people(clientId, now)} p`.execute(tx);
  return rows[0]?.counts ?? [];
}

/** People who are eligible, in steps of so many by id; for whoever enrols or invites them all. */
export async function peopleOpenTo(
  tx: Tx,
  filter: { clientId: string; eligibility: Eligibility; now: Date },
  page: { after: string | null; rows: number },
): Promise<string[]> {
  const { clientId, eligibility, now } = filter;
  const { rows } = await sql<{ user_id: string }>`
    select p.user_id from ${people(clientId, now)} p
    where (${page.after}::uuid is null or p.user_id > ${page.after}::uuid) and ${conditionOf(eligibility, clientId, now)}
    order by p.user_id limit ${page.rows}`.execute(tx);
  return rows.map((row) => row.user_id);
}

/** Eligible people among these. */
export async function openAmong(
  tx: Tx,
  filter: { clientId: string; eligibility: Eligibility; now: Date },
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { clientId, eligibility, now } = filter;
  const { rows } = await sql<{ user_id: string }>`
    select p.user_id from ${people(clientId, now, userIds)} p
    where ${conditionOf(eligibility, clientId, now)}`.execute(tx);
  return new Set(rows.map((row) => row.user_id));
}
