-- Somebody who has an account joins another client by their own word alone
-- (docs/decisions/039-proof-of-a-person-and-of-a-membership.md). Until they accept, there is this row and no membership.

create table membership_invitations (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  -- As typed, in lower case. Whoever has this address in their account when they look is meant, and nobody before.
  email text check (length(email) <= 256 and email = lower(email)),
  -- Whose document a file named, where it named no address.
  user_id uuid references users (id),
  first_name text not null check (length(first_name) between 1 and 256),
  last_name text not null default '' check (length(last_name) <= 256),
  locale text references languages (code),
  country char(2) not null references countries (code),
  roles text[] not null default '{}',
  -- Job profile, store, groups and codes, as they were written down.
  place jsonb not null default '{}',
  created_at timestamptz not null,
  mailed_at timestamptz,
  unique (client_id, id),
  check ((email is null) <> (user_id is null))
);
create unique index membership_invitations_by_email on membership_invitations (client_id, email) where email is not null;
create unique index membership_invitations_by_person on membership_invitations (client_id, user_id) where user_id is not null;
create index membership_invitations_of_email on membership_invitations (email) where email is not null;
create index membership_invitations_of_person on membership_invitations (user_id) where user_id is not null;

alter table membership_invitations enable row level security;
create policy own_client on membership_invitations using (client_id = current_client() or is_system());
alter table membership_invitations force row level security;
create policy owner_all on membership_invitations to current_user using (true) with check (true);
grant select, insert, update, delete on membership_invitations to trilha_app;

-- The invitations one person may answer: the system asks, for whoever holds the address or the document now.
create function invitations_of(person uuid) returns setof membership_invitations
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.* from users u join membership_invitations i on i.email = lower(u.email) or i.user_id = u.id
   where is_system() and u.id = person and u.deleted_at is null and i.created_at > now() - interval '90 days'
     and not exists (select from memberships m where m.client_id = i.client_id and m.user_id = u.id)
$$;
revoke execute on function invitations_of from public;
grant execute on function invitations_of to trilha_app;

-- Whether somebody ever proved to be this person by what no client's staff can make.
create function has_own_proof(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from users u where u.id = person
      and (u.is_superuser or u.email_confirmed_at is not null or u.phone_verified_at is not null
        or (u.password_hash is not null and u.password_client_id is null)))
    or exists (select from passkeys p where p.user_id = person)
    or exists (select from totp_factors t where t.user_id = person and t.confirmed_at is not null)
    or exists (select from sessions s where s.user_id = person and s.scope = 'person')
$$;
revoke execute on function has_own_proof from public;
grant execute on function has_own_proof to trilha_app;

-- An outside account linked to a person has a name of its own, for the person to take it away by.
alter table linked_identities add column id uuid not null default uuidv7() unique;

-- As before (0046); whoever is somewhere else too is not one client's alone to open.
create or replace function factors_of(person uuid) returns table (totp boolean, passkeys integer, recovery_codes integer, staff_elsewhere boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from totp_factors t where t.user_id = person and t.confirmed_at is not null),
         (select count(*)::integer from passkeys p where p.user_id = person),
         (select count(*)::integer from recovery_codes r where r.user_id = person and r.used_at is null),
         exists (select from memberships m where m.user_id = person and m.client_id is distinct from current_client())
   where is_system() or person = current_person()
      or exists (select from memberships m where m.user_id = person and m.client_id = current_client())
$$;
