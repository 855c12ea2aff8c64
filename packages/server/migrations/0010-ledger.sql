-- Points and experience: append-only double entry (docs/decisions/011). A unit is a pot and what it counts
-- (PTS, XP, PARTNER); units never balance each other. Everything is posted through ledger_post().

create table ledger_accounts (
  id bigint generated always as identity primary key,
  -- Books outlive what they are about: a client that has some is not deleted.
  client_id uuid not null references clients (id),
  unit text not null check (unit in ('PTS', 'XP', 'PARTNER')),
  -- The campaign, or the partner programme.
  pot_id uuid not null,
  kind text not null check (kind in ('uncleared', 'cleared', 'held', 'debt', 'xp',
    'issuance', 'redeemed', 'expired', 'reversed', 'transferred', 'partner_clearing', 'adjustment', 'writeoff')),
  -- Whose; null: the programme's.
  user_id uuid references users (id),
  -- A person's account knows its balance. The programme's do not: a row everybody posts to would be a queue.
  balance bigint,
  version integer,
  -- What came in for good on it: awards and corrections, less what was taken back.
  earned bigint,
  unique nulls not distinct (client_id, user_id, pot_id, unit, kind),
  check ((user_id is null) = (kind not in ('uncleared', 'cleared', 'held', 'debt', 'xp'))),
  check ((user_id is null) = (balance is null) and (user_id is null) = (version is null)
    and (user_id is null) = (earned is null)),
  constraint enough_points check (kind = 'debt' or balance >= 0),
  constraint debt_is_owed check (kind <> 'debt' or balance <= 0)
) with (fillfactor = 70);
-- What everybody has in a pot.
create index ledger_accounts_of_pot on ledger_accounts (client_id, pot_id);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- A client there is: its entries lie on accounts of the same client (below). Asked at each row, the one row of the
  -- client would be where everybody meets.
  client_id uuid not null,
  -- What makes it single: award:<line>:<n>, clear:<lot>, hold:<order> …
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  type text not null check (type in ('award', 'clear', 'reverse', 'hold', 'capture', 'release', 'expire',
    'repay', 'adjust', 'write_off', 'transfer_out', 'transfer_done', 'transfer_back')),
  pot_id uuid not null,
  -- Whose points it moves; null: nobody's.
  user_id uuid references users (id),
  -- What caused it: claim_line, photo, course, event, mystery_customer, adjustment, order, campaign.
  source_type text not null,
  source_id uuid not null,
  rule_set_version_id uuid,
  occurred_at timestamptz not null,
  posted_at timestamptz not null,
  actor_id uuid,
  reason text,
  -- The trace that gives the number, and the document behind it as the person knows it. No personal data.
  details jsonb not null default '{}',
  reverses bigint references ledger_transactions (id),
  -- Which database transaction made it: entries may join it only there, and sealing goes by it.
  made_in xid8 not null default pg_current_xact_id(),
  unique (client_id, key)
);
-- The statement: its rows are found in the index alone. A lot that clears is no row of it.
create index ledger_transactions_of_person on ledger_transactions (client_id, user_id, id desc) include (pot_id, type)
  where type <> 'clear';
create index ledger_transactions_by_source on ledger_transactions (client_id, source_id);
create index ledger_transactions_unsealed on ledger_transactions (client_id, made_in, id);

-- That its transaction and account exist is asked set-wise below, once for all entries: a foreign key asks at each row,
-- and at every posting of a campaign for the same two rows of its programme.
create table ledger_entries (
  transaction_id bigint not null,
  line smallint not null,
  client_id uuid not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  account_version integer,
  primary key (transaction_id, line)
);
create unique index ledger_entries_by_version on ledger_entries (account_id, account_version)
  where account_version is not null;
-- Sums of the programme's accounts go by this.
create index ledger_entries_of_programme on ledger_entries (account_id, transaction_id) include (amount)
  where account_version is null;

