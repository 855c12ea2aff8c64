-- Batches are sized by the time they take (docs/decisions/037).
drop function standings_fold(uuid, integer, timestamptz);

/*
 * As in 0062, and the caller says how many postings a part has; the last row tells whether a part was noted instead of
 * people counted.
 */
create function standings_fold(of_client uuid, most integer, part integer, at timestamptz)
  returns table (campaign_id uuid, user_id uuid, more boolean, noted boolean)
  language plpgsql security definer set search_path = public, pg_temp
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
    return query select null::uuid, null::uuid, true, true;
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
    return query select c.campaign_id, c.user_id, null::boolean, null::boolean
      from standings_count(of_client, campaigns[n : n + slice - 1], people[n : n + slice - 1], at) c;
  end loop;
  return query select null::uuid, null::uuid,
    exists (select from standing_touched t where t.client_id = of_client), false;
end
$$;
revoke execute on function standings_fold from public;
grant execute on function standings_fold to trilha_app;
