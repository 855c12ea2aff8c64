-- A session says what opened it (docs/decisions/039-proof-of-a-person-and-of-a-membership.md): the person's own proof,
-- good everywhere they belong, or a proof of one client's making, good in that client for as long as the session lives.

alter table sessions add column scope text check (scope in ('person', 'membership'));
-- Null: opened before this was recorded.
alter table sessions add column opened_by text check (opened_by in
  ('password', 'passkey', 'code', 'oidc', 'access_code', 'partner', 'link'));
update sessions set scope = case when only_client or is_webservice then 'membership' else 'person' end,
  opened_by = case when is_webservice then 'partner' when only_client then 'oidc' end;
alter table sessions alter column scope set not null;
alter table sessions drop column only_client;
-- A client that was chosen by nobody's word binds nothing.
alter table sessions add constraint sessions_bound check (scope = 'person' or client_id is not null) not valid;

-- Neither a refresh nor a change of client makes more of a session than what opened it.
create function sessions_stay_bound() returns trigger language plpgsql as $$
begin
  if new.scope <> old.scope or new.user_id <> old.user_id
    or (old.scope = 'membership' and new.client_id is distinct from old.client_id) then
    raise exception 'a session keeps its person and its scope, and a membership''s session its client';
  end if;
  return new;
end
$$;
create trigger sessions_stay_bound before update of scope, user_id, client_id on sessions
  for each row execute function sessions_stay_bound();

-- Only the person themself opens their own data to a client's staff (decision 007).
drop trigger sessions_open_personal_data on sessions;
create trigger sessions_open_personal_data after insert or update of client_id on sessions
  for each row when (new.client_id is not null and new.scope = 'person') execute function sessions_open_personal_data();

-- When the person opened it themself; null: this client's staff wrote down what they knew of somebody who was nowhere
-- else, and what the person tells another programme later is not theirs to read.
alter table memberships add column personal_data_opened_at timestamptz;
update memberships m set personal_data_opened_at = now()
 where m.personal_data_open and exists (select from users u where u.id = m.user_id and u.last_sign_in_at is not null);
create or replace function sessions_open_personal_data() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update memberships m set personal_data_open = true, personal_data_opened_at = new.created_at
   where m.user_id = new.user_id and m.client_id = new.client_id and m.personal_data_opened_at is null;
  return null;
end
$$;
create or replace function memberships_name() returns trigger language plpgsql security definer set search_path = public as $$
begin
  select person_sort_name(u), person_search_text(u) || ' ' || coalesce(lower(new.gmin_number), '')
    into new.sort_name, new.search_text
    from users u where u.id = new.user_id;
  if tg_op = 'INSERT' then
    new.personal_data_open := new.personal_data_opened_at is not null
      or not exists (select from memberships m where m.user_id = new.user_id);
    update memberships m set personal_data_open = false
     where m.user_id = new.user_id and m.personal_data_open and m.personal_data_opened_at is null;
  end if;
  return new;
end
$$;

-- The client whose staff's code set the password: it proves a membership there, and nobody's person, until the person
-- sets one of their own.
alter table users add column password_client_id uuid references clients (id) on delete set null;
