-- Conditions under a name (decision 077): whatever uses them has a copy of one version, and no version ever changes.

create table segments (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null check (length(name) between 1 and 128),
  description text not null default '' check (length(description) <= 256),
  state text not null default 'active' check (state in ('active', 'archived')),
  -- Version of the conditions in force.
  conditions_version integer not null default 1,
  version integer not null default 1,
  changed_at timestamptz not null,
  unique (client_id, id),
  unique (client_id, name)
);

alter table segments enable row level security;
alter table segments force row level security;
create policy own_client on segments using (client_id = current_client() or is_system());
create policy owner_all on segments to current_user using (true) with check (true);
grant select, insert, update on segments to trilha_app;

create table segment_versions (
  client_id uuid not null references clients (id) on delete cascade,
  segment_id uuid not null,
  version integer not null check (version > 0),
  conditions jsonb not null,
  made_at timestamptz not null,
  primary key (client_id, segment_id, version),
  foreign key (client_id, segment_id) references segments (client_id, id) on delete cascade
);

alter table segment_versions enable row level security;
alter table segment_versions force row level security;
create policy own_client on segment_versions using (client_id = current_client() or is_system());
create policy owner_all on segment_versions to current_user using (true) with check (true);
grant select, insert on segment_versions to trilha_app;
