-- Progress reports by course of large programmes (§3, docs/decisions/033): a job sums all enrolments every few minutes,
-- for half a million of them are too many to sum while somebody waits.

-- By what such reports are narrowed to: the country and chain people are of, and where they stand. Requests, invitations
-- and who left are in none.
create table learning_sums (
  client_id uuid not null references clients (id) on delete cascade,
  course_id uuid not null,
  -- Null: of people who left the client, or belong to no chain.
  country char(2) references countries (code),
  retailer_id uuid,
  state text not null,
  -- On the client's day of the count.
  overdue boolean not null,
  enrolled integer not null check (enrolled > 0),
  -- Sums, of percents and of the scores there are.
  percent bigint not null,
  scored integer not null,
  score numeric not null,
  seconds bigint not null,
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade,
  foreign key (client_id, retailer_id) references retailers (client_id, id) on delete cascade
);
create index learning_sums_of on learning_sums (client_id, course_id);

-- Clients whose enrolments are summed, and how old that is.
create table learning_counted (
  client_id uuid primary key references clients (id) on delete cascade,
  counted_at timestamptz not null
);

alter table learning_sums enable row level security;
alter table learning_counted enable row level security;
create policy own_client on learning_sums using (client_id = current_client() or is_system());
create policy own_client on learning_counted using (client_id = current_client() or is_system());
grant select, insert, delete on learning_sums to trilha_app;
grant select, insert, update on learning_counted to trilha_app;

-- Packages that authors send to SCORM Cloud (§3 scorm_cloud): the newest time of each. There its course has the package's
-- id, so that another revision takes the place of the one before.
create table scorm_cloud_imports (
  client_id uuid not null,
  package_id uuid not null,
  -- Which revision was sent; null: none yet.
  revision integer,
  state text not null default 'sending' check (state in ('sending', 'running', 'done', 'failed')),
  -- SCORM Cloud's own, to ask about.
  job text check (length(job) <= 256),
  refusal text check (refusal in ('package', 'refused', 'slow', 'unreachable')),
  -- What SCORM Cloud said.
  message text not null default '' check (length(message) <= 512),
  started_at timestamptz not null,
  done_at timestamptz,
  primary key (client_id, package_id),
  foreign key (client_id, package_id) references packages (client_id, id) on delete cascade,
  check ((state = 'failed') = (refusal is not null)),
  check ((state in ('done', 'failed')) = (done_at is not null))
);
alter table scorm_cloud_imports enable row level security;
create policy own_client on scorm_cloud_imports using (client_id = current_client() or is_system());
grant select, insert, update on scorm_cloud_imports to trilha_app;
