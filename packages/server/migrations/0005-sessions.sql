-- Sessions and their refresh-token families (§4 Session, Token refresh), what people accepted (§3 Session data),
-- and the security log.

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  client_id uuid references clients (id),
  is_webservice boolean not null default false,
  user_agent text not null default '',
  ip inet,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'ended_by_person', 'password_changed', 'token_reused', 'blocked', 'expired'))
);
create index sessions_by_user on sessions (user_id, created_at desc);

-- Whoever comes in themself opens their own data to that client's staff.
create function sessions_open_personal_data() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update memberships m set personal_data_open = true
   where m.user_id = new.user_id and m.client_id = new.client_id and not m.personal_data_open;
  return null;
end
$$;
create trigger sessions_open_personal_data after insert or update of client_id on sessions
  for each row when (new.client_id is not null) execute function sessions_open_personal_data();

create table refresh_tokens (
  id uuid primary key default uuidv7(),
  session_id uuid not null references sessions (id) on delete cascade,
  token_hash bytea not null unique,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

create table acceptances (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('terms', 'cookies', 'privacy')),
  version integer not null,
  locale text not null,
  choices jsonb not null default '{}',
  accepted_at timestamptz not null,
  ip inet
);
create index acceptances_by_user on acceptances (client_id, user_id, kind, version);
create trigger acceptances_append_only before update or delete on acceptances
  for each row execute function refuse_change();

create table device_tokens (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  session_id uuid not null references sessions (id) on delete cascade,
  kind text not null check (kind in ('web_push', 'fcm')),
  token text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (kind, token)
);
create index device_tokens_by_user on device_tokens (user_id);

create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null,
  user_id uuid,
  client_id uuid,
  ip inet,
  user_agent text not null default '',
  request_id text,
  details jsonb not null default '{}'
);
create index security_log_by_user on security_log (user_id, at desc);
create trigger security_log_append_only before update or delete on security_log
  for each row execute function refuse_change();
create trigger security_log_no_truncate before truncate on security_log
  for each statement execute function refuse_change();

-- Codes and links that work once: what was used stays known until it would have expired anyway.
create table used_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

alter table sessions enable row level security;
alter table refresh_tokens enable row level security;
alter table acceptances enable row level security;
alter table device_tokens enable row level security;
alter table security_log enable row level security;

create policy own on sessions using (user_id = current_person() or is_system());
create policy own on refresh_tokens using (is_system());
create policy own on acceptances using (user_id = current_person() or client_id = current_client() or is_system());
create policy own on device_tokens using (user_id = current_person() or is_system());
create policy readable on security_log for select using (user_id = current_person() or client_id = current_client() or is_system());
create policy appendable on security_log for insert with check (true);

grant select, insert, update, delete on sessions, refresh_tokens, device_tokens, used_tokens to trilha_app;
grant select, insert on acceptances, security_log to trilha_app;

-- Who changes what a person may do tells every process at once, so that a cached answer never outlives it.
create function tell_actor_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('trilha_actor_changed', coalesce(new.user_id, old.user_id)::text);
  return null;
end
$$;
create function tell_user_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('trilha_actor_changed', new.id::text);
  return null;
end
$$;
create trigger memberships_tell after insert or update of status, roles, job_profile, country or delete on memberships
  for each row execute function tell_actor_changed();
create trigger sessions_tell after update of ended_at, client_id or delete on sessions
  for each row execute function tell_actor_changed();
create trigger users_tell after update of is_superuser, deleted_at, locale, must_change_password, country on users
  for each row execute function tell_user_changed();

-- Ends someone's running sessions and what pushes to them: all, those in one client, or all but one. Staff end
-- sessions of people they cannot see the sessions of, hence the owner's rights; whom it may touch is checked here.
create function end_sessions(
  person uuid, why text, moment timestamptz, only_client uuid default null, spared uuid default null
) returns integer
  language sql security definer set search_path = public as $$
  with ended as (
    update sessions s set ended_at = moment, end_reason = why
     where s.user_id = person and s.ended_at is null
       and (only_client is null or s.client_id = only_client)
       and (spared is null or s.id <> spared)
       and (is_system() or person = current_person()
         or exists (select from memberships m where m.user_id = person and m.client_id = current_client()))
    returning s.id
  ), silenced as (
    delete from device_tokens d using ended where d.session_id = ended.id
  )
  select count(*)::integer from ended
$$;
revoke execute on function end_sessions from public;
grant execute on function end_sessions to trilha_app;
