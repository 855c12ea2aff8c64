-- Jobs that catch up do so in parts: however much waits, no statement is long (docs/decisions/037).

-- When a job of the timetable last had nothing left to do.
create table jobs_caught_up (
  task text primary key,
  at timestamptz not null
);
grant select, insert, update on jobs_caught_up to trilha_app;

-- Where the next part of a client's postings ends: so many from a database transaction on, what one of them made never
-- parted. Null: no more than that are waiting, or they are younger than the oldest database transaction that still runs.
create function ledger_part_end(of_client uuid, first_made_in xid8, most integer) returns xid8
  language sql stable as $$
  select case when t.made_in = first_made_in then (t.made_in::text::numeric + 1)::text::xid8 else t.made_in end
    from ledger_transactions t
   where t.client_id = of_client and t.made_in >= first_made_in
     and t.made_in < pg_snapshot_xmin(pg_current_snapshot())
   order by t.made_in, t.id offset most limit 1
$$;

-- At most so many people wait once: a backlog names the same ones again and again.
create index standing_touched_of_person on standing_touched (client_id, campaign_id, user_id);
drop index standing_touched_of_client;

/*
 * As before; and when more postings wait than one look can take, only notes whom the next part of them touched. Once
 * the last part is noted, people are counted. The mark of a part is a snapshot whose every database transaction has
 * ended.
 */
create or replace function standings_fold(of_client uuid, most integer, at timestamptz)
  returns table (campaign_id uuid, user_id uuid, more boolean)
  language plpgsql security definer set search_path = public
  -- Few rows are new: a plan must know from which number on.
  set plan_cache_mode = force_custom_plan as $$
declare
  before pg_snapshot;
  seen_now pg_snapshot;
  part_end xid8;
  campaigns uuid[];
  people uuid[];
  taken integer;
  slice constant integer := 500;
  part constant integer := 20000;
begin
  if not is_system() then
    raise exception 'not for one client' using errcode = 'insufficient_privilege';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('standings.fold ' || of_client, 0)) then return; end if;
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
    return query select null::uuid, null::uuid, true;
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
  select campaigns || array_agg(g.campaign_id), people || array_agg(g.user_id), count(*)
    into campaigns, people, taken from gone g;
  for n in 1 .. coalesce(cardinality(people), 0) by slice loop
    return query select c.campaign_id, c.user_id, null::boolean
      from standings_count(of_client, campaigns[n : n + slice - 1], people[n : n + slice - 1], at) c;
  end loop;
  return query select null::uuid, null::uuid,
    exists (select from standing_touched t where t.client_id = of_client);
end
$$;

-- The audit's counts take up so many changes at once; answers how many it took.
drop function audit_fold();
create function audit_fold(most integer) returns bigint
  language sql security definer set search_path = public as $$
    with taken as (
      delete from audit_changes where ctid = any (array(select ctid from audit_changes limit most)) returning *
    ), folded as (
      insert into audit_counts as k
        select client_id, quarter, campaign_id, sum(submitted), sum(by_itself), sum(accepted), sum(rejected),
               sum(waiting), sum(looked), sum(found), sum(points_looked), sum(points_found)
          from taken group by client_id, quarter, campaign_id order by client_id, quarter, campaign_id
      on conflict (client_id, quarter, campaign_id) do update set
        submitted = k.submitted + excluded.submitted, by_itself = k.by_itself + excluded.by_itself,
        accepted = k.accepted + excluded.accepted, rejected = k.rejected + excluded.rejected,
        waiting = k.waiting + excluded.waiting, looked = k.looked + excluded.looked, found = k.found + excluded.found,
        points_looked = k.points_looked + excluded.points_looked, points_found = k.points_found + excluded.points_found
    )
    select count(*) from taken
  $$;
revoke execute on function audit_fold, ledger_part_end from public;
grant execute on function audit_fold, ledger_part_end to trilha_app;

-- Each sweep finds what is over by an index of its own, not by reading all that is not.
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index sessions_open on sessions (id) where ended_at is null;
create index sessions_ending on sessions (expires_at) where ended_at is null;
create index refresh_tokens_used on refresh_tokens (used_at) where used_at is not null;
create index used_tokens_by_end on used_tokens (expires_at);
create index outbox_messages_sealed on outbox_messages (id) where sealed is not null;
create index scorm_launches_unopened on scorm_launches (opened_at) where run = 0;
