import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ParticipantFacts } from "./rules/left-out.ts";

/** At most so many faults of a kind are told. */
const reportedLimit = 20;

// People who changed since the last look.
const waiting = sql`waiting as (
  select client_id, campaign_id, user_id from standing_touched
  union
  select t.client_id, t.pot_id, t.user_id from ledger_transactions t
    left join standings_read r on r.client_id = t.client_id
   where t.user_id is not null and not coalesce(pg_visible_in_snapshot(t.made_in, r.seen), false)
)`;

/** Participants alike in their facts and in whether the ranking has them, with one of them as example. */
export interface ListedParticipants extends ParticipantFacts {
  listed: boolean;
  campaignId: string;
  userId: string;
  people: number;
}

/** Participants with a standing, but for those who are counted in a moment. */
export async function participantsByFacts(tx: Tx): Promise<ListedParticipants[]> {
  const { rows } = await sql<ListedParticipants>`
    with ${waiting}, participants as (
      select s.listed, e.id is not null as enrolled, m.status, u.deleted_at is not null as "accountDeleted",
             s.campaign_id, s.user_id
        from standings s
        join users u on u.id = s.user_id
        left join campaign_enrolments e
          on e.client_id = s.client_id and e.campaign_id = s.campaign_id and e.user_id = s.user_id
        left join memberships m on m.client_id = s.client_id and m.user_id = s.user_id
       where not exists (select from waiting x
          where x.client_id = s.client_id and x.campaign_id = s.campaign_id and x.user_id = s.user_id)
    )
    select listed, enrolled, status, "accountDeleted", (array_agg(campaign_id))[1] as "campaignId",
           (array_agg(user_id))[1] as "userId", count(*) as people
      from participants group by 1, 2, 3, 4`.execute(tx);
  return rows;
}

/**
 * People whose standing is not what the books say, and counts and sums that are not those of the standings, each in
 * words. Who changed since the last look is left out: they are counted in a moment.
 */
