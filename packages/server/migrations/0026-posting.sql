-- Posting, set-wise to the end: a list of transactions is one statement, however many there are, and what holds for
-- its entries is asked once for all of them. Same guards, same answers as before; docs/decisions/011.

-- A list's entries balance in the statement that brings them, where that used to be asked of each transaction at commit.
drop trigger ledger_balances on ledger_transactions;
drop function ledger_balances;
drop trigger ledger_entries_join_here on ledger_entries;
drop function ledger_entries_join_here;

create function ledger_entries_balance() returns trigger language plpgsql
  -- Found by their keys, however few rows there were when a connection planned this.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  late boolean;
  unbalanced bigint;
  astray bigint;
begin
  select bool_or(made_in is distinct from pg_current_xact_id()), min(transaction_id) filter (where total <> 0 or lines < 2),
      min(transaction_id) filter (where strange)
    into late, unbalanced, astray
    from (select e.transaction_id, t.made_in, sum(e.amount) as total, count(*) as lines,
                 bool_or(a.id is null or a.client_id <> t.client_id or e.client_id <> t.client_id
                   or a.pot_id <> t.pot_id
                   or (a.user_id is not null and a.user_id is distinct from t.user_id)) as strange
            from added e
            left join ledger_transactions t on t.id = e.transaction_id
            left join ledger_accounts a on a.id = e.account_id
           group by e.transaction_id, t.made_in, a.unit) per_unit;
  if late then
    raise exception 'entries join a transaction only where it is made' using errcode = 'restrict_violation';
  end if;
  if unbalanced is not null then
    raise exception 'transaction % does not balance', unbalanced using errcode = 'check_violation';
  end if;
  if astray is not null then
    raise exception 'transaction % moves what is not its own', astray using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_entries_balance();

-- PostgreSQL reads a table's checks anew for every statement that writes to it: what a posting cannot change is asked
-- where an account is opened, and the rest is said in fewer words.
create function ledger_account_is_one() returns trigger language plpgsql as $$
declare
  personal constant boolean := new.kind in ('uncleared', 'cleared', 'held', 'debt', 'xp');
begin
  if new.unit not in ('PTS', 'XP', 'PARTNER') or personal <> (new.user_id is not null) or not (personal or new.kind in
      ('issuance', 'redeemed', 'expired', 'reversed', 'transferred', 'partner_clearing', 'adjustment', 'writeoff')) then
    raise exception 'no account of the ledger: % of %, %', new.kind, new.unit, coalesce(new.user_id::text, 'nobody')
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger ledger_account_is_one before insert or update of client_id, unit, pot_id, kind, user_id
  on ledger_accounts for each row execute function ledger_account_is_one();
alter table ledger_accounts
  drop constraint ledger_accounts_unit_check,
  drop constraint ledger_accounts_kind_check,
  drop constraint ledger_accounts_check,
  drop constraint ledger_accounts_check1,
  add constraint knows_its_balance check (num_nulls(balance, version, earned) = case when user_id is null then 3 else 0 end);

alter table ledger_lots
  drop constraint ledger_lots_original_check,
  drop constraint ledger_lots_open_check,
  drop constraint ledger_lots_held_check,
  drop constraint ledger_lots_redeemed_check,
  drop constraint ledger_lots_transferred_check,
  drop constraint ledger_lots_expired_check,
  drop constraint ledger_lots_reversed_check,
  drop constraint ledger_lots_repaid_check,
  drop constraint ledger_lots_owed_check,
  drop constraint ledger_lots_written_off_check,
  drop constraint ledger_lots_adjusted_check,
  drop constraint ledger_lots_experience_check,
  drop constraint ledger_lots_check,
  drop constraint ledger_lots_check1,
  drop constraint ledger_lots_check2,
  add constraint none_below_0 check (least(open, held, redeemed, transferred, expired, reversed, repaid, owed,
    written_off, adjusted, experience_reversed, experience - experience_reversed) >= 0),
  add constraint rejected_is_nothing_open check (case audit when 'rejected' then open + held else owed + written_off end = 0);

-- A person's accounts never stand without the programme's: whoever finds the ones may count on the others.
create or replace function ledger_open(of_client uuid, of_pot uuid, of_user uuid) returns void language sql as $$
  insert into ledger_accounts (client_id, unit, pot_id, kind, user_id, balance, version, earned)
    select of_client, unit, of_pot, kind, case when personal then of_user end, none, none, none
      from (select x.*, case when personal then 0 end as none
              from (values ('PTS', 'issuance', 1, false), ('PTS', 'redeemed', 2, false), ('PTS', 'expired', 3, false),
                      ('PTS', 'reversed', 4, false), ('PTS', 'transferred', 5, false),
                      ('PTS', 'partner_clearing', 6, false), ('PTS', 'adjustment', 7, false),
                      ('PTS', 'writeoff', 8, false), ('XP', 'issuance', 9, false), ('XP', 'reversed', 10, false),
                      ('XP', 'adjustment', 11, false),
                      ('PTS', 'uncleared', 12, true), ('PTS', 'cleared', 13, true), ('PTS', 'held', 14, true),
                      ('PTS', 'debt', 15, true), ('XP', 'xp', 16, true)) x (unit, kind, at, personal)
             where not personal or of_user is not null order by x.at) ordered
    on conflict do nothing