-- Where each point came from and what became of it. The buckets always sum to the original.
create table ledger_lots (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  pot_id uuid not null,
  user_id uuid not null,
  transaction_id bigint not null references ledger_transactions (id),
  -- A partial verdict splits a lot: this part came off that one.
  split_from bigint references ledger_lots (id),
  source_type text not null,
  source_id uuid not null,
  earned_at timestamptz not null,
  expires_at timestamptz not null,
  audit text not null check (audit in ('awaiting', 'cleared', 'rejected')),
  original bigint not null check (original >= 0),
  open bigint not null default 0 check (open >= 0),
  held bigint not null default 0 check (held >= 0),
  redeemed bigint not null default 0 check (redeemed >= 0),
  transferred bigint not null default 0 check (transferred >= 0),
  expired bigint not null default 0 check (expired >= 0),
  reversed bigint not null default 0 check (reversed >= 0),
  -- Paid back a debt of the same person.
  repaid bigint not null default 0 check (repaid >= 0),
  -- Spent, then rejected, and not paid back yet.
  owed bigint not null default 0 check (owed >= 0),
  -- Spent, then rejected, and forgiven.
  written_off bigint not null default 0 check (written_off >= 0),
  -- Taken by a correction.
  adjusted bigint not null default 0 check (adjusted >= 0),
  experience bigint not null default 0 check (experience >= 0),
  experience_reversed bigint not null default 0 check (experience_reversed between 0 and experience),
  constraint buckets_sum check (
    open + held + redeemed + transferred + expired + reversed + repaid + owed + written_off + adjusted = original),
  check (audit <> 'rejected' or open + held = 0),
  check (owed + written_off = 0 or audit = 'rejected')
) with (fillfactor = 80);
create index ledger_lots_to_draw on ledger_lots (client_id, user_id, pot_id, expires_at, id) where open > 0;
create index ledger_lots_owed on ledger_lots (client_id, user_id, pot_id, id) where owed > 0;
create index ledger_lots_by_source on ledger_lots (client_id, source_id);
create index ledger_lots_by_transaction on ledger_lots (transaction_id);
create index ledger_lots_expiring on ledger_lots (expires_at, client_id, user_id, pot_id) where open > 0;

create table ledger_holds (
  id bigint generated always as identity primary key,
  client_id uuid not null references clients (id) on delete cascade,
  pot_id uuid not null,
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('order', 'transfer')),
  -- The order or the transfer.
  source_id uuid not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('held', 'captured', 'released')),
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (client_id, purpose, source_id),
  check ((state = 'held') = (ended_at is null))
);
create index ledger_holds_of_person on ledger_holds (client_id, user_id, pot_id) where state = 'held';

create table ledger_hold_lots (
  client_id uuid not null,
  hold_id bigint not null references ledger_holds (id),
  lot_id bigint not null references ledger_lots (id),
  amount bigint not null check (amount > 0),
  primary key (hold_id, lot_id)
);
create index ledger_hold_lots_by_lot on ledger_hold_lots (lot_id);

-- A hold ends exactly once.
create function ledger_hold_ends_once() returns trigger language plpgsql as $$
begin
  if old.state <> 'held' then
    raise exception 'hold % has ended', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger ledger_hold_ends_once before update on ledger_holds
  for each row execute function ledger_hold_ends_once();

-- Blocks of transactions whose hashes are chained, so that history can be verified. A block covers the transactions
-- made in database transactions [first_made_in, end_made_in): all of them have ended, none can join later.
create table ledger_seals (
  client_id uuid not null references clients (id) on delete cascade,
  number integer not null,
  first_made_in xid8 not null,
  end_made_in xid8 not null,
  transaction_ids bigint[] not null,
  hashes bytea[] not null,
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  primary key (client_id, number),
  check (cardinality(transaction_ids) = cardinality(hashes))
);

-- Sums of the programme's accounts up to a seal: a balance reads this and the entries since.
create table ledger_rollups (
  client_id uuid not null,
  account_id bigint primary key references ledger_accounts (id),
  seal_number integer not null,
  end_made_in xid8 not null,
  balance bigint not null
);

