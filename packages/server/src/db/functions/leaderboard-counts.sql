-- after tables: their bodies are bound to them

-- Scores below 512 have a bucket each; above, each power of two has 256. Nobody comes near 2^40, and below zero is only
-- asked: how many there are at all.
create or replace function score_bucket(score bigint) returns integer
  language sql immutable parallel safe
  begin atomic
    select case when score < 512 then greatest(score, -1)::integer
                else 512 + (p - 9) * 256 + ((score - (1::bigint << p)) >> (p - 8))::integer end
      from (select 8 + width_bucket(score, array[512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288,
              1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912,
              1073741824, 2147483648, 4294967296, 8589934592, 17179869184, 34359738368, 68719476736, 137438953472,
              274877906944, 549755813888]::bigint[]) as p) octave;
  end;

-- The lowest score of a bucket.
create or replace function bucket_begin(bucket integer) returns bigint
  language sql immutable parallel safe
  return case when bucket < 512 then bucket::bigint
    else (1::bigint << (9 + (bucket - 512) / 256))
      + (((bucket - 512) % 256)::bigint << (1 + (bucket - 512) / 256)) end;

/*
 * Computes people of campaigns anew from the books and everything else that says where they stand, writes what is
 * different, and moves the counts and sums by the difference. Whether each has a place in the ranking is given. Answers
 * whose experience changed.
 */
create or replace function standings_count(of_client uuid, campaigns uuid[], people uuid[], in_ranking boolean[],
    at timestamptz)
  returns table (campaign_id uuid, user_id uuid)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    with asked as materialized (
      select distinct on (a.campaign_id, a.user_id) a.campaign_id, a.user_id, a.listed
        from unnest(campaigns, people, in_ranking) as a (campaign_id, user_id, listed)
        join campaigns c on c.client_id = of_client and c.id = a.campaign_id
       where is_system()
    ), before as materialized (
      select s.* from asked a
        join standings s on s.client_id = of_client and s.campaign_id = a.campaign_id and s.user_id = a.user_id
    ), now_is as materialized (
      select a.campaign_id, a.user_id, e.country, w.retailer_id, w.id as store_id, coalesce(p.level, 'basic') as level,
             a.listed, l.audited, l.provisional, k.experience, g.training, k.uncleared, k.cleared, k.held, k.debt
        from asked a
        left join campaign_enrolments e
          on e.client_id = of_client and e.campaign_id = a.campaign_id and e.user_id = a.user_id
        left join memberships m on m.client_id = of_client and m.user_id = a.user_id
        left join person_levels p on p.client_id = of_client and p.user_id = a.user_id
        left join stores w on w.client_id = of_client
          and w.id = case when m.store_id = any (e.store_ids) then m.store_id else e.store_ids[1] end
        -- Points back from an order or a transfer were given before.
        cross join lateral (
          select coalesce(sum(l.original - l.adjusted) filter (where l.audit = 'cleared'), 0)::bigint as audited,
                 coalesce(sum(l.original - l.adjusted) filter (where l.audit = 'awaiting'), 0)::bigint as provisional
            from ledger_lots l
           where l.client_id = of_client and l.user_id = a.user_id and l.pot_id = a.campaign_id
             and l.source_type not in ('order', 'transfer')) l
        -- A finished course gives its best score of 100; without a test, 100. Until the campaign ended in their
        -- country.
        cross join lateral (
          select coalesce(sum(round(coalesce(x.score, 100))), 0)::bigint as training
            from course_enrolments x
            join courses o on o.client_id = x.client_id and o.id = x.course_id and o.kind = 'course'
            left join campaign_countries y
              on y.client_id = of_client and y.campaign_id = a.campaign_id and y.country = e.country
           where x.client_id = of_client and x.user_id = a.user_id
             and x.state in ('finished', 'approved', 'improved')
             and x.finished_at < coalesce(y.ends_at, 'infinity')) g
        cross join lateral (
          select count(*) as accounts,
                 coalesce(max(b.balance) filter (where b.kind = 'xp'), 0) as experience,
                 coalesce(max(b.balance) filter (where b.kind = 'uncleared'), 0) as uncleared,
                 coalesce(max(b.balance) filter (where b.kind = 'cleared'), 0) as cleared,
                 coalesce(max(b.balance) filter (where b.kind = 'held'), 0) as held,
                 coalesce(max(b.balance) filter (where b.kind = 'debt'), 0) as debt
            from ledger_accounts b
           where b.client_id = of_client and b.user_id = a.user_id and b.pot_id = a.campaign_id) k
       where e.id is not null or k.accounts > 0
    ), written as (
      insert into standings as s (client_id, campaign_id, user_id, country, retailer_id, store_id, level, listed,
          audited, provisional, experience, training, uncleared, cleared, held, debt)
        select of_client, n.campaign_id, n.user_id, n.country, n.retailer_id, n.store_id, n.level, n.listed, n.audited,
               n.provisional, n.experience, n.training, n.uncleared, n.cleared, n.held, n.debt from now_is n
         where not exists (
           select from before b where b.campaign_id = n.campaign_id and b.user_id = n.user_id
              and (b.country, b.retailer_id, b.store_id, b.level, b.listed, b.audited, b.provisional, b.experience,
                   b.training, b.uncleared, b.cleared, b.held, b.debt)
                is not distinct from (n.country, n.retailer_id, n.store_id, n.level, n.listed, n.audited, n.provisional,
                   n.experience, n.training, n.uncleared, n.cleared, n.held, n.debt))
        on conflict (client_id, campaign_id, user_id) do update set country = excluded.country,
          retailer_id = excluded.retailer_id, store_id = excluded.store_id, level = excluded.level,
          listed = excluded.listed, audited = excluded.audited, provisional = excluded.provisional,
          experience = excluded.experience,
          training = excluded.training, uncleared = excluded.uncleared, cleared = excluded.cleared,
          held = excluded.held, debt = excluded.debt
        returning s.*
    ), both_ends as (
      select w.*, 1 as n from written w
      union all
      select b.*, -1 from before b join written w on w.campaign_id = b.campaign_id and w.user_id = b.user_id
    ), counted as (
      insert into standing_counts as c (client_id, campaign_id, scope, scope_key, measure, bucket, people)
        select of_client, s.campaign_id, k.scope, k.scope_key, v.measure, score_bucket(v.score), sum(s.n)
          from both_ends s
         cross join lateral (values ('campaign', ''), ('country', s.country), ('chain', s.retailer_id::text),
           ('level', s.level)) k (scope, scope_key)
         cross join lateral (values ('points', s.audited), ('experience', s.experience),
           ('training', s.training)) v (measure, score)
         where s.listed and k.scope_key is not null
         group by 2, 3, 4, 5, 6
        having sum(s.n) <> 0
         order by 2, 3, 4, 5, 6
        on conflict (client_id, campaign_id, scope, scope_key, measure, bucket)
          do update set people = c.people + excluded.people
    ), summed as (
      insert into standing_sums as t (client_id, campaign_id, people, uncleared, cleared, held, debt, counted_at)
        select of_client, s.campaign_id, coalesce(sum(s.n) filter (where s.listed), 0), sum(s.n * s.uncleared),
               sum(s.n * s.cleared), sum(s.n * s.held), sum(s.n * s.debt), at
          from both_ends s group by 2
        on conflict (client_id, campaign_id) do update set people = t.people + excluded.people,
          uncleared = t.uncleared + excluded.uncleared, cleared = t.cleared + excluded.cleared,
          held = t.held + excluded.held, debt = t.debt + excluded.debt, counted_at = excluded.counted_at
    )
    select w.campaign_id, w.user_id from written w
      left join before b on b.campaign_id = w.campaign_id and b.user_id = w.user_id
     where w.experience <> coalesce(b.experience, 0)
     order by 1, 2;
  end;
