-- The reward store (§2, §3 Reward, §5 redemption): shelves, items per country, limits, stock as a ledger of units, and
-- the codes of digital items.

create table reward_departments (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name jsonb not null,
  position integer not null,
  active boolean not null default true,
  unique (client_id, id)
);
create table reward_categories (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  department_id uuid not null,
  name jsonb not null,
  position integer not null,
  active boolean not null default true,
  unique (client_id, id),
  foreign key (client_id, department_id) references reward_departments (client_id, id) on delete cascade
);

-- Nothing that could have been ordered is ever deleted: it is archived.
create table rewards (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  sku text not null check (length(sku) between 1 and 64),
  name jsonb not null,
  description jsonb not null,
  conditions jsonb not null,
  category_id uuid not null,
  delivery text not null check (delivery in ('shipped', 'digital')),
  picture_file_ids uuid[] not null default '{}' check (cardinality(picture_file_ids) <= 6),
  -- Who it is for (contract gates); an empty `all` is everybody.
  gate jsonb not null default '{"all": []}',
  -- Null: open. Ends are exclusive; it can be ordered only while it can be seen.
  visible_from timestamptz,
  visible_until timestamptz,
  redeem_from timestamptz,
  redeem_until timestamptz,
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  search_text text not null generated always as (
    fold(sku || ' ' || coalesce(name ->> 'pt-BR', '') || ' ' || coalesce(name ->> 'en-US', '') || ' '
      || coalesce(name ->> 'es-ES', '') || ' ' || coalesce(name ->> 'fr-FR', ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, category_id) references reward_categories (client_id, id),
  check (visible_from < visible_until),
  check (redeem_from < redeem_until),
  check (redeem_from >= visible_from and redeem_from < visible_until),
  check (redeem_until <= visible_until and redeem_until > visible_from)
);
create unique index rewards_by_sku on rewards (client_id, upper(sku));
create trigger rewards_touch before update on rewards for each row execute function touch_updated_at();

-- What an item costs in a country; another price is another version.
create table reward_countries (
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null references countries (code),
  price integer not null check (price between 1 and 1000000000),
  active boolean not null default true,
  version integer not null default 1,
  changed_by uuid,
  changed_by_name text not null default '',
  primary key (client_id, reward_id, country),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);
create table reward_price_changes (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  from_price integer,
  to_price integer not null,
  actor_id uuid,
  actor_name text not null,
  at timestamptz not null default now(),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);
create index reward_price_changes_of_reward on reward_price_changes (client_id, reward_id, id desc);
create trigger reward_price_changes_stay before update on reward_price_changes
  for each row execute function refuse_change();

create function reward_price_version() returns trigger language plpgsql as $$
begin
  new.version := case when tg_op = 'INSERT' then 1 else old.version + (new.price <> old.price)::integer end;
  return new;
end
$$;
create trigger reward_price_version before insert or update on reward_countries
  for each row execute function reward_price_version();

create function reward_prices_kept() returns trigger
  language plpgsql security definer set search_path = public as $$
declare
  earlier integer := case when tg_op = 'UPDATE' then old.price end;
begin
  if earlier is distinct from new.price then
    insert into reward_price_changes (client_id, reward_id, country, from_price, to_price, actor_id, actor_name)
      values (new.client_id, new.reward_id, new.country, earlier, new.price, new.changed_by, new.changed_by_name);
  end if;
  -- What is sold somewhere has a stock there, be it of nothing: so what is sold out is found by its row.
  if tg_op = 'INSERT' then
    insert into reward_stocks (client_id, reward_id, country) values (new.client_id, new.reward_id, new.country)
      on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger reward_prices_kept after insert or update on reward_countries
  for each row execute function reward_prices_kept();

-- Most units one person may order of a category, or of an item, in a period.
create table reward_limits (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  scope text not null check (scope in ('category', 'reward')),
  scope_id uuid not null,
  period text not null check (period in ('campaign', 'month', 'year', 'ever')),
  units integer not null check (units > 0),
  category_id uuid generated always as (case scope when 'category' then scope_id end) stored,
  reward_id uuid generated always as (case scope when 'reward' then scope_id end) stored,
  unique (client_id, scope, scope_id, period),
  foreign key (client_id, category_id) references reward_categories (client_id, id) on delete cascade,
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);

-- What a point is worth (null: nothing is shown in money), and which state of the lists written whole is the newest.
create table reward_settings (
  client_id uuid primary key references clients (id) on delete cascade,
  currency char(3) check (currency ~ '^[A-Z]{3}$'),
  point_value numeric(12, 6) check (point_value >= 0),
  version integer not null default 1,
  shelves_version integer not null default 1,
  limits_version integer not null default 1,
  check (point_value is null or currency is not null)
);

create table reward_wishes (
  client_id uuid not null,
  user_id uuid not null references users (id),
  reward_id uuid not null,
  at timestamptz not null,
  primary key (client_id, user_id, reward_id),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);

-- Units ordered in the last 90 days.
create table reward_popularity (
  client_id uuid not null,
  reward_id uuid not null,
  units integer not null check (units > 0),
  counted_at timestamptz not null,
  primary key (client_id, reward_id),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);

-- Stock: a ledger of units for each item and country.
create table reward_stocks (
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null references countries (code),
  received integer not null default 0 check (received >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  shipped integer not null default 0 check (shipped >= 0),
  returned integer not null default 0 check (returned between 0 and shipped),
  corrected integer not null default 0,
  on_hand integer not null generated always as (received - reserved - shipped + returned + corrected) stored
    constraint enough_stock check (received - reserved - shipped + returned + corrected >= 0),
  primary key (client_id, reward_id, country),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
) with (fillfactor = 70);
-- The store says "few" from here down.
create index reward_stocks_low on reward_stocks (client_id, country) include (reward_id, on_hand) where on_hand <= 5;

create table stock_corrections (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  units integer not null check (units <> 0),
  reason text not null check (length(reason) between 1 and 256),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'refused', 'withdrawn')),
  proposed_by uuid not null references users (id),
  -- Names as they were: whoever looks after several clients is a member of none.
  proposer_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid references users (id),
  decider_name text,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 256),
  version integer not null default 1,
  unique (client_id, id),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade,
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  check ((state = 'proposed') = (decided_at is null)),
  -- The second person.
  check (decided_by <> proposed_by)
);
create index stock_corrections_by_time on stock_corrections (client_id, proposed_at desc, id desc);

