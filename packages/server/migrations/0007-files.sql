-- Uploads: started, sent straight to the store in parts, completed, looked at, then ready or refused.

create table files (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  owner_id uuid not null references users (id),
  kind text not null,
  name text not null check (length(name) between 1 and 256),
  declared_type text not null,
  declared_size bigint not null check (declared_size > 0),
  state text not null check (state in ('uploading', 'ready', 'refused')),
  refusal text,
  sniffed_type text,
  size bigint,
  sha256 bytea,
  storage_key text not null unique,
  upload_id text,
  part_count smallint not null default 1,
  variants jsonb not null default '{}',
  width integer,
  height integer,
  -- What the camera wrote (place, device, time): for audit only, never in what others see.
  private_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  completed_at timestamptz,
  expires_at timestamptz
);
create index files_by_owner on files (client_id, owner_id, created_at desc);
create index files_by_client on files (client_id, created_at);
create index files_outlived on files (expires_at) where state <> 'ready';

alter table files enable row level security;
create policy own_client on files using (client_id = current_client() or is_system());
grant select, insert, update, delete on files to trilha_app;