revoke execute on function standings_count from public;
grant execute on function standings_count to trilha_app;

/*
 * Takes up what was posted since the last look: the people it touched, at most `most` of them, with the facts that decide
 * whether they have a place in the ranking; the others wait in standing_touched. When more than `part` postings wait, only
 * notes whom the next part of them touched; once the last part is noted, people are taken. The mark of a part is a snapshot
 * whose every database transaction has ended. The last row tells whether more waits, and whether a part was noted instead
 * of people taken; there is none while another process is at it.
 */
create or replace function standings_take(of_client uuid, most integer, part integer)
  returns table (campaign_id uuid, user_id uuid, enrolled boolean, status text, account_deleted boolean, more boolean,
    noted boolean)
  language plpgsql security definer set search_path = public, pg_temp
  -- Few rows are new: a plan must know from which number on.
  set plan_cache_mode = force_custom_plan as $$
declare
  before pg_snapshot;
  seen_now pg_snapshot;
  part_end xid8;
  campaigns uuid[];
  people uuid[];
begin
  if not is_system() then
    raise exception 'not for one client' using errcode = 'insufficient_privilege';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('leaderboards.count_scores ' || of_client, 0)) then return; end if;
  -- First what is seen, then the look: what is committed in between is looked at again next time.
  seen_now := pg_current_snapshot();
  select r.seen into before from standings_read r where r.client_id = of_client;
  part_end := ledger_part_end(of_client, coalesce(pg_snapshot_xmax(before), '0'::xid8), part);
  if part_end is not null then
    insert into standing_touched (client_id, campaign_id, user_id)
      select distinct of_client, t.pot_id, t.user_id from ledger_transactions t
       where t.client_id = of_client and t.user_id is not null
         and t.made_in >= coalesce(pg_snapshot_xmax(before), '0'::xid8) and t.made_in < part_end
         and not exists (select from standing_touched o
           where o.client_id = of_client and o.campaign_id = t.pot_id and o.user_id = t.user_id)
      union
      select of_client, t.pot_id, t.user_id from pg_snapshot_xip(before) as running (made_in)
        join ledger_transactions t on t.client_id = of_client and t.user_id is not null
         and t.made_in = running.made_in;
    insert into standings_read values (of_client, (part_end || ':' || part_end || ':')::pg_snapshot)
      on conflict (client_id) do update set seen = excluded.seen;
    return query select null::uuid, null::uuid, null::boolean, null::text, null::boolean, true, true;
    return;
  end if;
  select array_agg(x.campaign_id), array_agg(x.user_id) into campaigns, people from (
    select t.pot_id as campaign_id, t.user_id from ledger_transactions t
     where t.client_id = of_client and t.user_id is not null
       and t.made_in >= coalesce(pg_snapshot_xmax(before), '0'::xid8)
    union
    select t.pot_id, t.user_id from pg_snapshot_xip(before) as running (made_in)
      join ledger_transactions t on t.client_id = of_client and t.user_id is not null
       and t.made_in = running.made_in) x;
  insert into standings_read values (of_client, seen_now)
    on conflict (client_id) do update set seen = excluded.seen;
  if cardinality(people) > most then
    insert into standing_touched (client_id, campaign_id, user_id)
      select of_client, u.campaign_id, u.user_id
        from unnest(campaigns[most + 1 :], people[most + 1 :]) as u (campaign_id, user_id);
    campaigns := campaigns[: most];
    people := people[: most];
  end if;
  with gone as (
    delete from standing_touched t where t.ctid = any (array(
      select o.ctid from standing_touched o where o.client_id = of_client
       limit greatest(most - coalesce(cardinality(people), 0), 1)))
    returning t.campaign_id, t.user_id
  )
  select campaigns || array_agg(g.campaign_id), people || array_agg(g.user_id) into campaigns, people from gone g;
  return query
    select a.campaign_id, a.user_id, e.id is not null, m.status, u.deleted_at is not null, null::boolean, null::boolean
      from (select distinct * from unnest(campaigns, people)) as a (campaign_id, user_id)
      join users u on u.id = a.user_id
      left join campaign_enrolments e
        on e.client_id = of_client and e.campaign_id = a.campaign_id and e.user_id = a.user_id
      left join memberships m on m.client_id = of_client and m.user_id = a.user_id;
  return query select null::uuid, null::uuid, null::boolean, null::text, null::boolean,
    exists (select from standing_touched t where t.client_id = of_client), false;
