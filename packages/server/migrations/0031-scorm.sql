-- Packages that talk (SCORM 1.2 and 2004): what somebody's attempt at each SCO holds, the openings that write it, what
-- SCOs share, and registrations at SCORM Cloud.

-- One SCO of one attempt. The document is what the content said last; the columns are the training's record, in which
-- completed and passed stay.
create table scorm_attempts (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  enrolment_id uuid not null,
  activity_id uuid not null,
  user_id uuid not null references users (id),
  -- As the manifest names it; it outlives the revision it came with.
  sco text not null check (length(sco) between 1 and 512),
  -- "Start again" opens the next one, and so does a course that starts over.
  number integer not null check (number >= 1),
  course_attempt integer not null,
  standard text not null check (standard in ('1.2', '2004')),
  -- As text: the content may write what no text of the database holds, such as NUL, and gets it back as it was.
  cmi json not null default '{}',
  -- What the standard does not know, as it came.
  journal json not null default '{}',
  completion text not null default 'not_attempted' check (completion in ('not_attempted', 'incomplete', 'completed')),
  success text not null default 'unknown' check (success in ('unknown', 'passed', 'failed')),
  -- Percent.
  score numeric(6, 3) check (score between 0 and 100),
  progress numeric(4, 3) check (progress between 0 and 1),
  location text not null default '',
  total_seconds integer not null default 0 check (total_seconds >= 0),
  suspended boolean not null default false,
  -- How it was left last; null: never.
  exit text,
  -- The opening that may write; earlier ones are fenced off.
  launch_id uuid,
  -- Of the last commit of that opening.
  sequence integer not null default 0,
  started_at timestamptz not null,
  last_at timestamptz not null,
  unique (client_id, id),
  unique (client_id, enrolment_id, activity_id, number, sco),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade
) with (fillfactor = 70);

-- One opening of a SCO on one device; each time its page is loaded is a run of it.
create table scorm_launches (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  attempt_id uuid not null,
  sitting_id uuid not null,
  user_id uuid not null references users (id),
  session_id uuid not null,
  package_id uuid not null,
  revision integer not null,
  token_hash bytea not null unique,
  -- What the manifest demands of the SCO, so that a commit asks for nothing else.
  demands jsonb not null,
  locale text not null references languages (code),
  opened_at timestamptz not null,
  run integer not null default 0,
  run_at timestamptz,
  sequence integer not null default 0,
  -- Seconds of this run as far as the content said, and how many of them the attempt's total has already.
  seconds integer not null default 0 check (seconds >= 0),
  counted integer not null default 0 check (counted >= 0),
  last_at timestamptz not null,
  closed_at timestamptz,
  close_reason text check (close_reason in ('ended', 'silent', 'replaced')),
  foreign key (client_id, attempt_id) references scorm_attempts (client_id, id) on delete cascade,
  check ((closed_at is null) = (close_reason is null))
) with (fillfactor = 70);
create index scorm_launches_of_attempt on scorm_launches (client_id, attempt_id);
create index scorm_launches_open on scorm_launches (last_at) where closed_at is null;

-- What the SCOs of one activity share: global objectives, shared data, and where its sequencing stands.
create table scorm_globals (
  client_id uuid not null references clients (id) on delete cascade,
  enrolment_id uuid not null,
  activity_id uuid not null,
  objectives json not null default '{}',
  shared json not null default '{}',
  -- Of the attempt of this number, in the player's own words.
  number integer not null,
  sequencing json,
  primary key (client_id, enrolment_id, activity_id),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade
);

create table scorm_cloud_registrations (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  enrolment_id uuid not null,
  activity_id uuid not null,
  user_id uuid not null references users (id),
  number integer not null check (number >= 1),
  course_attempt integer not null,
  course text not null check (length(course) between 1 and 128),
  secret_hash bytea not null,
  sitting_id uuid not null,
  -- Whether SCORM Cloud knows it.
  registered boolean not null default false,
  completion text not null default 'not_attempted' check (completion in ('not_attempted', 'incomplete', 'completed')),
  success text not null default 'unknown' check (success in ('unknown', 'passed', 'failed')),
  score numeric(6, 3) check (score between 0 and 100),
  total_seconds integer not null default 0,
  opened_at timestamptz not null,
  told_at timestamptz,
  unique (client_id, enrolment_id, activity_id, number),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade
);

alter table scorm_attempts enable row level security;
create policy own_client on scorm_attempts using (client_id = current_client() or is_system());
alter table scorm_launches enable row level security;
create policy own_client on scorm_launches using (client_id = current_client() or is_system());
alter table scorm_globals enable row level security;
create policy own_client on scorm_globals using (client_id = current_client() or is_system());
alter table scorm_cloud_registrations enable row level security;
create policy own_client on scorm_cloud_registrations using (client_id = current_client() or is_system());
grant select, insert, update, delete on scorm_attempts, scorm_launches, scorm_globals, scorm_cloud_registrations
  to trilha_app;
