/*
 * Adds points to counters, one after the other in the order given. Where a limit would be passed nothing is added and
 * the answer is false. The budget, which everybody shares, comes last and is kept in shares of its own (below), so
 * that nobody waits for the one row.
 */
create or replace function add_to_counters(
  of_client uuid, of_campaign uuid, scopes text[], owners uuid[], periods text[], limits bigint[], added bigint
) returns boolean language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  i integer;
  fits boolean;
begin
  for i in 1 .. cardinality(scopes) loop
    if scopes[i] = 'budget' then
      fits := add_to_budget(of_client, of_campaign, limits[i], added);
    else
      insert into earning_counters as c (client_id, campaign_id, scope, owner_id, period, points)
        select of_client, of_campaign, scopes[i], owners[i], periods[i], greatest(added, 0) where added <= limits[i]
        on conflict (client_id, campaign_id, scope, owner_id, period)
          do update set points = greatest(c.points + added, 0) where c.points + added <= limits[i] or added < 0;
      fits := found;
    end if;
    if not fits then
      update earning_counters c set points = c.points - added
        from unnest(scopes[:i - 1], owners[:i - 1], periods[:i - 1]) as r (scope, owner_id, period)
       where c.client_id = of_client and c.campaign_id = of_campaign
         and (c.scope, c.owner_id, c.period) = (r.scope, r.owner_id, r.period);
      return false;
    end if;
  end loop;
  return true;
end
$$;

/*
 * The budget lies in 16 shares, each with a sixteenth of the limit to give (period '0' to 'f'). A connection takes from
 * the share of its own, which nobody else holds up; only when that has too little are all of them held, in order, and
 * what is left anywhere used. No share ever gives more than its part, so all together never give more than the limit.
 */
create or replace function add_to_budget(of_client uuid, of_campaign uuid, of_limit bigint, added bigint) returns boolean
  language plpgsql as $$
declare
  own integer := pg_backend_pid() % 16;
  part bigint := of_limit * (own + 1) / 16 - of_limit * own / 16;
  rest bigint := added;
  step bigint;
  share record;
begin
  if added >= 0 and added <= part - coalesce((select points from earning_counters
       where client_id = of_client and campaign_id = of_campaign and scope = 'budget' and owner_id = of_campaign
         and period = to_hex(own)), 0) then
    insert into earning_counters as c (client_id, campaign_id, scope, owner_id, period, points)
      values (of_client, of_campaign, 'budget', of_campaign, to_hex(own), added)
      on conflict (client_id, campaign_id, scope, owner_id, period)
        do update set points = c.points + added where c.points + added <= part;
    if found then return true; end if;
  end if;
  if added < 0 then
    update earning_counters set points = points + added where client_id = of_client and campaign_id = of_campaign
      and scope = 'budget' and owner_id = of_campaign and period = to_hex(own) and points >= -added;
    if found then return true; end if;
  end if;
  insert into earning_counters (client_id, campaign_id, scope, owner_id, period, points)
    select of_client, of_campaign, 'budget', of_campaign, to_hex(n), 0 from generate_series(0, 15) n
    on conflict do nothing;
  perform from earning_counters where client_id = of_client and campaign_id = of_campaign and scope = 'budget'
    and owner_id = of_campaign order by period for update;
  if added > 0 and added > of_limit - (select sum(points) from earning_counters where client_id = of_client
       and campaign_id = of_campaign and scope = 'budget' and owner_id = of_campaign) then
    return false;
  end if;
  for share in select period, points, n, of_limit * (n + 1) / 16 - of_limit * n / 16 as part
      from generate_series(0, 15) n join earning_counters c on c.client_id = of_client and c.campaign_id = of_campaign
        and c.scope = 'budget' and c.owner_id = of_campaign and c.period = to_hex(n)
      order by n loop
    step := case when rest > 0 then least(rest, share.part - share.points) else greatest(rest, -share.points) end;
    if step <> 0 then
      update earning_counters set points = points + step where client_id = of_client and campaign_id = of_campaign
        and scope = 'budget' and owner_id = of_campaign and period = share.period;
      rest := rest - step;
    end if;
    exit when rest = 0;
  end loop;
  return true;
end
$$;
