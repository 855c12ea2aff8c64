-- Badges (§2 profile): what brings them, and who has them. And the training score of rankings (§6
-- group_training_use_score).

create table badges (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name jsonb not null,
  text jsonb not null default '{}',
  -- The contract's `badgePicture`.
  picture jsonb not null,
  -- The contract's `countingGate`.
  rule jsonb not null,
  -- `off`: nobody new gets it.
  state text not null default 'on' check (state in ('on', 'off')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id)
);
create trigger badges_touch before update on badges for each row execute function touch_updated_at();

-- Once per person.
create table badge_awards (
  client_id uuid not null,
  badge_id uuid not null,
  user_id uuid not null references users (id),
  awarded_at timestamptz not null,
  -- When it was celebrated.
  seen_at timestamptz,
  primary key (client_id, badge_id, user_id),
  foreign key (client_id, badge_id) references badges (client_id, id) on delete cascade
);
create index badge_awards_of_person on badge_awards (client_id, user_id);
create index badge_awards_newest on badge_awards (client_id, badge_id, awarded_at desc, user_id desc);

alter table badges enable row level security;
alter table badge_awards enable row level security;
create policy own_client on badges using (client_id = current_client() or is_system());
create policy own_client on badge_awards using (client_id = current_client() or is_system());
grant select, insert, update on badges to trilha_app;
grant select, insert, update, delete on badge_awards to trilha_app;

alter table standings add column training bigint not null default 0;
create index standings_training on standings (client_id, campaign_id, training desc, user_id) where listed;
create index standings_country_training on standings (client_id, campaign_id, country, training desc, user_id)
  where listed;
create index standings_chain_training on standings (client_id, campaign_id, retailer_id, training desc, user_id)
  where listed;
create index standings_level_training on standings (client_id, campaign_id, level, training desc, user_id) where listed;
alter table standing_counts drop constraint standing_counts_measure_check;
alter table standing_counts add check (measure in ('points', 'experience', 'training'));

-- As before, with the training score.
create or replace function standings_count(of_client uuid, campaigns uuid[], people uuid[], at timestamptz)
  returns table (campaign_id uuid, user_id uuid)
  language sql security definer set search_path = public
  begin atomic
    with asked as materialized (
      select distinct a.campaign_id, a.user_id from unnest(campaigns, people) as a (campaign_id, user_id)
        join campaigns c on c.client_id = of_client and c.id = a.campaign_id
    ), before as materialized (
      select s.* from asked a
        join standings s on s.client_id = of_client and s.campaign_id = a.campaign_id and s.user_id = a.user_id
    ), now_is as materialized (
      select a.campaign_id, a.user_id, e.country, w.retailer_id, w.id as store_id, coalesce(p.level, 'basic') as level,
             e.id is not null and coalesce(m.status = 'active', false) and u.deleted_at is null as listed,
             l.audited, l.provisional, k.experience, g.training, k.uncleared, k.cleared, k.held, k.debt
        from asked a
        join users u on u.id = a.user_id
        left join campaign_enrolments e
          on e.client_id = of_client and e.campaign_id = a.campaign_id and e.user_id = a.user_id
        left join memberships m on m.client_id = of_client and m.user_id = a.user_id
        left join person_levels p on p.client_id = of_client and p.user_id = a.user_id
        left join stores w on w.client_id = of_client
          and w.id = case when m.store_id = any (e.store_ids) then m.store_id else e.store_ids[1] end
        -- What came back from an order or a transfer was given before.
        cross join lateral (
          select coalesce(sum(l.original - l.adjusted) filter (where l.audit = 'cleared'), 0)::bigint as audited,
                 coalesce(sum(l.original - l.adjusted) filter (where l.audit = 'awaiting'), 0)::bigint as provisional
            from ledger_lots l
           where l.client_id = of_client and l.user_id = a.user_id and l.pot_id = a.campaign_id
             and l.source_type not in ('order', 'transfer')) l
        -- What is finished gives its best score of 100; without a test, 100. Until the campaign ended in their country.
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

-- As before, with the training score.
create or replace function standing_places(of_campaign uuid, of_scope text, of_key text, measure text, scores bigint[])
  returns table (score bigint, place bigint)
  language plpgsql stable security definer set search_path = public as $$
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

-- What somebody finishes, takes back or improves moves their training score.
create function standing_trained() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into standing_touched
    select e.client_id, e.campaign_id, e.user_id from campaign_enrolments e
      join campaigns c on c.client_id = e.client_id and c.id = e.campaign_id and c.state <> 'settled'
     where e.client_id = new.client_id and e.user_id = new.user_id;
  return null;
end
$$;
create trigger course_enrolments_touch_standing after update of state, score on course_enrolments for each row
  when ((new.state in ('finished', 'approved', 'improved') or old.state in ('finished', 'approved', 'improved'))
    and (old.state, old.score) is distinct from (new.state, new.score))
  execute function standing_trained();
create trigger course_enrolments_begin_standing after insert on course_enrolments for each row
  when (new.state in ('finished', 'approved', 'improved'))
  execute function standing_trained();

-- Nobody has one in the buckets yet: all who are counted stand at none, and are counted anew.
insert into standing_counts (client_id, campaign_id, scope, scope_key, measure, bucket, people)
  select client_id, campaign_id, scope, scope_key, 'training', 0, sum(people)
    from standing_counts where measure = 'points' group by 1, 2, 3, 4;
insert into standing_touched select client_id, campaign_id, user_id from standings;
