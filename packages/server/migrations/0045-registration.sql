-- People who register themselves (§2 register, §3 register fields): how a client's forms look, and what was sent.

create table registration_settings (
  client_id uuid primary key references clients (id) on delete cascade,
  -- The contract's `registrationSettings`.
  settings jsonb not null,
  updated_at timestamptz not null default now()
);
create trigger registration_settings_touch before update on registration_settings
  for each row execute function touch_updated_at();

-- What the look's editor asked for until now, and only of what a form can ask, is the first form of a client.
insert into registration_settings (client_id, settings)
select l.client_id, jsonb_build_object('forms', jsonb_build_object('register', jsonb_build_object('fields', f.fields)))
  from client_looks l
  cross join lateral (
    select jsonb_agg(jsonb_build_object('key', e.field ->> 'key', 'mandatory', e.field -> 'mandatory', 'help', '{}'::jsonb)
                     order by e.place) as fields
      from jsonb_array_elements(l.register_fields) with ordinality e (field, place)
     where e.field ->> 'key' in ('nickname', 'document', 'birthday', 'gender', 'marital_status', 'profession',
       'cellphone', 'whatsapp', 'address', 'job_profile', 'company', 'brand', 'retailer', 'store')
  ) f
 where f.fields is not null;
alter table client_looks drop column register_fields;

create table registrations (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  form text not null check (form in ('register', 'register-seven-trade', 'register-pop-trade')),
  locale text not null references languages (code),
  -- Everything that was typed, sealed until the e-mail address is proved; from then on the account holds it.
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

-- The approval queue: who waits, the longest first.
create index memberships_waiting on memberships (client_id, id) where status = 'awaiting_approval';

-- Who is refused belongs to the programme no more, and may register again.
grant delete on memberships to trilha_app;

-- One document is one text: letters in documents are kept as capitals.
update users u set document = upper(u.document)
 where u.document <> upper(u.document)
   and not exists (select from users o where o.document_country = u.document_country and o.document = upper(u.document));

alter table registration_settings enable row level security;
alter table registrations enable row level security;
create policy own_client on registration_settings using (client_id = current_client() or is_system());
create policy own_client on registrations using (client_id = current_client() or is_system());
grant select, insert, update on registration_settings to trilha_app;
grant select, insert, update, delete on registrations to trilha_app;