create function stock_corrections_once() returns trigger language plpgsql as $$
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
create trigger stock_corrections_once before insert or update on stock_corrections
  for each row execute function stock_corrections_once();

create table stock_moves (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  kind text not null check (kind in ('receive', 'reserve', 'release', 'ship', 'return', 'correct')),
  units integer not null check (units > 0 or kind = 'correct' and units < 0),
  -- Named before its row is written.
  order_id uuid,
  correction_id uuid,
  key text not null,
  actor_id uuid,
  actor_name text not null,
  reason text check (length(reason) <= 256),
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id(),
  unique (client_id, key),
  foreign key (client_id, reward_id, country) references reward_stocks (client_id, reward_id, country) on delete cascade,
  foreign key (client_id, correction_id) references stock_corrections (client_id, id),
  check ((kind in ('reserve', 'release', 'ship', 'return')) = (order_id is not null)),
  check ((kind = 'correct') = (correction_id is not null))
);
create index stock_moves_of_reward on stock_moves (client_id, reward_id, id desc);
create index stock_moves_by_time on stock_moves (client_id, id desc);
create trigger stock_moves_stay before update on stock_moves for each row execute function refuse_change();

/*
 * The one way to move stock. Answers `moved`; `repeated` when a move of this key and the same content stands already
 * (nothing changes); `not_enough` when fewer than asked for are on hand, and then neither writes nor keeps anything.
 * Another content under the key raises unique_violation «stock key reused». Locks the one row it moves.
 */
