-- People are global; what they are in a programme is a membership (§3 User profile, §4 Account, §6).

create table users (
  id uuid primary key default uuidv7(),
  username text not null check (length(username) between 1 and 256),
  email text check (length(email) <= 256),
  email_confirmed_at timestamptz,
  document text check (length(document) <= 25),
  document_country char(2) references countries (code),
  password_hash text,
  password_changed_at timestamptz,
  must_change_password boolean not null default false,
  is_superuser boolean not null default false,
  first_name text not null check (length(first_name) between 1 and 256),
  last_name text not null default '' check (length(last_name) <= 256),
  nickname text check (length(nickname) <= 256),
  store_nickname text check (length(store_nickname) <= 256),
  gender text references genders (key),
  marital_status text references marital_statuses (key),
  children smallint check (children between 0 and 30),
  birthday date,
  profession text references professions (key),
  phones jsonb not null default '{}',
  phone_verified_at timestamptz,
  address jsonb not null default '{}',
  has_disability boolean not null default false,
  disability text check (length(disability) <= 256),
  avatar_file_id uuid,
  country char(2) not null references countries (code),
  locale text references languages (code),
  color_scheme text not null default 'auto' check (color_scheme in ('auto', 'light', 'dark')),
  last_sign_in_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_by_username on users (lower(username));
create unique index users_by_email on users (lower(email)) where email is not null;
create unique index users_by_document on users (document_country, document) where document is not null;
create index users_by_bare_document on users (document) where document is not null;
create trigger users_touch before update on users for each row execute function touch_updated_at();

create table people_groups (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null,
  unique (client_id, id),
  unique (client_id, name)
);

create table memberships (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  status text not null check (status in ('awaiting_approval', 'active', 'blocked')),
  status_reason text check (length(status_reason) <= 256),
  roles text[] not null default '{}'
    check (roles <@ '{instructor,program_administrator,auditor,moderator,survey_owner}'::text[]),
  job_profile text check (job_profile in ('sales_agent', 'brand_promoter', 'painter', 'counter_clerk',
    'salesperson', 'store_owner', 'cashier', 'seller', 'dependent')),
  country char(2) not null references countries (code),
  company_id uuid,
  brand_id uuid,
  retailer_id uuid,
  store_id uuid,
  gmin_number text check (length(gmin_number) <= 64),
  cadv_code text check (length(cadv_code) <= 64),
  sap_code text check (length(sap_code) <= 64),
  -- Document, phones and birthday are the person's own. Who was brought in from another programme opens them to
  -- this client's staff by coming in themself; who is nowhere else was entered by this client's staff.
  personal_data_open boolean not null default false,
  -- Kept by triggers from the person, so that a list of 100,000 is one index walk.
  sort_name text not null collate "und-x-icu" default '',
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, user_id),
  foreign key (client_id, company_id) references companies (client_id, id),
  foreign key (client_id, brand_id) references brands (client_id, id),
  foreign key (client_id, retailer_id) references retailers (client_id, id),
  foreign key (client_id, store_id) references stores (client_id, id)
);
create index memberships_by_user on memberships (user_id);
create index memberships_by_name on memberships (client_id, sort_name, id);
create index memberships_by_status on memberships (client_id, status, sort_name, id);
create index memberships_by_country on memberships (client_id, country, sort_name, id);
create index memberships_by_job_profile on memberships (client_id, job_profile, sort_name, id);
create index memberships_staff on memberships using gin (client_id, roles) where roles <> '{}';
create index memberships_search on memberships using gin (client_id, search_text gin_trgm_ops);
create trigger memberships_touch before update on memberships for each row execute function touch_updated_at();

create table membership_groups (
  client_id uuid not null,
  membership_id uuid not null,
  group_id uuid not null,
  primary key (client_id, membership_id, group_id),
  foreign key (client_id, membership_id) references memberships (client_id, id) on delete cascade,
  foreign key (client_id, group_id) references people_groups (client_id, id) on delete cascade
);
create index membership_groups_by_group on membership_groups (client_id, group_id);

create function person_sort_name(u users) returns text
  language sql immutable return trim(u.first_name || ' ' || u.last_name);

create function person_search_text(u users) returns text
  language sql immutable
  return fold(concat_ws(' ', u.first_name, u.last_name, u.nickname, u.username, u.email, u.document));

create function memberships_name() returns trigger language plpgsql security definer set search_path = public as $$
begin
  select person_sort_name(u), person_search_text(u) || ' ' || coalesce(lower(new.gmin_number), '')
    into new.sort_name, new.search_text
    from users u where u.id = new.user_id;
  if tg_op = 'INSERT' then
    new.personal_data_open := not exists (select from memberships m where m.user_id = new.user_id);
  end if;
  return new;