-- Everything below holds for whoever writes, the owner included.

create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger ledger_accounts_stay before delete on ledger_accounts
  for each statement execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_seals_append_only before update or delete on ledger_seals
  for each row execute function refuse_change();
create trigger ledger_seals_no_truncate before truncate on ledger_seals
  for each statement execute function refuse_change();

create function ledger_entries_join_here() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  if exists (select from added e left join ledger_transactions t on t.id = e.transaction_id
             where t.made_in is distinct from pg_current_xact_id()) then
    raise exception 'entries join a transaction only where it is made' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger ledger_entries_join_here after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_entries_join_here();

-- Checked at commit, once per transaction: entries cannot join later.
create function ledger_balances() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  lines integer;
  unbalanced boolean;
  astray boolean;
begin
  select coalesce(sum(n), 0), coalesce(bool_or(total <> 0), false), coalesce(bool_or(strange), false)
    into lines, unbalanced, astray
    from (select count(*) as n, sum(e.amount) as total,
                 bool_or(a.id is null or a.client_id <> new.client_id or e.client_id <> new.client_id
                   or a.pot_id <> new.pot_id
                   or (a.user_id is not null and a.user_id is distinct from new.user_id)) as strange
            from ledger_entries e left join ledger_accounts a on a.id = e.account_id
           where e.transaction_id = new.id group by a.unit) per_unit;
  if lines < 2 or unbalanced then
    raise exception 'transaction % does not balance', new.key using errcode = 'check_violation';
  end if;
  if astray then
    raise exception 'transaction % moves what is not its own', new.key using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_balances after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_balances();

-- Opens the accounts of a pot: a person's, or (without a person) the programme's. All at once and in one order, so
-- that two who open them at the same moment wait for each other instead of locking each other out, and so that the
-- order of ids is the order of kinds.
create function ledger_open(of_client uuid, of_pot uuid, of_user uuid) returns void language sql as $$
  insert into ledger_accounts (client_id, unit, pot_id, kind, user_id, balance, version, earned)
    select of_client, unit, of_pot, kind, of_user, none, none, none
      from (select x.unit, x.kind, x.at, case when of_user is not null then 0 end as none
              from (values ('PTS', 'uncleared', 1, true), ('PTS', 'cleared', 2, true), ('PTS', 'held', 3, true),
                      ('PTS', 'debt', 4, true), ('XP', 'xp', 5, true),
                      ('PTS', 'issuance', 6, false), ('PTS', 'redeemed', 7, false), ('PTS', 'expired', 8, false),
                      ('PTS', 'reversed', 9, false), ('PTS', 'transferred', 10, false),
                      ('PTS', 'partner_clearing', 11, false), ('PTS', 'adjustment', 12, false),
                      ('PTS', 'writeoff', 13, false), ('XP', 'issuance', 14, false), ('XP', 'reversed', 15, false),
                      ('XP', 'adjustment', 16, false)) x (unit, kind, at, personal)
             where x.personal = (of_user is not null) order by x.at) ordered
    on conflict do nothing
$$;

-- Takes a person's accounts in a pot for this transaction, by id: whoever decides from their lots holds these first.
create function ledger_lock(of_client uuid, of_pot uuid, of_user uuid)
  returns table (kind text, balance bigint, version integer)
  language plpgsql security definer set search_path = public as $$
begin
  if not (is_system() or of_client = current_client()) then
    raise exception 'not this client''s ledger' using errcode = 'insufficient_privilege';
  end if;
  return query select a.kind, a.balance, a.version from ledger_accounts a
    where a.client_id = of_client and a.user_id = of_user and a.pot_id = of_pot order by a.id for update;
  if found then return; end if;
  perform ledger_open(of_client, of_pot, of_user);
  return query select a.kind, a.balance, a.version from ledger_accounts a
    where a.client_id = of_client and a.user_id = of_user and a.pot_id = of_pot order by a.id for update;