end
$$;
revoke execute on function standings_take from public;
grant execute on function standings_take to trilha_app;

/*
 * The place of each score in a ranking of the client spoken for: one more than those who have more. With the owner's
 * rights, since asking the policy at each of thousands of counts would cost more than the sum.
 */
create or replace function standing_places(of_campaign uuid, of_scope text, of_key text, measure text, scores bigint[])
  returns table (score bigint, place bigint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  value constant text := case measure when 'points' then 'audited' when 'training' then 'training'
    else 'experience' end;
  own constant text := case of_scope when 'country' then ' and s.country = $2' when 'chain' then ' and s.retailer_id = $2::uuid'
    when 'level' then ' and s.level = $2' when 'store' then ' and s.store_id = $2::uuid' else '' end;
begin
  if of_scope = 'store' then
    return query execute format(
      'select x.score, 1 + (select count(*) from standings s where s.client_id = current_client() and s.campaign_id = $1
         and s.listed %s and s.%I > x.score) from unnest($3) as x (score)', own, value)
      using of_campaign, of_key, scores;
    return;
  end if;
  return query execute format(
    'select x.score, 1 + coalesce((select sum(k.people) from standing_counts k where k.client_id = $6
         and k.campaign_id = $1 and k.scope = $4 and k.scope_key = $2 and k.measure = $5
         and k.bucket > x.bucket), 0)::bigint
       + (select count(*) from standings s where s.client_id = $6 and s.campaign_id = $1 and s.listed %s
            and s.%2$I > x.score and s.%2$I < bucket_begin(x.bucket + 1))
     from (select u.score, score_bucket(u.score) as bucket from unnest($3) as u (score) offset 0) x', own, value)
    using of_campaign, of_key, scores, of_scope, measure, current_client();
end
$$;
revoke execute on function standing_places from public;
grant execute on function standing_places to trilha_app;
