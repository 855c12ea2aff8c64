-- A hold ends exactly once.
create or replace function ledger_hold_ends_once() returns trigger language plpgsql as $$
begin
  if old.state <> 'held' then
    raise exception 'hold % has ended', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- PostgreSQL reads a table's checks anew for every statement that writes to it: what a posting cannot change is asked
-- where an account is opened, and the rest is said in fewer words.
create or replace function ledger_account_is_one() returns trigger language plpgsql as $$
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

-- Entries balance in the statement that brings them; one row is read where something is wrong, else none.
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
