-- Systems of partners that send people here signed in, and their keys.

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
grant select, insert, update on partners to trilha_app;

-- Keys of a partner. Only the hash of a secret is kept: 256 random bits need no slow one.
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
grant select, insert, update on partner_keys to trilha_app;

-- Log of a partner's requests; what the partner called the person is not kept.
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
grant select, insert, delete on partner_uses to trilha_app;
