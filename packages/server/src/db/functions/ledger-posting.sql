-- Opens the accounts of a pot: a person's, or (without a person) the programme's. All at once and in one order, so
-- that two who open them at the same moment wait for each other instead of locking each other out, and so that the
-- order of ids is the order of kinds.
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
revoke execute on function ledger_open from public;

-- Takes a person's accounts in a pot for this transaction, by id: whoever decides from their lots holds these first.
create or replace function ledger_lock(of_client uuid, of_pot uuid, of_user uuid)
  returns table (kind text, balance bigint, version integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke execute on function ledger_lock from public;
grant execute on function ledger_lock to trilha_app;

/*
 * The one way to post: a list of transactions, each a `ledger_posting`: what its header says (hash in hex), its moves
 * (amounts[i] of units[i] on the account kinds[i], the person's where the kind is a person's, else the programme's) and
 * its lot. Answers for each that is new its place in the list and its id. One whose key was posted before with the same
 * request changes nothing and is not answered; another request under the key raises unique_violation «ledger key
 * reused». A balance below zero raises check_violation «enough_points».
 *
 * Persons are taken in the order of the list (whoever posts for many brings them in the order of their ids), each by
 * the account `uncleared` before anything else: who holds it is alone with the others, so that the order in which one
 * statement reaches them says nothing, and nobody finds a balance changed under its hands.
 */
create or replace function ledger_post(postings ledger_posting[]) returns table (place bigint, made bigint)
  language plpgsql security definer set search_path = public, pg_temp
  -- Every row of a table is found by its key: no plan is better for knowing the values, and none that reads a table
  -- whole, to join it or not, because it was small when a connection planned this.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  p ledger_posting;
  before ledger_posting;
  posting text;
  of_points bigint;
  of_experience bigint;
  of_partner bigint;
  written bigint;
  reused text;
begin
  foreach p in array postings loop
    if p.client_id is distinct from current_client() and not is_system() then
      raise exception 'not this client''s ledger' using errcode = 'insufficient_privilege';
    end if;
    of_points := 0;
    of_experience := 0;
    of_partner := 0;
    for line in 1 .. coalesce(cardinality(p.units), 0) loop
      if p.units[line] = 'PTS' then
        of_points := of_points + p.amounts[line];
      elsif p.units[line] = 'XP' then
        of_experience := of_experience + p.amounts[line];
      else
        of_partner := of_partner + p.amounts[line];
      end if;
    end loop;
    -- An amount is never 0, so that one alone does not balance; one that is missing makes its sum nothing.
    if (of_points = 0 and of_experience = 0 and of_partner = 0 and cardinality(p.amounts) = cardinality(p.units)
        and cardinality(p.units) >= 2) is not true then
      raise exception 'transaction % does not balance', p.key using errcode = 'check_violation';
    end if;
    -- The person of the one before is taken already.
    continue when (p.client_id, p.pot_id, p.user_id)
      is not distinct from (before.client_id, before.pot_id, before.user_id);
    before := p;
    for attempt in 1 .. 2 loop
      perform from ledger_accounts
        where client_id = p.client_id and user_id = p.user_id and pot_id = p.pot_id and unit = 'PTS'
          and kind = 'uncleared' for update;
      exit when found;
      -- Accounts of the programme are asked for here, a person's bring them along.
      perform ledger_open(p.client_id, p.pot_id, p.user_id);
      exit when p.user_id is null;
    end loop;
  end loop;
  posting := set_config('trilha.posting', 'weighed', true);
  return query
    with asked as materialized (
      select nextval('ledger_transactions_id_seq') as id, a.* from unnest(postings) with ordinality a
    ), posted as (
      insert into ledger_transactions (id, client_id, key, request_hash, type, pot_id, user_id, source_type, source_id,
          rule_set_version_id, occurred_at, posted_at, actor_id, reason, details, reverses) overriding system value
        select a.id, a.client_id, a.key, decode(a.hash, 'hex'), a.type, a.pot_id, a.user_id, a.source_type,
            a.source_id, a.rule_set_version_id, a.occurred_at, a.posted_at, a.actor_id, a.reason, a.details, a.reverses
          from asked a
        on conflict (client_id, key) do nothing returning id
    ), new as materialized (
      select a.id, a.ordinality, a.client_id, a.pot_id, a.user_id, a.type, a.units, a.kinds, a.amounts, a.source_type,
          a.source_id, a.occurred_at, a.lot, a.expires_at, a.points, a.experience
        from posted join asked a using (id)
    ), moved as (
      select n.id, n.client_id, n.type, line, amount, own, case when own
          then (select a.id from ledger_accounts a where a.client_id = n.client_id and a.user_id = n.user_id
            and a.pot_id = n.pot_id and a.unit = m.unit and a.kind = m.kind)
          else (select a.id from ledger_accounts a where a.client_id = n.client_id and a.user_id is null
            and a.pot_id = n.pot_id and a.unit = m.unit and a.kind = m.kind) end as account
        from new n, unnest(n.units, n.kinds, n.amounts) with ordinality m (unit, kind, amount, line),
          lateral (select kind in ('uncleared', 'cleared', 'held', 'debt', 'xp') as own) o
    ), stepped as materialized (
      -- Running gain of each account up to each of its entries; the last one says what the list gives it in all.
      select m.id, m.client_id, line, amount, account, own,
          sum(amount) over so_far as gained, count(*) over so_far as moves,
          sum(amount) filter (where type in ('award', 'reverse', 'adjust')) over so_far as earned,
          lead(false, 1, true) over so_far as last
        from moved m window so_far as (partition by account order by m.id, line rows unbounded preceding)
    ), changed as (
      update ledger_accounts a
        set balance = a.balance + s.gained::bigint, version = a.version + s.moves::integer,
          earned = a.earned + coalesce(s.earned, 0)::bigint
        from stepped s where s.last and s.own and a.id = s.account
        -- As it stood before; asked for as `old`, it costs more.
        returning a.id, a.balance - s.gained::bigint as balance, a.version - s.moves::integer as version
    ), entered as (
      insert into ledger_entries (transaction_id, line, client_id, account_id, amount, balance_after, account_version)
        select s.id, s.line, s.client_id, s.account, s.amount, c.balance + s.gained::bigint,
            c.version + s.moves::integer
          from stepped s left join changed c on c.id = s.account
    ), opened as (
      insert into ledger_lots (client_id, pot_id, user_id, transaction_id, source_type, source_id, earned_at,
          expires_at, audit, original, open, experience)
        select client_id, pot_id, user_id, id, source_type, source_id, occurred_at, expires_at, lot, points, points,
            experience
          from new where lot is not null
    )
    select n.ordinality, n.id from new n;
  get diagnostics written = row_count;
  posting := set_config('trilha.posting', '', true);
  if written < cardinality(postings) then
    select a.key into reused from unnest(postings) a
      where decode(a.hash, 'hex') is distinct from (select t.request_hash from ledger_transactions t
        where t.client_id = a.client_id and t.key = a.key) limit 1;
    if found then
      raise exception 'ledger key reused: %', reused using errcode = 'unique_violation';
    end if;
  end if;
end
$$;
revoke execute on function ledger_post(ledger_posting[]) from public;
grant execute on function ledger_post(ledger_posting[]) to trilha_app;