$$;
select ledger_open(client_id, pot_id, null)
  from (select distinct client_id, pot_id from ledger_accounts) pots order by client_id, pot_id;

/*
 * The one way to post, in the words of 0010: a list of transactions, each naming client_id, key, hash (hex), type,
 * pot_id, user_id, source_type, source_id, rule_set_version_id, occurred_at, posted_at, actor_id, reason, details,
 * reverses, and its moves: amounts[i] of units[i] on the account kinds[i], the person's where the kind is a person's,
 * else the programme's. Answers for each, by its place in the list, the new transaction's id; null when its key was
 * posted before with the same request (nothing changes); another request under the key raises unique_violation «ledger
 * key reused». Persons are taken in the order of the list (whoever posts for many brings them in the order of their
 * ids), a person's accounts in the order they were opened in, `uncleared` always first: whoever posts waits in the same
 * line. A balance below zero raises check_violation «enough_points».
 */
create type ledger_posting as (client_id uuid, key text, hash text, type text, pot_id uuid, user_id uuid,
  source_type text, source_id uuid, rule_set_version_id uuid, occurred_at timestamptz, posted_at timestamptz,
  actor_id uuid, reason text, details jsonb, reverses bigint, units text[], kinds text[], amounts bigint[]);
create or replace function ledger_post(postings jsonb) returns table (place bigint, made bigint)
  language plpgsql security definer set search_path = public
  -- Every row here is found by its key: no plan is better for knowing the values, and none that reads a table whole
  -- because it was small when a connection planned this.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  personal constant text[] := array['uncleared', 'cleared', 'held', 'debt', 'xp'];
  nothing constant bigint[] := array[0, 0, 0, 0, 0];
  system constant boolean := is_system();
  client constant uuid := current_client();
  p ledger_posting;
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
  units text[];
  kinds text[];
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
  -- The last turn stands for nobody: with it the last person is done like those before.
  for turn in 0 .. jsonb_array_length(postings) loop
    p := jsonb_populate_record(null::ledger_posting, postings->turn);
    if n >= first and (p.client_id is distinct from in_client or p.pot_id is distinct from in_pot
        or p.user_id is distinct from of_user) then
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
      -- Nobody's own: its accounts are asked for here, a person's bring the programme's along.
      if of_user is null then perform ledger_open(in_client, in_pot, null); end if;
      first := n + 1;
      sums := nothing;
      came := nothing;
      moves := nothing;
    end if;
    exit when p.key is null;
    in_client := p.client_id;
    in_pot := p.pot_id;
    of_user := p.user_id;
    if not system and in_client is distinct from client then
      raise exception 'not this client''s ledger' using errcode = 'insufficient_privilege';
    end if;
    insert into ledger_transactions (client_id, key, request_hash, type, pot_id, user_id, source_type, source_id,
        rule_set_version_id, occurred_at, posted_at, actor_id, reason, details, reverses)
      values (p.client_id, p.key, decode(p.hash, 'hex'), p.type, p.pot_id, p.user_id, p.source_type, p.source_id,
        p.rule_set_version_id, p.occurred_at, p.posted_at, p.actor_id, p.reason, p.details, p.reverses)
      on conflict (client_id, key) do nothing returning id into made;
    place := turn + 1;
    return next;
    if cardinality(p.units) is distinct from cardinality(p.amounts) or coalesce(cardinality(p.units), 0) < 2 then
      raise exception 'transaction % does not balance', p.key using errcode = 'check_violation';
    end if;
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
      units[n] := p.units[i];
      kinds[n] := p.kinds[i];
      moved[n] := p.amounts[i];
      k := coalesce(array_position(personal, p.kinds[i]), 0);
      own[n] := k;
      accounts[n] := null;
      after[n] := null;
      versions[n] := null;
      continue when k = 0;
      sums[k] := sums[k] + p.amounts[i];
      moves[k] := moves[k] + 1;
      if p.type in ('award', 'reverse', 'adjust') then came[k] := came[k] + p.amounts[i]; end if;
      after[n] := sums[k];
      versions[n] := moves[k];
    end loop;
  end loop;
  if n = 0 then return; end if;
  insert into ledger_entries (transaction_id, line, client_id, account_id, amount, balance_after, account_version)
    select e.header, e.line, t.client_id, coalesce(e.account, (select id from ledger_accounts a
        where a.client_id = t.client_id and a.user_id is null and a.pot_id = t.pot_id and a.unit = e.unit
          and a.kind = e.kind)), e.amount, e.after, e.version
    from unnest(headers, lines, units, kinds, accounts, moved, after, versions)
      as e (header, line, unit, kind, account, amount, after, version)
    join ledger_transactions t on t.id = e.header;
end
$$;