create function stock_move(
  of_client uuid, of_reward uuid, of_country text, move text, n integer, of_order uuid, of_correction uuid,
  move_key text, actor uuid, actor_named text, why text, moment timestamptz
) returns text language plpgsql security definer set search_path = public
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
  -- Whoever repeats a move waits here for the first to be done.
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

-- Codes of digital items: sealed, and known again by a mark nobody can make without our key.
create table reward_code_batches (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  file_name text not null,
  codes integer not null check (codes > 0),
  imported_by uuid not null references users (id),
  importer_name text not null,
  at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);
create index reward_code_batches_of_reward on reward_code_batches (client_id, reward_id, at desc);

create table reward_codes (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  batch_id uuid not null,
  sealed bytea not null,
  -- Which of our keys sealed it and made the mark, by a name that tells nothing of the key.
  sealed_with bytea not null,
  mark bytea not null,
  state text not null default 'free' check (state in ('free', 'reserved', 'given')),
  order_id uuid,
  at timestamptz not null,
  unique (client_id, mark),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade,
  foreign key (client_id, batch_id) references reward_code_batches (client_id, id) on delete cascade,
  check ((order_id is not null) = (state in ('reserved', 'given')))
);
create index reward_codes_free on reward_codes (client_id, reward_id, country, id) where state = 'free';
create index reward_codes_of_batch on reward_codes (client_id, batch_id, state);
create index reward_codes_of_order on reward_codes (client_id, order_id) where order_id is not null;
create index reward_codes_by_key on reward_codes (sealed_with);

-- A code somebody has is theirs.
create function reward_codes_given_once() returns trigger language plpgsql as $$
begin
  if old.state = 'given' and (new.state, new.order_id) is distinct from (old.state, old.order_id)
     or (new.client_id, new.reward_id, new.country, new.batch_id)
       is distinct from (old.client_id, old.reward_id, old.country, old.batch_id) then
    raise exception 'code % is given', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger reward_codes_given_once before update on reward_codes
  for each row execute function reward_codes_given_once();

-- Which state of the catalogue is the newest: the store keeps a client's items in memory as long as it stands.
create table reward_catalogue_versions (
  client_id uuid primary key references clients (id) on delete cascade,
  version bigint not null
);

create function reward_catalogue_changed() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'DELETE' then
    -- A client that goes with all it has needs no row.
    update reward_catalogue_versions v set version = v.version + 1
      where v.client_id in (select client_id from changed);
  else
    insert into reward_catalogue_versions as v (client_id, version)
      select distinct client_id, 1 from changed
      on conflict (client_id) do update set version = v.version + 1;
  end if;
  return null;
end
$$;

do $$
declare
  of_table text;
