-- What every later migration stands on: extensions, the app's role, and the settings that say
-- for whom a transaction speaks. Row-level security reads those settings; a transaction that sets
-- none of them sees nothing.

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

create function current_client() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('trilha.client_id', true), '')::uuid;

create function current_person() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('trilha.user_id', true), '')::uuid;

-- Work that belongs to no single client: sign-in, jobs across clients, the superuser's list.
create function is_system() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('trilha.scope', true), '') = 'system';

-- unaccent() is only stable because its dictionary could change; ours does not, and an index needs immutable.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
