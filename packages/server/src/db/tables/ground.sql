-- Ground of all tables: extensions, the app's role, and types that functions take.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- The app signs in as a member of this role. It owns nothing and cannot bypass row security.
do $$
begin
  if not exists (select from pg_roles where rolname = 'trilha_app') then
    create role trilha_app nologin;
  end if;
end
$$;

revoke create on schema public from public;
grant usage on schema public to trilha_app;
alter default privileges in schema public grant usage on sequences to trilha_app;

-- One transaction of a list that ledger_post() posts. `lot` is the audit state of the lot that an award opens (null: no
-- lot), `points` and `experience` what it holds.
create type ledger_posting as (client_id uuid, key text, hash text, type text, pot_id uuid, user_id uuid,
  source_type text, source_id uuid, rule_set_version_id uuid, occurred_at timestamptz, posted_at timestamptz,
  actor_id uuid, reason text, details jsonb, reverses bigint, units text[], kinds text[], amounts bigint[],
  lot text, expires_at timestamptz, points bigint, experience bigint);