end
$$;

/*
 * The one way to post: a list of transactions, set-wise, so that a sale of many lines costs hardly more than one. Each
 * names client_id, key, hash (hex), type, pot_id, user_id, source_type, source_id, rule_set_version_id, occurred_at,
 * posted_at, actor_id, reason, details, reverses, and its moves: amounts[i] of units[i] on the account kinds[i], the
 * person's where the kind is a person's, else the programme's. Answers for each, by its place in the list, the new
 * transaction's id; null when its key was posted before with the same request (nothing changes); another request under
 * the key raises unique_violation «ledger key reused». Persons are taken in the order of the list (whoever posts for many
 * brings them in the order of their ids), a person's accounts in the order they were opened in, `uncleared` always
 * first: whoever posts waits in the same line. A balance below
 * zero raises check_violation «enough_points».
 */
create function ledger_post(postings jsonb) returns table (place bigint, made bigint)
  language plpgsql security definer set search_path = public
  -- Every row here is found by its key: no plan is better for knowing the values.
  set plan_cache_mode = force_generic_plan as $$
declare
  personal constant text[] := array['uncleared', 'cleared', 'held', 'debt', 'xp'];
  nothing constant bigint[] := array[0, 0, 0, 0, 0];
  p record;
  in_client uuid;
  in_pot uuid;
  of_user uuid;
  earlier bytea;
  account bigint;
  balance_now bigint;
  version_now integer;
  k integer;
  -- The entries, a list for each column; `own` is the place of a personal account in `personal`, else 0.
  n integer := 0;
  headers bigint[];
  lines integer[];
  clients uuid[];
  accounts bigint[];
  moved bigint[];
  after bigint[];
  versions integer[];
  own integer[];
  -- What the list moves on the accounts of one person in a pot, whose entries begin at `first`.
  first integer := 1;
  sums bigint[] := nothing;
  came bigint[] := nothing;
  moves bigint[] := nothing;
