create table people_groups (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, name)
);
create trigger people_groups_touch before update on people_groups for each row execute function touch_updated_at();
grant select, insert, update, delete on people_groups to trilha_app;

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
  -- People by their names alone: who may not read a document must not guess it either. Kept, because folding a name
  -- takes longer than looking for letters in it.
  called text not null generated always as (fold(sort_name)) stored,
  -- People who left are in no list of people any more; what they did stays, without them.
  left_at timestamptz,
  -- When the person opened it themself; null: this client's staff wrote down what they knew of somebody who was nowhere
  -- else, and what the person tells another programme later is not theirs to read.
  personal_data_opened_at timestamptz,
  -- The document its person is named by in this client: "BR 12345678909". Null for who has none, and for whoever came with
  -- one that somebody of the client had already.
  document_key text,
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
create trigger memberships_name before insert or update of user_id, gmin_number on memberships
  for each row execute function memberships_name();
create trigger memberships_tell after insert or update of status, roles, job_profile, country or delete on memberships
  for each row execute function tell_actor_changed();
create index memberships_search_pairs on memberships using gin (search_pairs(client_id, search_text));
create index memberships_called on memberships using gin (client_id, called gin_trgm_ops);
create trigger memberships_touch_standing after insert on memberships
  for each row execute function standing_person_changed();
create trigger memberships_change_standing after update of status, store_id on memberships
  for each row when ((old.status, old.store_id) is distinct from (new.status, new.store_id))
  execute function standing_person_changed();
-- Reports read the people of a store.
create index memberships_of_store on memberships (client_id, store_id) where store_id is not null;
-- Lookup of a person by a partner's code.
create index memberships_by_gmin on memberships (client_id, lower(gmin_number)) where gmin_number is not null;
create index memberships_by_cadv on memberships (client_id, lower(cadv_code)) where cadv_code is not null;
create index memberships_by_sap on memberships (client_id, lower(sap_code)) where sap_code is not null;
-- The approval queue: who waits, the longest first.
create index memberships_waiting on memberships (client_id, id) where status = 'awaiting_approval';
create unique index memberships_by_document on memberships (client_id, document_key) where document_key is not null;
create policy own_client on memberships using (client_id = current_client() or user_id = current_person() or is_system())
  with check (client_id = current_client() or is_system());
grant select, insert, update, delete on memberships to trilha_app;
alter table linked_identities add foreign key (client_id, user_id) references memberships (client_id, user_id) on delete cascade;
alter table access_codes add foreign key (client_id, membership_id) references memberships (client_id, id) on delete cascade;
create policy visible on users using (
  is_system() or id = current_person()
  or exists (select from memberships m where m.user_id = users.id and m.client_id = current_client())
) with check (is_system() or id = current_person()
  or exists (select from memberships m where m.user_id = users.id and m.client_id = current_client()));

create table membership_groups (
  client_id uuid not null,
  membership_id uuid not null,
  group_id uuid not null,
  primary key (client_id, membership_id, group_id),
  foreign key (client_id, membership_id) references memberships (client_id, id) on delete cascade,
  foreign key (client_id, group_id) references people_groups (client_id, id) on delete cascade
);
create index membership_groups_by_group on membership_groups (client_id, group_id);
grant select, insert, delete on membership_groups to trilha_app;

-- Trainings that may be required, and who completed them. Courses of the
-- programme itself will write the same rows.

create table trainings (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  title jsonb not null,
  -- In every language, for search and order.
  search_text text not null generated always as (
    fold(coalesce(title->>'pt-BR', '') || ' ' || coalesce(title->>'en-US', '') || ' ' || coalesce(title->>'es-ES', '')
      || ' ' || coalesce(title->>'fr-FR', ''))) stored,
  link text check (length(link) <= 512),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id)
);
create index trainings_by_name on trainings (client_id, search_text, id);
create trigger trainings_touch before update on trainings for each row execute function touch_updated_at();
grant select, insert, update, delete on trainings to trilha_app;

create table training_completions (
  client_id uuid not null,
  training_id uuid not null,
  user_id uuid not null references users (id),
  completed_at timestamptz not null,
  source text not null check (source in ('staff', 'import', 'learning')),
  primary key (client_id, training_id, user_id),
  foreign key (client_id, training_id) references trainings (client_id, id)
);
create index training_completions_of_person on training_completions (client_id, user_id) include (training_id);
-- Completions of a training, the newest first: a page is read from the index, however many there are.
create index training_completions_newest
  on training_completions (client_id, training_id, completed_at desc, user_id desc);
grant select, insert, delete on training_completions to trilha_app;

-- People who register themselves: how a client's forms look, and what was sent.

create table registration_settings (
  client_id uuid primary key references clients (id) on delete cascade,
  -- The contract's `registrationSettings`.
  settings jsonb not null,
  updated_at timestamptz not null default now()
);
create trigger registration_settings_touch before update on registration_settings
  for each row execute function touch_updated_at();
grant select, insert, update on registration_settings to trilha_app;

create table registrations (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  form text not null check (form in ('register', 'register-seven-trade', 'register-pop-trade')),
  locale text not null references languages (code),
  -- Values typed; from then on the account holds it.
  sealed bytea,
  -- Which address, without keeping it: how many mails it got.
  email_mark bytea not null,
  -- SHA-256 of the secret in the mail's link.
  token_hash bytea unique,
  request_key uuid not null,
  request_mark bytea not null,
  terms_version integer,
  privacy_version integer,
  ip inet,
  -- Documents tried behind the link that turned out to be used.
  tries smallint not null default 0,
  created_at timestamptz not null,
  mailed_at timestamptz,
  confirmed_at timestamptz,
  user_id uuid references users (id),
  unique (client_id, id),
  unique (client_id, request_key),
  check ((confirmed_at is null) = (user_id is null)),
  check (confirmed_at is null or (sealed is null and token_hash is null))
);
create index registrations_by_address on registrations (client_id, email_mark, created_at);
create index registrations_of_person on registrations (client_id, user_id, confirmed_at desc) where user_id is not null;
create index registrations_unconfirmed on registrations (created_at) where confirmed_at is null;
grant select, insert, update, delete on registrations to trilha_app;

-- Invitation of a person with an account, who joins another client by their own word alone
-- (docs/decisions/039-proof-of-a-person-and-of-a-membership.md). Until they accept, there is this row and no
-- membership.

create table membership_invitations (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  -- As typed, in lower case. Whoever has this address in their account when they look is meant, and nobody before.
  email text not null check (length(email) <= 256 and email = lower(email)),
  -- Person named by document, where it named no address.
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
-- Sweeps find what is over, and what another key sealed, by an index of their own.
create index membership_invitations_by_age on membership_invitations (created_at);
grant select, insert, update, delete on membership_invitations to trilha_app;

-- Staff who saw what somebody keeps to few: document, phones, birthday. One line a day and reader.
create table personal_reads (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  reader_id uuid not null references users (id),
  day date not null,
  at timestamptz not null,
  primary key (client_id, user_id, reader_id, day)
);
create index personal_reads_of_person on personal_reads (user_id, at desc);
create policy own_client on personal_reads using (client_id = current_client() or user_id = current_person() or is_system())
  with check (client_id = current_client() or is_system());
grant select, insert, delete on personal_reads to trilha_app;