end
$$;
create trigger memberships_name before insert or update of user_id, gmin_number on memberships
  for each row execute function memberships_name();

create function users_rename() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update memberships m
     set sort_name = person_sort_name(new),
         search_text = person_search_text(new) || ' ' || coalesce(lower(m.gmin_number), '')
   where m.user_id = new.id;
  return null;
end
$$;
create trigger users_rename after update of first_name, last_name, nickname, username, email, document on users
  for each row execute function users_rename();

alter table users enable row level security;
alter table memberships enable row level security;
alter table people_groups enable row level security;
alter table membership_groups enable row level security;

create policy visible on users using (
  is_system() or id = current_person()
  or exists (select from memberships m where m.user_id = users.id and m.client_id = current_client())
) with check (is_system() or id = current_person()
  or exists (select from memberships m where m.user_id = users.id and m.client_id = current_client()));
create policy own_client on memberships using (client_id = current_client() or user_id = current_person() or is_system())
  with check (client_id = current_client() or is_system());
create policy own_client on people_groups using (client_id = current_client() or is_system());
create policy own_client on membership_groups using (client_id = current_client() or is_system());

grant select, insert, update on users, memberships, people_groups to trilha_app;
grant select, insert, delete on membership_groups to trilha_app;

-- One page of a client's people: by name, or, of a search, the newest first. (What a search finds lies together by
-- name: a walk by name would pass tens of thousands of rows before the first match; by age it lies spread.) A function with the owner's rights, because row security
-- would forbid the trigram index to a search (a pattern match may not look at a row before the policy
-- has); it binds the client itself, so a transaction that speaks for none gets nothing.
create function people_page(
  wanted_search text, wanted_status text, wanted_role text, wanted_job_profile text, wanted_country text,
  wanted_group uuid, after_name text, after_id uuid, wanted_rows integer
) returns table (id uuid, sort_name text)
  -- A page is what it answers; without the estimate the planner would join it with the whole client.
  language plpgsql stable rows 25 security definer set search_path = public as $$
declare
  plan text := 'select m.id, m.sort_name from memberships m where m.client_id = current_client()';
begin
  if wanted_search <> '' then
    plan := plan || ' and m.search_text like ''%'' || replace(replace(replace(fold($1), ''\'', ''\\''), ''%'', ''\%''), ''_'', ''\_'') || ''%''';
  end if;
  if wanted_status is not null then plan := plan || ' and m.status = $2'; end if;
  if wanted_role is not null then plan := plan || ' and m.roles @> array[$3] and m.roles <> ''{}'''; end if;
  if wanted_job_profile is not null then plan := plan || ' and m.job_profile = $4'; end if;
  if wanted_country is not null then plan := plan || ' and m.country = $5'; end if;
  if wanted_group is not null then
    plan := plan || ' and exists (select from membership_groups g where g.client_id = m.client_id and g.membership_id = m.id and g.group_id = $6)';
  end if;
  if wanted_search <> '' then
    if after_id is not null then plan := plan || ' and m.id < $8'; end if;
    plan := plan || ' order by m.id desc limit $9';
  else
    if after_id is not null then plan := plan || ' and (m.sort_name, m.id) > ($7 collate "und-x-icu", $8)'; end if;
    plan := plan || ' order by m.sort_name, m.id limit $9';
  end if;
  return query execute plan
    using wanted_search, wanted_status, wanted_role, wanted_job_profile, wanted_country, wanted_group, after_name, after_id, wanted_rows;
end
$$;
revoke execute on function people_page from public;
grant execute on function people_page to trilha_app;

-- Whom a name typed at sign-in may mean, and by what. With the owner's rights because lower() may look at a row
-- before the policy has, so row security would forbid its index; it answers only work that belongs to no client.
create function people_named(login text, bare_document text) returns table (id uuid, matched text)
  language sql stable rows 2 security definer set search_path = public as $$
  select u.id, 'username' from users u
   where lower(u.username) = lower(login) and u.deleted_at is null and is_system()
  union all
  select u.id, 'email' from users u
   where lower(u.email) = lower(login) and u.email is not null and u.deleted_at is null and is_system()
  union all
  select u.id, 'document' from users u
   where u.document = bare_document and u.deleted_at is null and is_system()
$$;
revoke execute on function people_named from public;
grant execute on function people_named to trilha_app;