begin
  -- The empty one at the end stands for nobody: with it the last person is done like those before.
  for p in
    select * from rows from (jsonb_to_recordset(postings || '[{}]') as (client_id uuid, key text, hash text, type text,
        pot_id uuid, user_id uuid, source_type text, source_id uuid, rule_set_version_id uuid, occurred_at timestamptz,
        posted_at timestamptz, actor_id uuid, reason text, details jsonb, reverses bigint, units text[], kinds text[],
        amounts bigint[])) with ordinality
      as t (client_id, key, hash, type, pot_id, user_id, source_type, source_id, rule_set_version_id, occurred_at,
        posted_at, actor_id, reason, details, reverses, units, kinds, amounts, at) loop
    if n >= first and (p.client_id, p.pot_id, p.user_id) is distinct from (in_client, in_pot, of_user) then
      -- A person's first account is the gate to the others: without it, two who need the same ones in turn would lock
      -- each other out.
      if of_user is not null and moves[1] = 0 then
        perform 1 from ledger_accounts
          where client_id = in_client and user_id = of_user and pot_id = in_pot and unit = 'PTS'
            and kind = 'uncleared' for update;
      end if;
      for k in 1 .. 5 loop
        continue when moves[k] = 0;
        for attempt in 1 .. 2 loop
          update ledger_accounts set balance = balance + sums[k], version = version + moves[k], earned = earned + came[k]
           where client_id = in_client and user_id = of_user and pot_id = in_pot
             and unit = case k when 5 then 'XP' else 'PTS' end and kind = personal[k]
           returning id, balance, version into account, balance_now, version_now;
          exit when found;
          perform ledger_open(in_client, in_pot, of_user);
        end loop;
        -- The row is held now: each entry stands so much before where the list left the account.
        for i in first .. n loop
          continue when own[i] <> k;
          accounts[i] := account;
          after[i] := after[i] + balance_now - sums[k];
          versions[i] := versions[i] + version_now - moves[k];
        end loop;
      end loop;
      first := n + 1;
      sums := nothing;
      came := nothing;
      moves := nothing;
    end if;
    exit when p.key is null;
    in_client := p.client_id;
    in_pot := p.pot_id;
    of_user := p.user_id;
    if not is_system() and p.client_id is distinct from current_client() then
      raise exception 'not this client''s ledger' using errcode = 'insufficient_privilege';
    end if;
    insert into ledger_transactions (client_id, key, request_hash, type, pot_id, user_id, source_type, source_id,
        rule_set_version_id, occurred_at, posted_at, actor_id, reason, details, reverses)
      values (p.client_id, p.key, decode(p.hash, 'hex'), p.type, p.pot_id, p.user_id, p.source_type, p.source_id,
        p.rule_set_version_id, p.occurred_at, p.posted_at, p.actor_id, p.reason, p.details, p.reverses)
      on conflict (client_id, key) do nothing returning id into made;
    place := p.at;
    return next;
    if made is null then
      select request_hash into earlier from ledger_transactions where client_id = p.client_id and key = p.key;
      if earlier is distinct from decode(p.hash, 'hex') then
        raise exception 'ledger key reused: %', p.key using errcode = 'unique_violation';
      end if;
      continue;
    end if;
    for i in 1 .. cardinality(p.units) loop
      n := n + 1;
      headers[n] := made;
      lines[n] := i;
      clients[n] := p.client_id;
      moved[n] := p.amounts[i];
      k := coalesce(array_position(personal, p.kinds[i]), 0);
      own[n] := k;
      if k > 0 then
        sums[k] := sums[k] + p.amounts[i];
        moves[k] := moves[k] + 1;
        if p.type in ('award', 'reverse', 'adjust') then came[k] := came[k] + p.amounts[i]; end if;
        after[n] := sums[k];
        versions[n] := moves[k];
      else
        for attempt in 1 .. 2 loop
          select id into account from ledger_accounts where client_id = p.client_id and user_id is null
            and pot_id = p.pot_id and unit = p.units[i] and kind = p.kinds[i];
          exit when found;
          perform ledger_open(p.client_id, p.pot_id, null);
        end loop;
        accounts[n] := account;
        after[n] := null;
        versions[n] := null;
      end if;
    end loop;
  end loop;
  insert into ledger_entries (transaction_id, line, client_id, account_id, amount, balance_after, account_version)
    select * from unnest(headers, lines, clients, accounts, moved, after, versions);
end
$$;
revoke execute on function ledger_post, ledger_lock, ledger_open from public;
grant execute on function ledger_post, ledger_lock to trilha_app;

alter table ledger_accounts enable row level security;
alter table ledger_transactions enable row level security;
alter table ledger_entries enable row level security;
alter table ledger_lots enable row level security;
alter table ledger_holds enable row level security;
alter table ledger_hold_lots enable row level security;
alter table ledger_seals enable row level security;
alter table ledger_rollups enable row level security;
create policy own_client on ledger_accounts using (client_id = current_client() or is_system());
create policy own_client on ledger_transactions using (client_id = current_client() or is_system());
create policy own_client on ledger_entries using (client_id = current_client() or is_system());
create policy own_client on ledger_lots using (client_id = current_client() or is_system());
create policy own_client on ledger_holds using (client_id = current_client() or is_system());
create policy own_client on ledger_hold_lots using (client_id = current_client() or is_system());
create policy own_client on ledger_seals using (client_id = current_client() or is_system());
create policy own_client on ledger_rollups using (client_id = current_client() or is_system());

-- The app reads the books and never writes them but through ledger_post(); lots and holds are its bookkeeping.
grant select on ledger_accounts, ledger_transactions, ledger_entries to trilha_app;
grant select, insert, update on ledger_lots, ledger_holds, ledger_rollups to trilha_app;
grant select, insert, update, delete on ledger_hold_lots to trilha_app;
grant select, insert on ledger_seals to trilha_app;