begin
  foreach of_table in array array['reward_departments', 'reward_categories', 'rewards', 'reward_countries',
      'reward_limits', 'reward_settings', 'reward_popularity', 'trainings'] loop
    execute format('create trigger %1$s_added after insert on %1$s referencing new table as changed
      for each statement execute function reward_catalogue_changed()', of_table);
    execute format('create trigger %1$s_edited after update on %1$s referencing new table as changed
      for each statement execute function reward_catalogue_changed()', of_table);
    execute format('create trigger %1$s_removed after delete on %1$s referencing old table as changed
      for each statement execute function reward_catalogue_changed()', of_table);
  end loop;
  foreach of_table in array array['reward_departments', 'reward_categories', 'rewards', 'reward_countries',
      'reward_price_changes', 'reward_limits', 'reward_settings', 'reward_wishes', 'reward_popularity',
      'reward_stocks', 'stock_corrections', 'stock_moves', 'reward_code_batches', 'reward_codes',
      'reward_catalogue_versions'] loop
    execute format('alter table %s enable row level security', of_table);
    execute format('create policy own_client on %s using (client_id = current_client() or is_system())', of_table);
  end loop;
end
$$;

grant select on reward_price_changes, reward_stocks, stock_moves, reward_catalogue_versions to trilha_app;
grant select, insert on reward_code_batches to trilha_app;
grant select, insert, update on reward_departments, reward_categories, rewards, reward_countries, reward_settings,
  stock_corrections, reward_codes to trilha_app;
grant select, insert, update, delete on reward_limits, reward_popularity to trilha_app;
grant select, insert, delete on reward_wishes to trilha_app;
grant execute on function stock_move to trilha_app;

/*
 * What the store asks of one person, in one statement whose plan is kept: the campaign whose points they may spend (the
 * one asked for, else the one that runs and ends first, else the last whose points have not expired), what they have in
 * it, what a gate is judged by, what they ordered and wish for.
 */
create function store_facts(of_client uuid, of_user uuid, of_campaign uuid, home char(2), moment timestamptz)
  returns table (
    catalogue bigint, client_zone text, country char(2), job_profile text, level text, training_ids uuid[],
    campaign_id uuid, campaign_title jsonb, time_zone text, begins_at timestamptz, ends_at timestamptz, ends_on date,
    settlement_days smallint, enrolled_at timestamptz, company_id uuid, retailer_ids uuid[], group_ids uuid[],
    uncleared bigint, cleared bigint, debt bigint, experience bigint, earned bigint,
    wishes jsonb, counted jsonb
  ) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  spent record;
begin
  select c.id, c.title, w.country, w.time_zone, w.begins_at, w.ends_at, w.ends_on, c.settlement_days, e.enrolled_at,
         e.company_id, e.retailer_ids, e.store_ids
    into spent
    from campaign_enrolments e
    join campaigns c on c.client_id = e.client_id and c.id = e.campaign_id
    join campaign_countries w on w.client_id = e.client_id and w.campaign_id = e.campaign_id and w.country = e.country
   where e.client_id = of_client and e.user_id = of_user and (of_campaign is null or e.campaign_id = of_campaign)
     and c.state not in ('draft', 'validated', 'settled') and w.begins_at <= moment
     and moment < (w.ends_on + 1 + c.settlement_days)::timestamp at time zone w.time_zone
   order by w.ends_at <= moment, case when w.ends_at > moment then w.ends_at end, w.ends_at desc
   limit 1;
  return query
    select coalesce(v.version, 0), k.time_zone, coalesce(spent.country, m.country, home),
           m.job_profile, coalesce(l.level, 'basic'),
           array(select t.training_id from training_completions t
                 where t.client_id = of_client and t.user_id = of_user),
           spent.id, spent.title, spent.time_zone, spent.begins_at, spent.ends_at, spent.ends_on, spent.settlement_days,
           spent.enrolled_at, coalesce(spent.company_id, m.company_id),
           coalesce(spent.retailer_ids, array_remove(array[m.retailer_id], null)),
           array(select distinct g.group_id from store_group_stores g
                 where g.client_id = of_client and g.store_id = any (coalesce(spent.store_ids, array[m.store_id]))),
           a.uncleared, a.cleared, a.debt, a.xp,
           (select sum(o.original) from ledger_lots o
             where o.client_id = of_client and o.pot_id = spent.id and o.user_id = of_user and o.audit <> 'rejected'
               and o.earned_at > moment - interval '28 days')::bigint,
           (select jsonb_agg(w.reward_id) from reward_wishes w where w.client_id = of_client and w.user_id = of_user),
           (select jsonb_agg(jsonb_build_array(r.scope, r.scope_id, r.period, r.units)) from redemption_counters r
             where r.client_id = of_client and r.user_id = of_user and r.units > 0)
      from clients k
      left join reward_catalogue_versions v on v.client_id = k.id
      left join memberships m on m.client_id = k.id and m.user_id = of_user
      left join person_levels l on l.client_id = k.id and l.user_id = of_user
      left join lateral (
        select sum(balance) filter (where kind = 'uncleared')::bigint as uncleared,
               sum(balance) filter (where kind = 'cleared')::bigint as cleared,
               sum(balance) filter (where kind = 'debt')::bigint as debt,
               sum(balance) filter (where kind = 'xp')::bigint as xp
          from ledger_accounts a
         where a.client_id = k.id and a.user_id = of_user and a.pot_id = spent.id) a on true
     where k.id = of_client;
end
$$;
revoke execute on function store_facts from public;
grant execute on function store_facts to trilha_app;
