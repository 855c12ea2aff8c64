-- Posting, cheaper once more (docs/decisions/031): a list comes as rows of `ledger_posting`, which PostgreSQL reads in
-- a third of the steps that JSON takes, and is weighed as it is read. Same refusals, same statement.

-- Entries of `ledger_post()` balance before they are written, and lie on accounts it has looked up by the transaction's
-- own client, pot and person. All others are asked here, whoever brings them.
create or replace function ledger_entries_balance() returns trigger language plpgsql as $$
declare
  fault record;
begin
  select e.transaction_id as id, bool_or(t.made_in is distinct from pg_current_xact_id()) as late,
      sum(e.amount) <> 0 or count(*) < 2 as unbalanced
    into fault
    from added e
    left join ledger_transactions t on t.id = e.transaction_id
    left join ledger_accounts a on a.id = e.account_id
   group by e.transaction_id, a.unit
  having sum(e.amount) <> 0 or count(*) < 2
      or bool_or(t.made_in is distinct from pg_current_xact_id() or a.id is null or a.client_id <> t.client_id
        or e.client_id <> t.client_id or a.pot_id <> t.pot_id
        or (a.user_id is not null and a.user_id is distinct from t.user_id));
  if not found then
    return null;
  elsif fault.late then
    raise exception 'entries join a transaction only where it is made' using errcode = 'restrict_violation';
  elsif fault.unbalanced then
    raise exception 'transaction % does not balance', fault.id using errcode = 'check_violation';
  end if;
  raise exception 'transaction % moves what is not its own', fault.id using errcode = 'check_violation';
end
$$;
drop trigger ledger_entries_balance on ledger_entries;
create trigger ledger_entries_balance after insert on ledger_entries referencing new table as added
  for each statement when (current_setting('trilha.posting', true) is distinct from 'weighed')
  execute function ledger_entries_balance();

/*
 * The one way to post: a list of transactions, each a `ledger_posting`: what its header says, its moves
 * (amounts[i] of units[i] on the account kinds[i], the person's where the kind is a person's, else the programme's) and
 * its lot. Answers for each that is new its place in the list and its id. One whose key was posted before with the same
 * request changes nothing and is not answered; another request under the key raises unique_violation «ledger key
 * reused». A balance below zero raises check_violation «enough_points».
 *
 * Persons are taken in the order of the list (whoever posts for many brings them in the order of their ids), each by
 * the account `uncleared` before anything else: who holds it is alone with the others, so that the order in which one
 * statement reaches them says nothing, and nobody finds a balance changed under its hands.
 */
create function ledger_post(postings ledger_posting[]) returns table (place bigint, made bigint)
  language plpgsql security definer set search_path = public
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
      -- Nobody's own has no such account: the programme's are asked for here, a person's bring them along.
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
      -- What each account has gained up to each of its entries; the last one says what the list gives it in all.
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

-- For a process of the version before, while it is replaced.
create or replace function ledger_post(postings jsonb) returns table (place bigint, made bigint)
  language sql security definer set search_path = public as $$
  select * from ledger_post((
    select array_agg(jsonb_populate_record(null::ledger_posting, posting) order by n)
      from jsonb_array_elements(postings) with ordinality as asked (posting, n)))
$$;
