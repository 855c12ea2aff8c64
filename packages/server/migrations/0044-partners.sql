-- Systems of partners that send people here signed in (§4 Webservice login), and their keys.

create table partners (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- Off: none of its keys works.
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (client_id, id)
);
create unique index partners_by_name on partners (client_id, lower(name));

-- Of a secret only its hash is kept: 256 random bits need no slow one.
create table partner_keys (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  partner_id uuid not null,
  key_id text not null unique check (key_id ~ '^tp_[0-9a-z]{20}$'),
  secret_hash bytea not null check (length(secret_hash) = 32),
  created_by uuid references users (id),
  created_at timestamptz not null,
  -- Set when a newer one takes over.
  ends_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_used_from inet,
  unique (client_id, id),
  foreign key (client_id, partner_id) references partners (client_id, id) on delete cascade
);
create index partner_keys_of on partner_keys (client_id, partner_id);

-- What was asked lately; what the partner called the person is not kept.
create table partner_uses (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  partner_id uuid not null,
  partner_key_id uuid not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('issued', 'unknown_person', 'ambiguous_person', 'blocked',
    'awaiting_approval', 'staff', 'too_often')),
  named_by text not null check (named_by in ('document', 'email', 'username', 'externalId')),
  user_id uuid references users (id),
  module text,
  item text,
  ip inet,
  request_id text,
  foreign key (client_id, partner_id) references partners (client_id, id) on delete cascade,
  foreign key (client_id, partner_key_id) references partner_keys (client_id, id) on delete cascade
);
create index partner_uses_of on partner_uses (client_id, partner_id, id desc);
create index partner_uses_by_time on partner_uses (at);

-- Whom a partner may mean by a code of its own.
create index memberships_by_gmin on memberships (client_id, lower(gmin_number)) where gmin_number is not null;
create index memberships_by_cadv on memberships (client_id, lower(cadv_code)) where cadv_code is not null;
create index memberships_by_sap on memberships (client_id, lower(sap_code)) where sap_code is not null;

alter table partners enable row level security;
alter table partner_keys enable row level security;
alter table partner_uses enable row level security;
create policy own_client on partners using (client_id = current_client() or is_system());
create policy own_client on partner_keys using (client_id = current_client() or is_system());
create policy own_client on partner_uses using (client_id = current_client() or is_system());
grant select, insert, update on partners, partner_keys to trilha_app;
grant select, insert, delete on partner_uses to trilha_app;

-- Being sent by a partner is not coming in oneself: it opens nobody's document or phone to staff (decision 007).
drop trigger sessions_open_personal_data on sessions;
create trigger sessions_open_personal_data after insert or update of client_id on sessions
  for each row when (new.client_id is not null and not new.is_webservice) execute function sessions_open_personal_data();
