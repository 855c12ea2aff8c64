create or replace function stock_corrections_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' then
      raise exception 'a correction begins proposed' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.state <> 'proposed' then
    raise exception 'correction % has been decided on', old.id using errcode = 'restrict_violation';
  end if;
  if (new.reward_id, new.country, new.units, new.reason, new.proposed_by, new.proposed_at)
      is distinct from (old.reward_id, old.country, old.units, old.reason, old.proposed_by, old.proposed_at) then
    raise exception 'correction % is what was proposed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

/*
 * The one way to move stock. Answers `moved`; `repeated` when a move of this key and the same content stands already
 * (nothing changes); `not_enough` when fewer than asked for are on hand, and then neither writes nor keeps anything.
 * Another content under the key raises unique_violation «stock key reused». Locks the one row it moves.
 */
create or replace function stock_move(
  of_client uuid, of_reward uuid, of_country text, move text, n integer, of_order uuid, of_correction uuid,
  move_key text, actor uuid, actor_named text, why text, moment timestamptz
) returns text language plpgsql security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan as $$
declare
  earlier record;
begin
  if not (is_system() or of_client = current_client()) then
    raise exception 'not this client''s stock' using errcode = 'insufficient_privilege';
  end if;
  if move = 'correct' and not exists (select from stock_corrections c where c.client_id = of_client
       and c.id = of_correction and c.state = 'approved'
       and (c.reward_id, c.country, c.units) = (of_reward, of_country, n)) then
    raise exception 'correction % has no approval', of_correction using errcode = 'restrict_violation';
  end if;
  -- A repeated move waits for the first to be done.
  perform from reward_stocks s
    where s.client_id = of_client and s.reward_id = of_reward and s.country = of_country
      and (move <> 'reserve' or s.on_hand >= n or exists (
        select from stock_moves m where m.client_id = of_client and m.key = move_key))
    for update;
  if not found then return 'not_enough'; end if;
  select m.reward_id, m.country, m.kind, m.units, m.order_id, m.correction_id into earlier
    from stock_moves m where m.client_id = of_client and m.key = move_key;
  if found then
    if (earlier.reward_id, earlier.country::text, earlier.kind, earlier.units, earlier.order_id, earlier.correction_id)
        is distinct from (of_reward, of_country, move, n, of_order, of_correction) then
      raise exception 'stock key reused' using errcode = 'unique_violation';
    end if;
    return 'repeated';
  end if;
  update reward_stocks s set
      received = received + case move when 'receive' then n else 0 end,
      reserved = reserved + case move when 'reserve' then n when 'release' then -n when 'ship' then -n else 0 end,
      shipped = shipped + case move when 'ship' then n else 0 end,
      returned = returned + case move when 'return' then n else 0 end,
      corrected = corrected + case move when 'correct' then n else 0 end
    where s.client_id = of_client and s.reward_id = of_reward and s.country = of_country
      and s.on_hand + case move when 'reserve' then -n when 'correct' then n else 0 end >= 0;
  if not found then return 'not_enough'; end if;
  insert into stock_moves (client_id, reward_id, country, kind, units, order_id, correction_id, key, actor_id, actor_name,
      reason, at)
    values (of_client, of_reward, of_country, move, n, of_order, of_correction, move_key, actor, actor_named, why, moment);
  return 'moved';
end
$$;
revoke execute on function stock_move from public;
grant execute on function stock_move to trilha_app;

-- Takes rows of stock for this transaction, in one order: whoever moves several orders holds them before any person's
-- points.
create or replace function stock_lock(of_client uuid, of_rewards uuid[], of_countries text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (is_system() or of_client = current_client()) then
    raise exception 'not this client''s stock' using errcode = 'insufficient_privilege';
  end if;
  perform from reward_stocks s
    where s.client_id = of_client
      and (s.reward_id, s.country::text) in (select * from unnest(of_rewards, of_countries))
    order by s.reward_id, s.country for update;
end
$$;
revoke execute on function stock_lock from public;
grant execute on function stock_lock to trilha_app;

-- A code somebody has is theirs.
create or replace function reward_codes_given_once() returns trigger language plpgsql as $$
begin
  if old.state = 'given' and (new.state, new.order_id) is distinct from (old.state, old.order_id)
     or (new.client_id, new.reward_id, new.country, new.batch_id)
       is distinct from (old.client_id, old.reward_id, old.country, old.batch_id) then
    raise exception 'code % is given', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
