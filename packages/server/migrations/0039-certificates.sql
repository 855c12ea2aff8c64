-- Certificates of courses and trails (§2 profile, §7 certificate call): how they look, and what was issued.

create table certificate_templates (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The newest; certificates name the one they were issued by.
  version integer not null default 1 check (version > 0),
  -- Of all courses, or all trails, that have none of their own.
  default_for_courses boolean not null default false,
  default_for_trails boolean not null default false,
  archived_at timestamptz,
  changed_at timestamptz not null,
  unique (client_id, id),
  check (archived_at is null or not (default_for_courses or default_for_trails))
);
create unique index certificate_templates_courses on certificate_templates (client_id) where default_for_courses;
create unique index certificate_templates_trails on certificate_templates (client_id) where default_for_trails;

-- What a template was at each of its versions: only added to.
create table certificate_template_versions (
  client_id uuid not null,
  template_id uuid not null,
  version integer not null check (version > 0),
  -- The contract's `certificateDesign`.
  design jsonb not null,
  created_by uuid references users (id),
  created_at timestamptz not null,
  primary key (client_id, template_id, version),
  foreign key (client_id, template_id) references certificate_templates (client_id, id) on delete cascade
);

-- Courses and trails with a template of their own.
create table course_certificates (
  client_id uuid not null,
  course_id uuid not null,
  template_id uuid not null,
  primary key (client_id, course_id),
  foreign key (client_id, course_id) references courses (client_id, id),
  foreign key (client_id, template_id) references certificate_templates (client_id, id) on delete cascade
);
create index course_certificates_of_template on course_certificates (client_id, template_id);

-- What was issued: what stands on it never changes, whatever becomes of the person, the course or the client's look.
create table certificates (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  -- Its public address: a hundred random bits.
  number text not null unique check (number ~ '^TR(-[0-9A-HJKMNP-TV-Z]{5}){4}$'),
  user_id uuid not null references users (id),
  course_id uuid not null,
  enrolment_id uuid not null,
  -- Which time they finished it.
  attempt smallint not null check (attempt > 0),
  template_id uuid not null,
  template_version integer not null,
  kind text not null check (kind in ('course', 'trail')),
  name text not null check (length(name) between 1 and 600),
  course_title jsonb not null,
  -- The client's name, its colours and where its logo lies.
  look jsonb not null,
  -- What it is drawn in where nobody asks for another language.
  locale text not null references languages (code),
  minutes integer not null check (minutes >= 0),
  score numeric(5, 2) check (score between 0 and 100),
  completed_on date not null,
  -- The last good day, in the client's zone; null: for good.
  valid_until date,
  issued_at timestamptz not null,
  -- Issued anew in the place of another, and why.
  replaces uuid,
  reason text check (length(reason) <= 256),
  replaced_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references users (id),
  revoke_reason text check (length(revoke_reason) <= 256),
  reminded_at timestamptz,
  -- For lists of the office.
  search_text text not null generated always as (fold(name || ' ' || number)) stored,
  unique (client_id, id),
  foreign key (client_id, course_id) references courses (client_id, id),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id),
  foreign key (client_id, template_id, template_version)
    references certificate_template_versions (client_id, template_id, version),
  foreign key (client_id, replaces) references certificates (client_id, id)
);
-- Once per person, course and completion; and one stands in the place of another.
create unique index certificates_once on certificates (client_id, enrolment_id, attempt) where replaces is null;
create unique index certificates_in_place on certificates (client_id, replaces) where replaces is not null;
create index certificates_newest on certificates (client_id, issued_at desc, id desc);
create index certificates_of_person on certificates (client_id, user_id, issued_at desc, id desc);
create index certificates_of_course on certificates (client_id, course_id, issued_at desc, id desc);
create index certificates_of_template on certificates (client_id, template_id);
create index certificates_ending on certificates (valid_until)
  where valid_until is not null and reminded_at is null and revoked_at is null and replaced_at is null;

-- What a job does for a whole course: issue what is missing, or put all of them into one ZIP.
create table certificate_runs (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('issue', 'bundle')),
  course_id uuid not null,
  locale text not null references languages (code),
  done integer not null default 0,
  total integer not null,
  -- Whom it has come to.
  after_id uuid,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  file_key text,
  started_by uuid not null references users (id),
  started_at timestamptz not null,
  ended_at timestamptz,
  unique (client_id, id),
  foreign key (client_id, course_id) references courses (client_id, id)
);
create unique index certificate_runs_one on certificate_runs (client_id, course_id, kind) where state = 'running';
create index certificate_runs_old on certificate_runs (ended_at) where file_key is not null;

alter table certificate_templates enable row level security;
alter table certificate_template_versions enable row level security;
alter table course_certificates enable row level security;
alter table certificates enable row level security;
alter table certificate_runs enable row level security;
create policy own_client on certificate_templates using (client_id = current_client() or is_system());
create policy own_client on certificate_template_versions using (client_id = current_client() or is_system());
create policy own_client on course_certificates using (client_id = current_client() or is_system());
create policy own_client on certificates using (client_id = current_client() or is_system());
create policy own_client on certificate_runs using (client_id = current_client() or is_system());
grant select, insert, update on certificate_templates to trilha_app;
grant select, insert on certificate_template_versions to trilha_app;
grant select, insert, delete on course_certificates to trilha_app;
grant select, insert, update (replaced_at, revoked_at, revoked_by, revoke_reason, reminded_at) on certificates
  to trilha_app;
grant select, insert, update on certificate_runs to trilha_app;
