-- What people sell, and the campaigns they sell it in (§1, §2, §3 Campaign, §5 Campaign sign-up).

create table products (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  sku text not null check (length(sku) between 1 and 64),
  name text not null check (length(name) between 1 and 256),
  product_type text not null check (length(product_type) between 1 and 64),
  -- A brand of the client, by name: rule sets speak of it by name too.
  brand text not null,
  processor text check (length(processor) between 1 and 64),
  generation text check (length(generation) between 1 and 64),
  active boolean not null default true,
  search_text text not null generated always as (
    fold(name || ' ' || sku || ' ' || product_type || ' ' || brand || ' ' || coalesce(processor, '') || ' '
      || coalesce(generation, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, brand) references brands (client_id, name)
);
create unique index products_by_sku on products (client_id, upper(sku));
create index products_by_name on products (client_id, name, id);
create index products_search on products using gin (client_id, search_text gin_trgm_ops);
create trigger products_touch before update on products for each row execute function touch_updated_at();

create table store_groups (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null check (length(name) between 1 and 256),
  unique (client_id, id),
  unique (client_id, name)
);
create table store_group_stores (
  client_id uuid not null,
  group_id uuid not null,
  store_id uuid not null,
  primary key (client_id, group_id, store_id),
  foreign key (client_id, group_id) references store_groups (client_id, id) on delete cascade,
  foreign key (client_id, store_id) references stores (client_id, id)
);
create index store_group_stores_by_store on store_group_stores (client_id, store_id);

alter table stores add column active boolean not null default true;

create table campaigns (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  title jsonb not null,
  state text not null check (state in ('draft', 'validated', 'scheduled', 'running', 'ended', 'settled')),
  -- The earliest begin and the latest end of its countries; end exclusive.
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- Who may sign up; empty: everybody of the client.
  company_ids uuid[] not null default '{}',
  brands text[] not null default '{}',
  retailer_ids uuid[] not null default '{}',
  -- Days after the end in which points earned before may still be redeemed (0: none).
  settlement_days smallint not null default 0 check (settlement_days between 0 and 365),
  -- §5, §9: a sale is reported within this many calendar days.
  reporting_days smallint not null default 15 check (reporting_days between 1 and 90),
  -- Per thousand of the claims that nothing speaks against, looked at all the same.
  sample_rate smallint not null default 50 check (sample_rate between 0 and 1000),
  -- Points the client is ready to give; null: no limit. The rule set's budget cap enforces it.
  budget bigint check (budget > 0),
  cloned_from uuid references campaigns (id),
  created_by uuid references users (id),
  ended_at timestamptz,
  settled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  check (begins_at < ends_at)
);
create index campaigns_by_begin on campaigns (client_id, begins_at desc, id);
create index campaigns_to_turn on campaigns (state, begins_at, ends_at);
create trigger campaigns_touch before update on campaigns for each row execute function touch_updated_at();

-- When it runs in each country: calendar days of that zone, both included, and the moments they mean (end exclusive).
create table campaign_countries (
  client_id uuid not null,
  campaign_id uuid not null,
  country char(2) not null references countries (code),
  time_zone text not null,
  begins_on date not null,
  ends_on date not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (client_id, campaign_id, country),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade,
  check (begins_on <= ends_on and begins_at < ends_at)
);

create table campaign_terms (
  client_id uuid not null,
  campaign_id uuid not null,
  version integer not null check (version > 0),
  locale text not null references languages (code),
  body text not null check (length(body) between 1 and 100000),
  primary key (client_id, campaign_id, version, locale),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade
);

-- Every state a campaign was in: who, when, why.
create table campaign_transitions (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  campaign_id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  actor_name text not null default '',
  reason text,
  at timestamptz not null,
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade
);
create index campaign_transitions_of_campaign on campaign_transitions (client_id, campaign_id, id);

-- A campaign's rules. Version 1 is what it starts with; each promotion added later is a version of its own, valid for
-- sale dates from `effective_from` on. An approved version never changes again.
create table rule_set_versions (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  campaign_id uuid not null,
  version integer not null check (version > 0),
  document jsonb not null,
  -- SHA-256 of the canonical document, hex; set when proposed.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  effective_from date not null,
  state text not null check (state in ('draft', 'proposed', 'approved', 'refused')),
  note text check (length(note) <= 256),
  edited_by uuid references users (id),
  proposed_by uuid references users (id),
  proposed_at timestamptz,
  decided_by uuid references users (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 256),
  created_at timestamptz not null default now(),
  unique (client_id, campaign_id, version),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade,
  check (state = 'draft' or hash is not null),
  -- The second person.
  check (state not in ('approved', 'refused') or decided_by is distinct from proposed_by)
);
create unique index rule_set_versions_one_open on rule_set_versions (client_id, campaign_id)
  where state in ('draft', 'proposed');

create table campaign_enrolments (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null references users (id),
  country char(2) not null references countries (code),
  company_id uuid not null,
  brands text[] not null check (cardinality(brands) > 0),
  retailer_ids uuid[] not null check (cardinality(retailer_ids) > 0),
  store_ids uuid[] not null check (cardinality(store_ids) > 0),
  -- Which text was accepted, in which language.
  terms_version integer not null,
  terms_locale text not null references languages (code),
  enrolled_at timestamptz not null,
  unique (client_id, campaign_id, user_id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade,
  foreign key (client_id, company_id) references companies (client_id, id)
);
create index campaign_enrolments_of_person on campaign_enrolments (client_id, user_id, enrolled_at desc);

-- Points given so far within the reach of each limit, kept in the transaction that gives them.
create table earning_counters (
  client_id uuid not null,
  campaign_id uuid not null,
  scope text not null check (scope in ('day', 'week', 'campaign', 'store', 'budget')),
  -- The person, the store, or the campaign for the budget.
  owner_id uuid not null,
  -- YYYY-MM-DD of the day or the week's Monday; empty for the whole campaign.
  period text not null default '',
  points bigint not null check (points >= 0),
  primary key (client_id, campaign_id, scope, owner_id, period)
) with (fillfactor = 70);

/*
 * Adds points to counters, one after the other in the order given. Where a limit would be passed nothing is added and
 * the answer is false. The budget, which everybody shares, comes last and is kept in shares of its own (below), so
 * that nobody waits for the one row.
 */
create function add_to_counters(
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
create function add_to_budget(of_client uuid, of_campaign uuid, of_limit bigint, added bigint) returns boolean
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

-- Burn-down: points given and taken back by day, for the people who watch the budget. A day is counted when it is over.
create table campaign_days (
  client_id uuid not null,
  campaign_id uuid not null,
  day date not null,
  awarded bigint not null default 0,
  reversed bigint not null default 0,
  primary key (client_id, campaign_id, day)
) with (fillfactor = 70);

-- Which reminders that points will go a person got: days before.
create table campaign_reminders (
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null references users (id),
  days smallint not null,
  sent_at timestamptz not null,
  primary key (client_id, campaign_id, user_id, days)
);

-- Days are counted from the ledger: its newest part is found without an index every posting would pay for.
create index ledger_transactions_by_time on ledger_transactions using brin (posted_at) with (autosummarize = on);

-- §1 "Point values are fixed once a campaign starts": the database says no, whoever asks.
create function campaigns_frozen() returns trigger language plpgsql as $$
declare
  next_states jsonb := '{"draft": ["validated"], "validated": ["draft", "scheduled"], "scheduled": ["draft", "running"],
    "running": ["ended"], "ended": ["settled"], "settled": []}';
begin
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then
      raise exception 'a % campaign stays', old.state using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if new.state <> old.state and not next_states -> old.state ? new.state then
    raise exception 'a campaign does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if old.state in ('running', 'ended', 'settled')
     and (new.begins_at, new.ends_at, new.company_ids, new.brands, new.retailer_ids, new.settlement_days,
         new.reporting_days, new.budget)
       is distinct from (old.begins_at, old.ends_at, old.company_ids, old.brands, old.retailer_ids, old.settlement_days,
         old.reporting_days, old.budget) then
    raise exception 'a % campaign is frozen', old.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger campaigns_frozen before update or delete on campaigns
  for each row execute function campaigns_frozen();

create function campaign_parts_frozen() returns trigger language plpgsql security definer set search_path = public as $$
declare
  campaign_state text;
  of_campaign uuid := case when tg_op = 'DELETE' then old.campaign_id else new.campaign_id end;
begin
  select state into campaign_state from campaigns where id = of_campaign;
  if campaign_state in ('running', 'ended', 'settled') then
    raise exception 'a % campaign is frozen', campaign_state using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger campaign_countries_frozen before insert or update or delete on campaign_countries
  for each row execute function campaign_parts_frozen();

create function rule_set_versions_frozen() returns trigger language plpgsql security definer set search_path = public as $$
declare
  campaign_state text;
begin
  -- Nobody writes a version that nobody else looked at.
  if tg_op = 'INSERT' then
    if new.state not in ('draft', 'proposed') then
      raise exception 'a rule set begins as a draft' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.state in ('approved', 'refused') and new.state <> old.state
     and (old.state <> 'proposed' or (new.document, new.hash, new.effective_from, new.version)
       is distinct from (old.document, old.hash, old.effective_from, old.version)) then
    raise exception 'what is decided on is what was proposed' using errcode = 'restrict_violation';
  end if;
  select state into campaign_state from campaigns where id = old.campaign_id;
  if old.state in ('approved', 'refused')
     and (tg_op = 'DELETE' or campaign_state in ('running', 'ended', 'settled') or old.state = 'refused'
       or new.state <> 'draft') then
    raise exception 'an approved rule set is frozen' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger rule_set_versions_frozen before insert or update or delete on rule_set_versions
  for each row execute function rule_set_versions_frozen();

-- History goes only with a draft that is thrown away.
create function campaign_transitions_kept() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' or exists (select from campaigns where id = old.campaign_id) then
    raise exception 'campaign_transitions is append-only' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger campaign_transitions_kept before update or delete on campaign_transitions
  for each row execute function campaign_transitions_kept();

alter table products enable row level security;
alter table store_groups enable row level security;
alter table store_group_stores enable row level security;
alter table campaigns enable row level security;
alter table campaign_countries enable row level security;
alter table campaign_terms enable row level security;
alter table campaign_transitions enable row level security;
alter table rule_set_versions enable row level security;
alter table campaign_enrolments enable row level security;
alter table earning_counters enable row level security;
alter table campaign_days enable row level security;
alter table campaign_reminders enable row level security;
create policy own_client on products using (client_id = current_client() or is_system());
create policy own_client on store_groups using (client_id = current_client() or is_system());
create policy own_client on store_group_stores using (client_id = current_client() or is_system());
create policy own_client on campaigns using (client_id = current_client() or is_system());
create policy own_client on campaign_countries using (client_id = current_client() or is_system());
create policy own_client on campaign_terms using (client_id = current_client() or is_system());
create policy own_client on campaign_transitions using (client_id = current_client() or is_system());
create policy own_client on rule_set_versions using (client_id = current_client() or is_system());
create policy own_client on campaign_enrolments using (client_id = current_client() or is_system());
create policy own_client on earning_counters using (client_id = current_client() or is_system());
create policy own_client on campaign_reminders using (client_id = current_client() or is_system());
create policy own_client on campaign_days using (client_id = current_client() or is_system());
grant select, insert, update on products, store_groups, campaigns, earning_counters, campaign_days to trilha_app;
grant select, insert, delete on store_group_stores to trilha_app;
grant delete on store_groups, campaigns to trilha_app;
grant select, insert, update, delete on campaign_countries, rule_set_versions to trilha_app;
grant select, insert on campaign_enrolments, campaign_reminders, campaign_terms, campaign_transitions to trilha_app;