export async function wrongStandings(tx: Tx): Promise<string[]> {
  await sql`set local statement_timeout = 0`.execute(tx);
  const { rows: people } = await sql<{ fault: string }>`
    with ${waiting}, given as (
      select client_id, pot_id, user_id,
             coalesce(sum(original - adjusted) filter (where audit = 'cleared'), 0) as audited,
             coalesce(sum(original - adjusted) filter (where audit = 'awaiting'), 0) as provisional
        from ledger_lots where source_type not in ('order', 'transfer') group by 1, 2, 3
    ), owned as (
      select client_id, pot_id, user_id, sum(balance) filter (where kind = 'xp') as experience,
             sum(balance) filter (where kind = 'uncleared') as uncleared,
             sum(balance) filter (where kind = 'cleared') as cleared,
             sum(balance) filter (where kind = 'held') as held, sum(balance) filter (where kind = 'debt') as debt
        from ledger_accounts where user_id is not null group by 1, 2, 3
    ), there as (
      select c.client_id, c.id as campaign_id, coalesce(o.user_id, e.user_id) as user_id, e.country, e.store_ids,
             array[coalesce(g.audited, 0), coalesce(g.provisional, 0), coalesce(o.experience, 0),
               coalesce(t.training, 0), coalesce(o.uncleared, 0), coalesce(o.cleared, 0), coalesce(o.held, 0), coalesce(o.debt, 0)] as sums
        from owned o
        full join campaign_enrolments e
          on e.client_id = o.client_id and e.campaign_id = o.pot_id and e.user_id = o.user_id
        join campaigns c on c.client_id = coalesce(o.client_id, e.client_id)
          and c.id = coalesce(o.pot_id, e.campaign_id)
        left join given g on g.client_id = o.client_id and g.pot_id = o.pot_id and g.user_id = o.user_id
        left join campaign_countries y
          on y.client_id = e.client_id and y.campaign_id = e.campaign_id and y.country = e.country
        cross join lateral (
          select sum(round(coalesce(x.score, 100))) as training
            from course_enrolments x
            join courses q on q.client_id = x.client_id and q.id = x.course_id and q.kind = 'course'
           where x.client_id = c.client_id and x.user_id = coalesce(o.user_id, e.user_id)
             and x.state in ('finished', 'approved', 'improved')
             and x.finished_at < coalesce(y.ends_at, 'infinity')) t
    ), placed as (
      select t.*, coalesce(l.level, 'basic') as level,
             case when m.store_id = any (t.store_ids) then m.store_id else t.store_ids[1] end as store_id
        from there t
        left join memberships m on m.client_id = t.client_id and m.user_id = t.user_id
        left join person_levels l on l.client_id = t.client_id and l.user_id = t.user_id
    )
    select 'person ' || coalesce(p.user_id, s.user_id) || ' in campaign ' || coalesce(p.campaign_id, s.campaign_id)
      || ': counted ' || coalesce(row(s.country, s.retailer_id, s.store_id, s.level, s.audited, s.provisional,
           s.experience, s.training, s.uncleared, s.cleared, s.held, s.debt)::text, 'nothing')
      || ', there are ' || coalesce(row(p.country, w.retailer_id, p.store_id, p.level, p.sums)::text, 'none')
      as fault
    from placed p
    left join stores w on w.client_id = p.client_id and w.id = p.store_id
    full join standings s
      on s.client_id = p.client_id and s.campaign_id = p.campaign_id and s.user_id = p.user_id
    where not exists (select from waiting x where x.client_id = coalesce(p.client_id, s.client_id)
        and x.campaign_id = coalesce(p.campaign_id, s.campaign_id) and x.user_id = coalesce(p.user_id, s.user_id))
      and (s.country, s.retailer_id, s.store_id, s.level,
           array[s.audited, s.provisional, s.experience, s.training, s.uncleared, s.cleared, s.held, s.debt]::numeric[])
        is distinct from (p.country, w.retailer_id, p.store_id, p.level, p.sums)
    limit ${sql.lit(reportedLimit)}`.execute(tx);
  const { rows: counts } = await sql<{ fault: string }>`
    with counted as (
      select s.client_id, s.campaign_id, k.scope, k.scope_key, v.measure, score_bucket(v.score) as bucket,
             count(*) as people
        from standings s
       cross join lateral (values ('campaign', ''), ('country', s.country), ('chain', s.retailer_id::text),
         ('level', s.level)) k (scope, scope_key)
       cross join lateral (values ('points', s.audited), ('experience', s.experience),
         ('training', s.training)) v (measure, score)
       where s.listed and k.scope_key is not null
       group by 1, 2, 3, 4, 5, 6
    )
    select 'campaign ' || coalesce(k.campaign_id, c.campaign_id) || ', '
      || concat_ws(' ', coalesce(k.scope, c.scope), nullif(coalesce(k.scope_key, c.scope_key), ''),
           coalesce(k.measure, c.measure))
      || ', bucket ' || coalesce(k.bucket, c.bucket) || ': counted ' || coalesce(k.people, 0) || ', there are '
      || coalesce(c.people, 0) as fault
    from standing_counts k
    full join counted c on c.client_id = k.client_id and c.campaign_id = k.campaign_id and c.scope = k.scope
      and c.scope_key = k.scope_key and c.measure = k.measure and c.bucket = k.bucket
    where coalesce(k.people, 0) <> coalesce(c.people, 0)
    limit ${sql.lit(reportedLimit)}`.execute(tx);
  const { rows: sums } = await sql<{ fault: string }>`
    with summed as (
      select client_id, campaign_id, array[count(*) filter (where listed), sum(uncleared), sum(cleared), sum(held),
               sum(debt)] as sums
        from standings group by 1, 2
    )
    select 'campaign ' || coalesce(t.campaign_id, s.campaign_id) || ': the sums are '
      || coalesce(row(t.people, t.uncleared, t.cleared, t.held, t.debt)::text, 'missing') || ', its people have '
      || coalesce(s.sums::text, 'nothing') as fault
    from standing_sums t
    full join summed s on s.client_id = t.client_id and s.campaign_id = t.campaign_id
    where array[t.people, t.uncleared, t.cleared, t.held, t.debt]::numeric[] is distinct from s.sums
    limit ${sql.lit(reportedLimit)}`.execute(tx);
  return [...people, ...counts, ...sums].map(({ fault }) => fault);
}
