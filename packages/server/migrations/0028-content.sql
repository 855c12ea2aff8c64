-- What courses are made of: facts of files, packages with their revisions and files, slides turned into a PDF.

-- What the bytes say of themselves: {"seconds": 12.5} of a film, {"pages": 30} of a PDF.
alter table files add column facts jsonb not null default '{}';

create table packages (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('scorm', 'html')),
  title text not null check (length(title) between 1 and 120),
  -- Its own host on the content origin.
  label text not null unique check (label ~ '^[a-z0-9]{24}$'),
  -- The revision people get: the newest that is ready.
  revision integer check (revision > 0),
  -- The newest, whatever became of it.
  newest integer not null default 1 check (newest > 0),
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  unique (client_id, id)
);
create index packages_by_client on packages (client_id, created_at desc, id desc);

create table package_revisions (
  client_id uuid not null,
  package_id uuid not null,
  revision integer not null check (revision > 0),
  -- The ZIP; gone where it was refused.
  file_id uuid references files (id) on delete set null,
  state text not null default 'unpacking' check (state in ('unpacking', 'ready', 'refused')),
  progress smallint not null default 0 check (progress between 0 and 100),
  refusal jsonb,
  manifest jsonb,
  -- The page it begins with, of what is no SCORM.
  entry text,
  file_count integer not null default 0,
  bytes bigint not null default 0,
  -- Lessons of the revision before that are no more.
  vanished text[] not null default '{}',
  -- Objects up to this number may lie in the store: written before they are, so that none is left behind.
  stored integer not null default 0,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (client_id, package_id, revision),
  foreign key (client_id, package_id) references packages (client_id, id) on delete cascade,
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'unpacking') = (done_at is null))
);
-- What a stop left behind.
create index package_revisions_unpacking on package_revisions (created_at) where state = 'unpacking';
create index package_revisions_to_clear on package_revisions (created_at) where state = 'refused' and stored > 0;

create table package_files (
  client_id uuid not null,
  package_id uuid not null,
  revision integer not null,
  -- As links are looked up: in small letters, letters with marks composed.
  folded text not null,
  path text not null,
  key text not null,
  type text not null,
  size bigint not null check (size >= 0),
  primary key (client_id, package_id, revision, folded),
  foreign key (client_id, package_id, revision)
    references package_revisions (client_id, package_id, revision) on delete cascade
);

create table file_conversions (
  client_id uuid not null references clients (id) on delete cascade,
  file_id uuid not null references files (id) on delete cascade,
  -- absent: there was nothing that could. No row: it waits.
  state text not null check (state in ('done', 'failed', 'absent')),
  pdf_file_id uuid references files (id),
  at timestamptz not null,
  primary key (client_id, file_id),
  check ((state = 'done') = (pdf_file_id is not null))
);

alter table packages enable row level security;
create policy own_client on packages using (client_id = current_client() or is_system());
alter table package_revisions enable row level security;
create policy own_client on package_revisions using (client_id = current_client() or is_system());
alter table package_files enable row level security;
create policy own_client on package_files using (client_id = current_client() or is_system());
alter table file_conversions enable row level security;
create policy own_client on file_conversions using (client_id = current_client() or is_system());
grant select, insert, update, delete on packages, package_revisions, package_files, file_conversions to trilha_app;
