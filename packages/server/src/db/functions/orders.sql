-- Transitions of orders, as docs/spec/states.md has them. A digital order is delivered with its approval: whoever saw a code cannot give it back.
create or replace function order_step(delivery text, old_state text, new_state text) returns boolean language sql immutable as $$
  select (delivery, old_state, new_state) in (
    ('shipped', 'awaiting_approval', 'approved'), ('shipped', 'awaiting_approval', 'reproved'),
    ('shipped', 'awaiting_approval', 'cancelled'), ('shipped', 'approved', 'shipped'),
    ('shipped', 'approved', 'cancelled'), ('shipped', 'shipped', 'delivered'),
    ('digital', 'awaiting_approval', 'approved'), ('digital', 'awaiting_approval', 'reproved'),
    ('digital', 'awaiting_approval', 'cancelled'), ('digital', 'approved', 'delivered'))
$$;

-- A confirmed order stays what it was; its states go their way for everybody.
create or replace function orders_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'awaiting_approval' then
      raise exception 'an order begins awaiting approval' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.client_id, new.id, new.code, new.user_id, new.campaign_id, new.reward_id, new.country, new.category_id,
      new.name, new.delivery, new.quantity, new.unit_price, new.points, new.counted, new.placed_at)
      is distinct from (old.client_id, old.id, old.code, old.user_id, old.campaign_id, old.reward_id, old.country,
      old.category_id, old.name, old.delivery, old.quantity, old.unit_price, old.points, old.counted, old.placed_at) then
    raise exception 'order % is what was confirmed', old.id using errcode = 'restrict_violation';
  end if;
  if new.address is distinct from old.address and new.address is not null then
    raise exception 'order % goes where it was ordered to', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not order_step(old.delivery, old.state, new.state) then
    raise exception 'order % cannot go from % to %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace function order_transitions_fit() returns trigger language plpgsql as $$
declare
  of_order record;
begin
  select state, delivery into of_order from orders where client_id = new.client_id and id = new.order_id;
  if new.to_state <> of_order.state
     or (new.from_state is null and new.to_state <> 'awaiting_approval')
     or (new.from_state <> new.to_state and not order_step(of_order.delivery, new.from_state, new.to_state)) then
    raise exception 'order % did not go from % to %', new.order_id, new.from_state, new.to_state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

/*
 * Counts n units in all of these rows, or in none: answers the place of the first row whose limit (null: none) that
 * would pass, and 0 when they are counted. Below zero it takes off and asks no limit. Rows are taken in the order they
 * are named in, which is the same for everybody.
 */
create or replace function count_redemption(
  of_client uuid, of_user uuid, scopes text[], scope_ids uuid[], periods text[], limits integer[], n integer
) returns integer language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  i integer;
begin
  for i in 1 .. cardinality(scopes) loop
    insert into redemption_counters as c (client_id, user_id, scope, scope_id, period, units)
      select of_client, of_user, scopes[i], scope_ids[i], periods[i], greatest(n, 0)
      where n < 0 or limits[i] is null or n <= limits[i]
      on conflict (client_id, user_id, scope, scope_id, period)
        do update set units = c.units + n where n < 0 or limits[i] is null or c.units + n <= limits[i];
    if not found then
      update redemption_counters c set units = c.units - n
        from unnest(scopes[:i - 1], scope_ids[:i - 1], periods[:i - 1]) as r (scope, scope_id, period)
       where c.client_id = of_client and c.user_id = of_user
         and (c.scope, c.scope_id, c.period) = (r.scope, r.scope_id, r.period);
      return i;
    end if;
  end loop;
  return 0;
end
$$;
