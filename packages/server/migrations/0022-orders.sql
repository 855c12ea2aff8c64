-- Orders (§3 Order, §4 Orders, §5 redemption): what people redeem, from the points held to the parcel or code delivered.

-- A cancelled order gives back what its approval spent.
alter table ledger_transactions drop constraint ledger_transactions_type_check;
alter table ledger_transactions add constraint ledger_transactions_type_check check (type in ('award', 'clear',
  'reverse', 'hold', 'capture', 'release', 'refund', 'expire', 'repay', 'adjust', 'write_off', 'transfer_out',
  'transfer_done', 'transfer_back'));

-- When whoever holds the session last said the password: some things ask for it again.
alter table sessions add column proved_at timestamptz;

-- §4 Orders. A digital order is delivered with its approval: whoever saw a code cannot give it back.
create function order_step(delivery text, old_state text, new_state text) returns boolean language sql immutable as $$
  select (delivery, old_state, new_state) in (
    ('shipped', 'awaiting_approval', 'approved'), ('shipped', 'awaiting_approval', 'reproved'),
    ('shipped', 'awaiting_approval', 'cancelled'), ('shipped', 'approved', 'shipped'),
    ('shipped', 'approved', 'cancelled'), ('shipped', 'shipped', 'delivered'),
    ('digital', 'awaiting_approval', 'approved'), ('digital', 'awaiting_approval', 'reproved'),
    ('digital', 'awaiting_approval', 'cancelled'), ('digital', 'approved', 'delivered'))
$$;

create table orders (
  -- Made before its row: moves of stock, codes and the hold name it first.
  id uuid primary key,
  client_id uuid not null,
  -- What people read out; no letters or digits that look alike.
  code char(8) not null check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  user_id uuid not null references users (id),
  -- Whose points pay.
  campaign_id uuid not null,
  reward_id uuid not null,
  country char(2) not null references countries (code),
  category_id uuid not null,
  -- As they were when it was placed: the reward may change or go.
  name jsonb not null,
  picture_file_id uuid references files (id),
  delivery text not null check (delivery in ('shipped', 'digital')),
  quantity integer not null check (quantity between 1 and 10),
  unit_price integer not null check (unit_price > 0),
  points bigint not null,
  -- Where the parcel goes (contract orders/address); erased some time after the order ended.
  address jsonb,
  address_erased_at timestamptz,
  state text not null check (state in ('awaiting_approval', 'approved', 'shipped', 'delivered', 'reproved', 'cancelled')),
  -- Points of it under audit, for the queue; the ledger decides.
  waiting_points bigint not null default 0 check (waiting_points >= 0),
  carrier text check (length(carrier) between 1 and 64),
  tracking text check (length(tracking) between 1 and 64),
  tracking_url text check (tracking_url ~ '^https://' and length(tracking_url) <= 256),
  -- Why it was reproved or cancelled.
  reason text check (length(reason) <= 256),
  -- The rows of `redemption_counters` it counts in: [scope, scope_id, period].
  counted jsonb not null,
  placed_at timestamptz not null,
  decided_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  returned_at timestamptz,
  -- When it came to the state it is in.
  since timestamptz not null,
  version integer not null default 1,
  unique (client_id, id),
  unique (client_id, code),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, reward_id) references rewards (client_id, id),
  foreign key (client_id, category_id) references reward_categories (client_id, id),
  check (points = quantity::bigint * unit_price),
  check (address is null or delivery = 'shipped'),
  check (address is not null or delivery = 'digital' or address_erased_at is not null),
  check (address is null or address_erased_at is null),
  check (state not in ('shipped', 'delivered') or delivery = 'digital' or carrier is not null),
  check (returned_at is null or state in ('shipped', 'delivered'))
);
create index orders_by_state on orders (client_id, state, placed_at, id);
create index orders_by_time on orders (client_id, placed_at desc, id desc);
create index orders_ready on orders (client_id, placed_at, id) where state = 'awaiting_approval' and waiting_points = 0;
create index orders_of_person on orders (client_id, user_id, placed_at desc, id desc);
create index orders_of_campaign on orders (client_id, campaign_id, state);
create index orders_of_reward on orders (client_id, reward_id, placed_at desc);
create index orders_with_address on orders (since) where address is not null
  and state in ('delivered', 'reproved', 'cancelled');

-- What somebody confirmed stays what it was; its states go their way for everybody.
create function orders_stay() returns trigger language plpgsql as $$
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
create trigger orders_stay before insert or update on orders for each row execute function orders_stay();

create table order_transitions (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  order_id uuid not null,
  from_state text,
  to_state text not null,
  -- The parcel came back: the order stays in its state.
  returned boolean not null default false,
  by_whom text not null check (by_whom in ('person', 'staff', 'audit')),
  actor_id uuid,
  actor_name text not null,
  reason text check (length(reason) <= 256),
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (client_id, order_id) references orders (client_id, id) on delete cascade,
  check (returned = (from_state is not distinct from to_state)),
  check (not returned or to_state in ('shipped', 'delivered'))
);
create index order_transitions_of_order on order_transitions (client_id, order_id, id);
create index order_transitions_by_transaction on order_transitions (made_in);

create function order_transitions_fit() returns trigger language plpgsql as $$
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
create trigger order_transitions_fit before insert on order_transitions
  for each row execute function order_transitions_fit();
create trigger order_transitions_append_only before update on order_transitions
  for each row execute function refuse_change();

-- §5 Units each person ordered of a category or a reward in a period (contract rewards/limits: periodOf): orders that await or
-- were approved; what is reproved or cancelled is taken off the rows it counted in.
create table redemption_counters (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  scope text not null check (scope in ('category', 'reward')),
  scope_id uuid not null,
  period text not null check (length(period) between 1 and 40),
  units integer not null check (units >= 0),
  primary key (client_id, user_id, scope, scope_id, period)
);

/*
 * Counts n units in all of these rows, or in none: answers the place of the first row whose limit (null: none) that
 * would pass, and 0 when they are counted. Below zero it takes off and asks no limit. Rows are taken in the order they
 * are named in, which is the same for everybody.
 */
create function count_redemption(
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

-- Takes rows of stock for this transaction, in one order: whoever moves several orders holds them before any person's
-- points.
create function stock_lock(of_client uuid, of_rewards uuid[], of_countries text[]) returns void
  language plpgsql security definer set search_path = public as $$
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
-- An order waits for this claim or photo: it rose in the audit queue, once.
alter table audit_queue add column order_waits boolean not null default false;

revoke execute on function stock_lock from public;

alter table orders enable row level security;
alter table order_transitions enable row level security;
alter table redemption_counters enable row level security;
create policy own_client on orders using (client_id = current_client() or is_system());
create policy own_client on order_transitions using (client_id = current_client() or is_system());
create policy own_client on redemption_counters using (client_id = current_client() or is_system());
grant select, insert, update on orders, redemption_counters to trilha_app;
grant select, insert on order_transitions to trilha_app;
grant execute on function stock_lock to trilha_app;
