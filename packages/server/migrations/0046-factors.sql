-- Second factors (security rows 8 to 12): an authenticator's codes, passkeys, and recovery codes for when both are
-- out of reach. They are the person's, whatever client they are in.

-- `sealed_by` names the key that sealed the secret, so that a rotation finds what is still under the old one.
-- A step of thirty seconds counts once: no code works twice.
create table totp_factors (
  user_id uuid primary key references users (id),
  secret bytea not null,
  sealed_by bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  last_used_at timestamptz
);

-- Ten at a time; `lookup` is the first characters of the code, so that one hash is compared and not ten.
create table recovery_codes (
  user_id uuid not null references users (id),
  lookup text not null check (lookup ~ '^[A-Z2-7]{4}$'),
  code_hash text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, lookup)
);

create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  -- The address it was made for: browsers offer it nowhere else.
  rp_id text not null,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 64),
  -- Lives in an account of the maker's and reaches that person's other devices.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, created_at);

-- Questions that are asked once: a factor after the first proof, or a signature by a passkey.
create table factor_challenges (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in ('second_factor', 'passkey_sign_in', 'passkey_new', 'proof')),
  user_id uuid references users (id),
  session_id uuid references sessions (id) on delete cascade,
  -- What a passkey must sign; not asked of every second factor.
  random text,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index factor_challenges_by_end on factor_challenges (expires_at);
create index factor_challenges_by_user on factor_challenges (user_id);
create index factor_challenges_by_session on factor_challenges (session_id);

-- When whoever holds the session showed a second factor in it.
alter table sessions add column factor_at timestamptz;
-- Staff of this client act only with one.
alter table clients add column staff_need_factor boolean not null default false;

alter table totp_factors enable row level security;
alter table recovery_codes enable row level security;
alter table passkeys enable row level security;
alter table factor_challenges enable row level security;

create policy own on totp_factors using (user_id = current_person() or is_system());
create policy own on recovery_codes using (user_id = current_person() or is_system());
create policy own on passkeys using (user_id = current_person() or is_system());
create policy own on factor_challenges using (user_id = current_person() or is_system());

grant select, insert, update, delete on totp_factors, recovery_codes, passkeys, factor_challenges to trilha_app;

-- Every process learns at once that somebody may act now, or must show a factor first.
create trigger sessions_factor_tell after update of factor_at on sessions
  for each row execute function tell_actor_changed();
create function tell_staff_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_notify('trilha_actor_changed', m.user_id::text) from memberships m
   where m.client_id = new.id and m.roles <> '{}';
  perform pg_notify('trilha_actor_changed', u.id::text) from users u where u.is_superuser;
  return null;
end
$$;
create trigger clients_factor_tell after update of staff_need_factor on clients
  for each row when (old.staff_need_factor is distinct from new.staff_need_factor)
  execute function tell_staff_changed();

-- How somebody is guarded, for staff of a client they are in: never what guards them. Who is staff of another client
-- as well is not theirs alone to open.
create function factors_of(person uuid) returns table (totp boolean, passkeys integer, recovery_codes integer, staff_elsewhere boolean)
  language sql stable security definer set search_path = public as $$
  select exists (select from totp_factors t where t.user_id = person and t.confirmed_at is not null),
         (select count(*)::integer from passkeys p where p.user_id = person),
         (select count(*)::integer from recovery_codes r where r.user_id = person and r.used_at is null),
         exists (select from memberships m where m.user_id = person and m.roles <> '{}' and m.status = 'active'
                    and m.client_id is distinct from current_client())
   where is_system() or person = current_person()
      or exists (select from memberships m where m.user_id = person and m.client_id = current_client())
$$;
revoke execute on function factors_of from public;
grant execute on function factors_of to trilha_app;
