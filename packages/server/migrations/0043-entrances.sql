-- Ways in beside the password (§3 Login parameters, §7): other accounts, document and birth date, first access.

-- Which of them a client's door offers to whoever stands before it.
alter table client_looks
  add column document_entry boolean not null default false,
  add column first_access boolean not null default true;

-- Where accounts of elsewhere are proved (OpenID Connect): one Entra (Azure) and one other, by client.
create table sign_in_providers (
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('azure', 'generic')),
  label text not null check (length(label) between 1 and 64),
  issuer text not null check (length(issuer) between 1 and 512),
  app_id text not null check (length(app_id) between 1 and 256),
  -- Sealed by us; without one our app is a public client there.
  secret bytea,
  active boolean not null default false,
  primary key (client_id, kind)
);

-- What the provider of robot tests gave a client, sealed.
create table captcha_secrets (
  client_id uuid primary key references clients (id) on delete cascade,
  secret bytea not null
);

-- Whoever went to a provider and is expected back: once, within ten minutes, in the browser that left.
create table provider_visits (
  state_hash bytea primary key,
  client_id uuid not null,
  kind text not null,
  -- Of the ticket that browser keeps.
  ticket_hash bytea not null,
  -- Nonce and code verifier, sealed.
  held bytea not null,
  -- Where they wanted to go, a path of ours.
  target text check (length(target) <= 1024),
  expires_at timestamptz not null,
  foreign key (client_id, kind) references sign_in_providers (client_id, kind) on delete cascade
);
create index provider_visits_over on provider_visits (expires_at);

-- An account elsewhere that is a person of a client: known by its issuer and its subject, never by an address.
create table linked_identities (
  client_id uuid not null,
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (client_id, issuer, subject),
  foreign key (client_id, user_id) references memberships (client_id, user_id) on delete cascade
);
create index linked_identities_of_person on linked_identities (user_id);

do $$
declare
  t text;
begin
  foreach t in array array['sign_in_providers', 'captcha_secrets', 'provider_visits', 'linked_identities'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_client on %I using (client_id = current_client() or is_system())', t);
  end loop;
end
$$;
grant select, insert, update, delete on sign_in_providers, captcha_secrets, linked_identities to trilha_app;
grant select, insert, delete on provider_visits to trilha_app;

-- A client's own provider vouches for people in that client and nowhere else.
alter table sessions
  add column only_client boolean not null default false,
  -- Of the mark a browser keeps: who came in with it before is not slowed down by a stranger's guesses.
  add column device_hash bytea;
create index sessions_of_device on sessions (user_id, device_hash) where device_hash is not null;

-- A client that closes for maintenance, or opens again, closes to everybody at once.
create function tell_client_closed() returns trigger language plpgsql as $$
begin
  perform pg_notify('trilha_client_closed', new.client_id::text);
  return null;
end
$$;
create trigger client_looks_tell after update of under_maintenance on client_looks
  for each row when (old.under_maintenance is distinct from new.under_maintenance)
  execute function tell_client_closed();

-- The same as before; its parameter must not be taken for the new column.
create or replace function end_sessions(
  person uuid, why text, moment timestamptz, only_client uuid default null, spared uuid default null
) returns integer
  language sql security definer set search_path = public as $$
  with ended as (
    update sessions s set ended_at = moment, end_reason = why
     where s.user_id = person and s.ended_at is null
       and (end_sessions.only_client is null or s.client_id = end_sessions.only_client)
       and (spared is null or s.id <> spared)
       and (is_system() or person = current_person()
         or exists (select from memberships m where m.user_id = person and m.client_id = current_client()))
    returning s.id
  ), silenced as (
    delete from device_tokens d using ended where d.session_id = ended.id
  )
  select count(*)::integer from ended
$$;
