-- Lists and figures as files (§ docs/plans/04.md, 7.15): asked for by a row, made by a job, kept for some days.

create table exports (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  asked_by uuid not null references users (id),
  -- As whom it is read, and what they were allowed then and are allowed now.
  session_id uuid not null,
  kind text not null check (length(kind) between 1 and 40),
  -- The page's filters. A search may name somebody: it goes with the row.
  params jsonb not null default '{}',
  locale text not null references languages (code),
  format text not null check (format in ('csv', 'xlsx')),
  personal boolean not null,
  reason text check (length(reason) <= 256),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  failure text check (failure in ('too_long', 'not_allowed', 'broken')),
  rows integer not null default 0,
  file_key text,
  asked_at timestamptz not null,
  done_at timestamptz,
  expires_at timestamptz not null,
  check (not personal or reason is not null),
  check ((state = 'done') = (file_key is not null)),
  check ((state in ('done', 'failed')) = (done_at is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index exports_of_person on exports (client_id, asked_by, asked_at desc, id desc);
create index exports_by_end on exports (expires_at);

alter table exports enable row level security;
create policy own_client on exports using (client_id = current_client() or is_system());
grant select, insert, update, delete on exports to trilha_app;

-- Lists somebody brings in say much of people, or are codes in clear: they go after their days, as what is exported.
drop index files_outlived;
create index files_outlived on files (expires_at) where expires_at is not null;
update files f set expires_at = f.completed_at + interval '7 days'
 where f.kind = 'import' and f.state = 'ready'
   and not exists (select from award_batches b where b.client_id = f.client_id and b.file_id = f.id);
