create table packages (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('scorm', 'html')),
  title text not null check (length(title) between 1 and 120),
  -- Host label on the content origin.
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
grant select, insert, update, delete on packages to trilha_app;

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
-- Revisions a stop left behind.
create index package_revisions_unpacking on package_revisions (created_at) where state = 'unpacking';
create index package_revisions_to_clear on package_revisions (created_at) where state = 'refused' and stored > 0;
grant select, insert, update, delete on package_revisions to trilha_app;

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
grant select, insert, update, delete on package_files to trilha_app;

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
grant select, insert, update, delete on file_conversions to trilha_app;

-- Courses and trails: drafts, published versions, and what lists read.

-- Labels of courses; each kind is a filter of its own.
create table course_labels (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('area', 'group', 'category', 'tag')),
  name jsonb not null,
  position integer not null default 0,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id)
);
create index course_labels_by_kind on course_labels (client_id, kind, position, id);
create trigger course_labels_touch before update on course_labels for each row execute function touch_updated_at();
grant select, insert, update, delete on course_labels to trilha_app;

/*
 * A course is a training: it has the id of its row there, so that whatever asks for a training may ask for a course.
 * Authors write the draft; all below it is what was published last, written with its version, and what lists read.
 */
create table courses (
  client_id uuid not null references clients (id) on delete cascade,
  id uuid primary key,
  kind text not null check (kind in ('course', 'trail')),
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  -- The contract's `courseDraft`.
  draft jsonb not null,
  -- Counts up with every save: whoever saves says which one they changed.
  draft_version integer not null default 1,
  draft_by uuid references users (id),
  draft_by_name text not null default '',
  draft_at timestamptz not null default now(),
  published_version integer check (published_version > 0),
  -- Which state of the draft that version is.
  published_draft integer,
  title jsonb not null default '{}',
  summary jsonb not null default '{}',
  -- For the office: what is published and what is being written.
  search_text text not null generated always as (
    fold(coalesce(title ->> 'pt-BR', '') || ' ' || coalesce(title ->> 'en-US', '') || ' '
      || coalesce(title ->> 'es-ES', '') || ' ' || coalesce(title ->> 'fr-FR', '') || ' '
      || coalesce(draft #>> '{title,pt-BR}', '') || ' ' || coalesce(draft #>> '{title,en-US}', '') || ' '
      || coalesce(draft #>> '{title,es-ES}', '') || ' ' || coalesce(draft #>> '{title,fr-FR}', ''))) stored,
  cover_file_id uuid references files (id),
  default_locale text not null default 'pt-BR' references languages (code),
  locales text[] not null default '{pt-BR}',
  subscription text not null default 'open' check (subscription in ('open', 'approval', 'invitation')),
  mandatory boolean not null default false,
  -- Audience; an empty `all` is everybody.
  audience jsonb not null default '{"all": []}',
  label_ids uuid[] not null default '{}' check (cardinality(label_ids) <= 50),
  -- Null: open. The end is exclusive.
  visible_from timestamptz,
  visible_until timestamptz,
  days_to_finish smallint check (days_to_finish between 1 and 730),
  minutes integer not null default 0,
  -- Activities of a course, or courses of a trail.
  activity_count integer not null default 0,
  -- People who enrolled, counted by a job.
  popularity integer not null default 0,
  -- When it was published first, and last.
  published_at timestamptz,
  republished_at timestamptz,
  archived_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, id) references trainings (client_id, id),
  check (state = 'draft' or (published_version is not null and published_at is not null)),
  check (visible_from < visible_until)
);
create index courses_by_state on courses (client_id, kind, state, id);
create index courses_by_draft on courses (client_id, draft_at desc, id desc);
create trigger courses_touch before update on courses for each row execute function touch_updated_at();
create trigger courses_edited after update on courses referencing old table as before new table as changed
  for each statement execute function course_catalogue_edited();
grant select, insert, update, delete on courses to trilha_app;

-- Version of a course as learners see (the contract's `outline`): never changed, so that everybody ends what they
-- began.
create table course_versions (
  client_id uuid not null,
  course_id uuid not null,
  version integer not null check (version > 0),
  outline jsonb not null,
  published_by uuid references users (id),
  publisher_name text not null default '',
  published_at timestamptz not null,
  note text check (length(note) <= 256),
  primary key (client_id, course_id, version),
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade
);
create trigger course_versions_stay before update on course_versions for each row execute function refuse_change();
grant select, insert on course_versions to trilha_app;

-- Prerequisites as published now. Cycles are refused where they would be written.
create table course_prerequisites (
  client_id uuid not null,
  course_id uuid not null,
  requires_id uuid not null,
  primary key (client_id, course_id, requires_id),
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade,
  foreign key (client_id, requires_id) references courses (client_id, id),
  check (course_id <> requires_id)
);
create index course_prerequisites_of on course_prerequisites (client_id, requires_id);
grant select, insert, delete on course_prerequisites to trilha_app;

-- Which courses stand in a version of a trail.
create table trail_courses (
  client_id uuid not null,
  trail_id uuid not null,
  version integer not null,
  item_id uuid not null,
  course_id uuid not null,
  position integer not null,
  mandatory boolean not null,
  primary key (client_id, trail_id, version, item_id),
  foreign key (client_id, trail_id, version) references course_versions (client_id, course_id, version)
    on delete cascade,
  foreign key (client_id, course_id) references courses (client_id, id)
);
create index trail_courses_of_course on trail_courses (client_id, course_id);
grant select, insert on trail_courses to trilha_app;

-- Move of people to a new version: how far that is, and which came last, by enrolment.
create table course_moves (
  client_id uuid not null,
  course_id uuid not null,
  version integer not null,
  move text not null check (move in ('in_progress', 'all')),
  done integer not null default 0,
  total integer not null,
  after_id uuid,
  moved_by uuid references users (id),
  mover_name text not null default '',
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (client_id, course_id, version),
  foreign key (client_id, course_id, version) references course_versions (client_id, course_id, version)
    on delete cascade
);
grant select, insert, update on course_moves to trilha_app;

-- Which state of the catalogue is the newest: learners' lists keep a client's courses in memory as long as it stands.
create table course_catalogue_versions (
  client_id uuid primary key references clients (id) on delete cascade,
  version bigint not null
);
grant select on course_catalogue_versions to trilha_app;

-- One row per person and course, for good: who leaves and comes back goes on where they were.
create table course_enrolments (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  -- The one they began; null: nothing was opened yet, and the newest counts.
  version integer,
  state text not null check (state in ('requested', 'invited', 'enrolled', 'in_progress', 'finished', 'approved',
    'improved', 'reproved', 'blocked', 'restarted', 'unenrolled')),
  source text not null check (source in ('self', 'staff', 'import', 'trail')),
  attempt smallint not null default 1 check (attempt > 0),
  -- Mandatory activities (of a trail: courses) that are done, of how many; kept with every step, never counted on read.
  done integer not null default 0,
  total integer not null default 0,
  percent smallint not null default 0 check (percent between 0 and 100),
  -- Percent.
  score numeric(5, 2) check (score between 0 and 100),
  seconds integer not null default 0,
  last_activity_id uuid,
  last_at timestamptz,
  enrolled_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- The last day, in the client's zone; null: no hurry.
  due_on date,
  -- Why this person has until then.
  extended_reason text check (length(extended_reason) <= 256),
  -- Reason of the last step.
  state_reason text check (length(state_reason) <= 256),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- All done, held until a person has looked at how fast; null: it does not.
  held_at timestamptz,
  unique (client_id, id),
  unique (client_id, user_id, course_id),
  foreign key (client_id, course_id) references courses (client_id, id),
  foreign key (client_id, course_id, version) references course_versions (client_id, course_id, version)
) with (fillfactor = 80);
create index course_enrolments_of_course on course_enrolments (client_id, course_id, id);
create index course_enrolments_requested on course_enrolments (client_id, id) where state = 'requested';
-- Seconds come with every step, alone: they are not worth noting.
create trigger course_enrolments_touch before update on course_enrolments for each row
  when (new.seconds = old.seconds) execute function touch_updated_at();
create trigger course_enrolments_begin before insert on course_enrolments
  for each row execute function course_enrolments_stay();
create trigger course_enrolments_stay before update on course_enrolments for each row
  when ((old.client_id, old.course_id, old.user_id, old.state)
    is distinct from (new.client_id, new.course_id, new.user_id, new.state))
  execute function course_enrolments_stay();
create trigger course_people_begin after insert on course_enrolments referencing new table as added
  for each statement execute function course_people_begin();
create trigger course_people_move after update on course_enrolments for each row
  when ((old.version, old.state) is distinct from (new.version, new.state)) execute function course_people_move();
create trigger course_enrolments_touch_standing after update of state, score on course_enrolments for each row
  when ((new.state in ('finished', 'approved', 'improved') or old.state in ('finished', 'approved', 'improved'))
    and (old.state, old.score) is distinct from (new.state, new.score))
  execute function standing_trained();
create trigger course_enrolments_begin_standing after insert on course_enrolments for each row
  when (new.state in ('finished', 'approved', 'improved'))
  execute function standing_trained();
grant select, insert, update on course_enrolments to trilha_app;

/*
 * How many people stand where in a course, kept with every change: offices look at it, and nobody counts a hundred
 * thousand. Several rows say it together: whoever changes a count takes one that nobody else is changing, so that no
 * enrolment waits for another.
 */
create table course_people (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  course_id uuid not null,
  version integer,
  state text not null,
  people integer not null,
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade
) with (fillfactor = 50);
create index course_people_of on course_people (client_id, course_id);
grant select on course_people to trilha_app;

-- Every step of it: who, when, why.
create table course_enrolment_steps (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  enrolment_id uuid not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  attempt smallint not null,
  -- Null: the programme itself.
  actor_id uuid,
  actor_name text not null default '',
  reason text check (length(reason) <= 256),
  at timestamptz not null,
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade,
  check (course_step(from_state, to_state))
);
create index course_enrolment_steps_of on course_enrolment_steps (client_id, enrolment_id, id);
create trigger course_enrolment_steps_stay before update on course_enrolment_steps
  for each row execute function refuse_change();
grant select, insert on course_enrolment_steps to trilha_app;

create table course_favourites (
  client_id uuid not null,
  user_id uuid not null references users (id),
  course_id uuid not null,
  at timestamptz not null,
  primary key (client_id, user_id, course_id),
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade
);
grant select, insert, delete on course_favourites to trilha_app;

-- Progress of a person in an activity of the course's attempt they are in: sums over all their sittings.
create table activity_progress (
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  state text not null default 'in_progress'
    check (state in ('not_started', 'in_progress', 'finished', 'reproved', 'blocked')),
  percent smallint not null default 0 check (percent between 0 and 100),
  -- Half-open ranges of seconds or pages, in order and apart (contract learning/ranges).
  seen jsonb not null default '[]',
  -- Pages or seconds it has; null: not known.
  size integer check (size between 0 and 1000000),
  seconds integer not null default 0 check (seconds >= 0),
  -- { at, detail? }, of the later opened sitting, then of its later step.
  position jsonb,
  position_opened_at timestamptz,
  position_seq integer not null default 0,
  score numeric(5, 2) check (score between 0 and 100),
  verdict text check (verdict in ('completed', 'passed', 'failed')),
  opened_at timestamptz not null,
  finished_at timestamptz,
  primary key (client_id, enrolment_id, activity_id),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade,
  check ((state = 'finished') = (finished_at is not null)),
  check (state <> 'finished' or percent = 100)
) with (fillfactor = 80);
create trigger activity_progress_stays before update on activity_progress for each row
  when (old.state = 'finished' and new.state <> 'finished' or new.percent < old.percent or new.seconds < old.seconds
    or old.verdict = 'passed' and new.verdict is distinct from 'passed')
  execute function activity_progress_stays();
grant select, insert, update, delete on activity_progress to trilha_app;

-- One opening of an activity on one device: the most that is known of it. Forgotten after 90 days.
create table sittings (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  -- Attempt of the course when it was opened: what comes later for an earlier one counts no more.
  attempt integer not null,
  activity_id uuid not null,
  user_id uuid not null references users (id),
  opened_at timestamptz not null,
  seq integer not null default 0,
  seconds integer not null default 0 check (seconds >= 0),
  seen jsonb not null default '[]',
  device text not null default '' check (length(device) <= 256),
  locale text not null,
  used integer not null default 0 check (used >= 0),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade
) with (fillfactor = 80);
create index sittings_of_enrolment on sittings (client_id, enrolment_id);
create index sittings_by_age on sittings (opened_at);
create index sittings_of_person on sittings (client_id, user_id, opened_at);
grant select, insert, update, delete on sittings to trilha_app;

-- Activities the live instructor has opened.
create table activity_authorisations (
  client_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  by uuid not null references users (id),
  at timestamptz not null,
  primary key (client_id, course_id, activity_id),
  foreign key (client_id, course_id) references courses (client_id, id)
);
grant select, insert, delete on activity_authorisations to trilha_app;

-- Awards for finishing a course or trail: once for a person, whatever is retried, restarted or taken in again.
create table course_awards (
  client_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  enrolment_id uuid not null,
  campaign_id uuid not null,
  rule_set_version_id uuid not null,
  points integer not null check (points >= 0),
  experience integer not null check (experience >= 0),
  trace jsonb not null,
  -- The person's day and its Monday in the campaign, for rules that pay once in them.
  day date not null,
  week date not null,
  at timestamptz not null,
  primary key (client_id, course_id, user_id),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  check (points + experience > 0)
);
create index course_awards_of_person on course_awards (client_id, user_id, campaign_id) include (day, week);
grant select, insert on course_awards to trilha_app;

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
  -- Elements the standard does not know, as it came.
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
  -- Sequence of the last commit of that opening.
  sequence integer not null default 0,
  started_at timestamptz not null,
  last_at timestamptz not null,
  unique (client_id, id),
  unique (client_id, enrolment_id, activity_id, number, sco),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade
) with (fillfactor = 70);
grant select, insert, update, delete on scorm_attempts to trilha_app;

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
  -- Demands of the manifest on the SCO, so that a commit asks for nothing else.
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
create index scorm_launches_unopened on scorm_launches (opened_at) where run = 0;
grant select, insert, update, delete on scorm_launches to trilha_app;

-- Data shared by the SCOs of one activity: global objectives, shared data, and where its sequencing stands.
create table scorm_globals (
  client_id uuid not null references clients (id) on delete cascade,
  enrolment_id uuid not null,
  activity_id uuid not null,
  objectives json not null default '{}',
  shared json not null default '{}',
  -- Number of the attempt, as the player counts.
  number integer not null,
  sequencing json,
  primary key (client_id, enrolment_id, activity_id),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade
);
grant select, insert, update, delete on scorm_globals to trilha_app;

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
grant select, insert, update, delete on scorm_cloud_registrations to trilha_app;

-- Enrolment by a job of everybody who meets conditions: how far it is.
create table enrolment_runs (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  course_id uuid not null,
  event text not null check (event in ('enrol', 'invite')),
  gate jsonb not null,
  -- The last day instead of the course's own, where `own_due` says so; null: no hurry.
  own_due boolean not null default false,
  due_on date,
  done integer not null default 0,
  total integer not null,
  joined integer not null default 0,
  -- Last enrolment done.
  after_id uuid,
  started_by uuid references users (id),
  starter_name text not null default '',
  started_at timestamptz not null,
  ended_at timestamptz,
  foreign key (client_id, course_id) references courses (client_id, id)
);
create index enrolment_runs_of_course on enrolment_runs (client_id, course_id, id);
create unique index enrolment_runs_one on enrolment_runs (client_id, course_id) where ended_at is null;
grant select, insert, update on enrolment_runs to trilha_app;

-- Banks of questions: what tests draw from. What a question says is kept version by version and never changes.
create table question_banks (
  client_id uuid not null references clients (id) on delete cascade,
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 500),
  archived_at timestamptz,
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (client_id, id)
);
-- An archived bank gives its name free.
create unique index question_banks_by_name on question_banks (client_id, fold(name)) where archived_at is null;
grant select, insert, update on question_banks to trilha_app;

create table questions (
  client_id uuid not null,
  id uuid primary key default uuidv7(),
  bank_id uuid not null,
  kind text not null check (kind in ('one', 'several', 'true_false', 'numeric', 'short_text', 'ordering', 'matching',
    'essay', 'scale')),
  -- Version in `question_versions` that is asked from now on.
  body_version integer not null default 1 check (body_version > 0),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  difficulty smallint not null check (difficulty between 1 and 5),
  state text not null default 'active' check (state in ('active', 'retired')),
  -- Languages it can be asked in.
  locales text[] not null,
  prompt jsonb not null,
  file_id uuid references files (id),
  points smallint not null check (points between 1 and 100),
  -- Prompt, options and tags in every language, folded.
  search_text text not null,
  -- Counts every change, of tags and state too.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_by uuid references users (id),
  editor_name text not null default '',
  updated_at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, bank_id) references question_banks (client_id, id) on delete cascade
);
create index questions_newest on questions (client_id, updated_at desc, id desc);
create index questions_of_bank on questions (client_id, bank_id, updated_at desc, id desc);
grant select, insert, update on questions to trilha_app;

-- Version of a question, as it was asked: a version is frozen (the contract's `questionBody`).
create table question_versions (
  client_id uuid not null,
  question_id uuid not null,
  version integer not null check (version > 0),
  body jsonb not null,
  created_by uuid references users (id),
  author_name text not null default '',
  created_at timestamptz not null,
  primary key (client_id, question_id, version),
  foreign key (client_id, question_id) references questions (client_id, id) on delete cascade
);
create trigger question_versions_stay before update on question_versions for each row execute function refuse_change();
grant select, insert on question_versions to trilha_app;

-- Attempt with its paper drawn as it began, frozen; and what it came to, counted of the answers.
create table attempts (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  -- Attempt of the course when it began: a course that starts over counts attempts anew.
  course_attempt integer not null check (course_attempt > 0),
  course_version integer not null,
  type text not null check (type in ('conventional_test', 'block_test', 'restart_test', 'evaluated_quiz',
    'unevaluated_quiz', 'block_general_test', 'restart_general_test', 'reaction_evaluation')),
  -- Counts up for a person and a test, over all attempts of the course.
  number integer not null check (number > 0),
  locale text not null,
  -- The contract's `testData` as it was.
  settings jsonb not null,
  -- [{ questionId, version, order, points }], by place from 0.
  paper jsonb not null check (jsonb_typeof(paper) = 'array'),
  seed bigint not null,
  state text not null default 'running' check (state in ('running', 'marking', 'done', 'void')),
  started_at timestamptz not null,
  -- With what staff gave; null: no limit.
  deadline timestamptz,
  ended_at timestamptz,
  ending text check (ending in ('submitted', 'ran_out', 'void')),
  -- [{ answer, points, of, right }], by place: which answer counted and what it came to; points null: waits for a mark.
  graded jsonb check (jsonb_typeof(graded) = 'array'),
  points numeric(9, 3) check (points >= 0),
  total numeric(9, 3) not null check (total >= 0),
  percent numeric(5, 2) check (percent between 0 and 100),
  passed boolean,
  -- Better than every attempt before it.
  best boolean not null default false,
  consequence text not null default 'none' check (consequence in ('none', 'block', 'restart')),
  -- Versions that were mended since, by question: what a regrade counted by instead of the paper's.
  regraded jsonb not null default '{}',
  regraded_at timestamptz,
  unique (client_id, id),
  unique (client_id, enrolment_id, activity_id, number),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade,
  check ((state = 'running') = (ended_at is null)),
  check ((ended_at is null) = (ending is null)),
  check (state <> 'done' or graded is not null and points is not null)
) with (fillfactor = 70);
create unique index attempts_running on attempts (client_id, enrolment_id, activity_id) where state = 'running';
create index attempts_deadline on attempts (deadline) where state = 'running' and deadline is not null;
create index attempts_of_activity on attempts (client_id, course_id, activity_id, id);
create index attempts_marking on attempts (client_id, ended_at, id) where state = 'marking';
create index attempts_of_person on attempts (client_id, user_id, id);
-- Attempts whose paper holds a question: for whoever mends it.
create index attempts_of_question on attempts using gin (paper jsonb_path_ops);
create trigger attempts_stay before update on attempts for each row execute function attempts_stay();
-- Attempts ended since figures were counted.
create index attempts_ended on attempts (ended_at) where ended_at is not null;
grant select, insert, update on attempts to trilha_app;

-- Every change of an answer: only added. Of one device the highest `seq` is meant, of two what arrived last.
create table attempt_answers (
  -- In which order they arrived.
  id bigint generated always as identity,
  client_id uuid not null,
  attempt_id uuid not null,
  step_id uuid not null,
  device uuid not null,
  device_name text not null default '' check (length(device_name) <= 64),
  seq integer not null check (seq > 0),
  question smallint not null check (question between 0 and 199),
  -- Null: taken back.
  answer jsonb,
  final boolean not null default false,
  -- Came after the deadline and its grace, or once the attempt had ended: kept, not counted.
  late boolean not null,
  at timestamptz not null,
  -- Milliseconds since its device was given the attempt.
  after_ms integer not null check (after_ms >= 0),
  primary key (client_id, attempt_id, step_id),
  unique (client_id, attempt_id, device, seq),
  foreign key (client_id, attempt_id) references attempts (client_id, id) on delete cascade
);
create trigger attempt_answers_stay before update or delete on attempt_answers
  for each row execute function refuse_change();
grant select, insert on attempt_answers to trilha_app;

-- Marks by a person for one question; of several the last counts.
create table attempt_marks (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  attempt_id uuid not null,
  question smallint not null check (question between 0 and 199),
  points numeric(9, 3) not null check (points >= 0),
  -- [{ id, points }], by the lines of the rubric.
  rubric jsonb not null default '[]',
  comment text not null default '' check (length(comment) <= 2000),
  -- Why it was looked at again.
  reason text check (length(reason) <= 256),
  actor_id uuid not null references users (id),
  actor_name text not null default '',
  at timestamptz not null,
  foreign key (client_id, attempt_id) references attempts (client_id, id) on delete cascade
);
create index attempt_marks_of on attempt_marks (client_id, attempt_id, question, id);
create trigger attempt_marks_stay before update on attempt_marks for each row execute function refuse_change();
grant select, insert on attempt_marks to trilha_app;

-- Attempts and minutes staff gave one person for one test.
create table attempt_grants (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  course_attempt integer not null check (course_attempt > 0),
  attempts integer not null check (attempts between 0 and 100),
  minutes integer not null check (minutes between 0 and 600),
  reason text not null check (length(reason) <= 256),
  actor_id uuid not null references users (id),
  actor_name text not null default '',
  at timestamptz not null,
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade,
  check (attempts + minutes > 0)
);
create index attempt_grants_of on attempt_grants (client_id, enrolment_id, activity_id);
create trigger attempt_grants_stay before update on attempt_grants for each row execute function refuse_change();
grant select, insert on attempt_grants to trilha_app;

-- Events of an attempt beside its answers.
create table attempt_events (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  attempt_id uuid not null,
  what text not null
    check (what in ('started', 'submitted', 'ran_out', 'marked', 'regraded', 'time_given', 'void')),
  question smallint,
  points numeric(9, 3),
  -- Null: the person themself, or the programme.
  actor_id uuid,
  actor_name text not null default '',
  device_name text not null default '' check (length(device_name) <= 64),
  reason text check (length(reason) <= 256),
  at timestamptz not null,
  foreign key (client_id, attempt_id) references attempts (client_id, id) on delete cascade
);
create index attempt_events_of on attempt_events (client_id, attempt_id, id);
create trigger attempt_events_stay before update on attempt_events for each row execute function refuse_change();
grant select, insert on attempt_events to trilha_app;

-- Games: moves, judged by the server.

-- Game as dealt: the state of the contract's rules, which its moves alone make.
create table games (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  -- Attempt of the course when it was dealt: what a restart overtook is void.
  course_attempt integer not null check (course_attempt > 0),
  -- Version of the content played.
  course_version integer not null,
  -- The opening it is played in now: winning is told to it.
  sitting_id uuid not null,
  type text not null check (type in ('drag_and_drop', 'drag_the_words', 'find_the_pairs', 'this_or_that',
    'fill_in_the_blanks', 'true_or_false', 'flashcards', 'enigma')),
  number integer not null check (number > 0),
  state jsonb not null check (jsonb_typeof(state) = 'object'),
  -- Null: as many as it takes.
  allowed_errors smallint check (allowed_errors >= 0),
  errors integer not null default 0 check (errors >= 0),
  percent smallint not null default 0 check (percent between 0 and 100),
  moves integer not null default 0 check (moves >= 0),
  -- Game won before.
  practice boolean not null default false,
  -- Won faster than anybody could have moved (security 33): for staff to look at, refused to nobody.
  hurried boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz,
  ending text check (ending in ('won', 'lost', 'void')),
  unique (client_id, id),
  unique (client_id, enrolment_id, activity_id, number),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade,
  check ((ended_at is null) = (ending is null)),
  check (ending is distinct from 'won' or percent = 100),
  check (ending is distinct from 'lost' or errors > allowed_errors)
) with (fillfactor = 70);
create unique index games_running on games (client_id, enrolment_id, activity_id) where ending is null;
create index games_of_activity on games (client_id, course_id, activity_id, id);
create index games_of_person on games (client_id, user_id, id);
create trigger games_stay before update on games for each row execute function games_stay();
grant select, insert, update on games to trilha_app;

-- Every move with what came of it: only added, so that one sent again is answered the same.
create table game_moves (
  -- In which order they were judged.
  id bigint generated always as identity,
  client_id uuid not null,
  game_id uuid not null,
  move_id uuid not null,
  device uuid not null,
  seq integer not null check (seq > 0),
  move jsonb not null,
  outcome text not null check (outcome in ('right', 'wrong', 'turned', 'ignored')),
  error boolean not null,
  -- Errors of the game after the move.
  errors integer not null check (errors >= 0),
  ending text check (ending in ('won', 'lost')),
  reveal jsonb,
  at timestamptz not null,
  primary key (client_id, game_id, move_id),
  unique (client_id, game_id, device, seq),
  foreign key (client_id, game_id) references games (client_id, id) on delete cascade
);
create trigger game_moves_stay before update on game_moves for each row execute function refuse_change();
grant select, insert on game_moves to trilha_app;

-- Grading: who is at which essay, figures of tests and questions kept by a job, regrades.

-- An essay somebody is marking: theirs for some minutes. Which essays wait is what attempts say.
create table essay_locks (
  client_id uuid not null,
  attempt_id uuid not null,
  question smallint not null check (question between 0 and 199),
  locked_by uuid not null references users (id),
  locked_until timestamptz not null,
  primary key (client_id, attempt_id, question),
  foreign key (client_id, attempt_id) references attempts (client_id, id) on delete cascade
);
grant select, insert, update, delete on essay_locks to trilha_app;

-- A test as it was last counted. Best attempts of people for lists; first attempts for the item analysis.
create table test_figures (
  client_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  -- By language, as the newest version that was taken calls it.
  title jsonb not null,
  type text not null,
  people integer not null check (people >= 0),
  attempts integer not null check (attempts >= 0),
  -- People; null: nothing to pass.
  passed integer check (passed >= 0),
  -- Mean of the best.
  percent numeric(5, 2) check (percent between 0 and 100),
  last_at timestamptz not null,
  -- First attempts the item analysis is of.
  counted integer not null check (counted >= 0),
  alpha double precision check (alpha <= 1),
  flagged integer not null check (flagged >= 0),
  counted_at timestamptz not null,
  -- How long counting took: what takes long is counted seldom.
  took_ms integer not null check (took_ms >= 0),
  -- When the round came by that found it changed; null: it was asked for.
  swept_at timestamptz,
  -- A mark or a regrade changed what was counted.
  stale boolean not null default false,
  primary key (client_id, course_id, activity_id),
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade
);
create index test_figures_last on test_figures (client_id, last_at desc, activity_id);
create index test_figures_swept on test_figures (swept_at);
grant select, insert, update, delete on test_figures to trilha_app;

-- A version of a question in a test, from sums over first attempts (contract results/items).
create table item_figures (
  client_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  question_id uuid not null,
  version integer not null,
  answers integer not null check (answers >= 0),
  difficulty double precision check (difficulty between 0 and 1),
  right_share double precision check (right_share between 0 and 1),
  discrimination double precision check (discrimination between -1 and 1),
  group_index double precision check (group_index between -1 and 1),
  -- [{ choice, right, answers, share, upper, lower }]
  choices jsonb not null,
  flags text[] not null,
  -- Lowest place first; the newest version that was answered stands for its question.
  place smallint not null,
  newest boolean not null,
  primary key (client_id, course_id, activity_id, question_id, version),
  foreign key (client_id, course_id, activity_id) references test_figures (client_id, course_id, activity_id)
    on delete cascade
);
create index item_figures_worst on item_figures (client_id, course_id, activity_id, place, difficulty, question_id)
  where newest;
grant select, insert, update, delete on item_figures to trilha_app;

-- A mended question counted anew in all attempts that were asked it, by a job: how far it is.
create table regrade_runs (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  question_id uuid not null,
  version integer not null check (version > 0),
  reason text not null check (length(reason) <= 256),
  -- Attempts whose pass is taken away.
  take_back uuid[] not null,
  total integer not null check (total >= 0),
  moved integer not null default 0 check (moved >= 0),
  after_id uuid,
  started_by uuid not null references users (id),
  starter_name text not null default '',
  started_at timestamptz not null,
  ended_at timestamptz,
  foreign key (client_id, question_id) references questions (client_id, id) on delete cascade
);
create index regrade_runs_of on regrade_runs (client_id, question_id, id);
create unique index regrade_runs_one on regrade_runs (client_id, question_id) where ended_at is null;
grant select, insert, update on regrade_runs to trilha_app;

-- Memory of questions; the question of the day and its streak; drills.

-- One thing somebody has been asked: a question, or a flashcard of an activity. `card` is the algorithm's (ts-fsrs).
create table memories (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('question', 'card')),
  -- A question's id; an activity's id and a card's within it.
  subject text not null check (length(subject) between 1 and 80),
  card jsonb not null check (jsonb_typeof(card) = 'object'),
  -- When it should come again.
  due timestamptz not null,
  seen_at timestamptz not null,
  primary key (client_id, user_id, kind, subject)
) with (fillfactor = 80);
grant select, insert, update on memories to trilha_app;

-- The question of the day, drawn once: what is asked stays, whatever becomes of it in its bank.
create table daily_questions (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  -- In the client's zone.
  day date not null,
  question_id uuid not null,
  version integer not null,
  -- Order of its parts, as they are put.
  put_order jsonb not null check (jsonb_typeof(put_order) = 'array'),
  locale text not null,
  drawn_at timestamptz not null,
  answer jsonb,
  -- How much of it was right, 0 to 1.
  share numeric(7, 6) check (share between 0 and 1),
  answered_at timestamptz,
  primary key (client_id, user_id, day),
  foreign key (client_id, question_id, version) references question_versions (client_id, question_id, version),
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (share is null))
) with (fillfactor = 80);
create trigger daily_questions_stay before update on daily_questions
  for each row when (not is_erasing()) execute function daily_questions_stay();
grant select, insert, update on daily_questions to trilha_app;

-- Days with the question of the day answered: how many in a row as of the last, and the longest there was.
create table streaks (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  days integer not null default 0 check (days >= 0),
  longest integer not null default 0 check (longest >= days),
  last_day date,
  primary key (client_id, user_id)
) with (fillfactor = 80);
grant select, insert, update on streaks to trilha_app;

-- Some questions of a bank, for some people, between two moments.
create table drills (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  title jsonb not null,
  bank_id uuid not null,
  -- A question has to have all of them.
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  questions smallint not null check (questions between 1 and 30),
  from_at timestamptz not null,
  -- Exclusive; null: no end.
  until_at timestamptz check (until_at > from_at),
  audience jsonb not null,
  mandatory boolean not null,
  state text not null default 'active' check (state in ('active', 'archived')),
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, bank_id) references question_banks (client_id, id)
);
create index drills_newest on drills (client_id, created_at desc, id desc);
grant select, insert, update on drills to trilha_app;

-- One person at one drill: what was drawn for them, and how far they are.
create table drill_runs (
  client_id uuid not null,
  drill_id uuid not null,
  user_id uuid not null references users (id),
  -- [{ questionId, version, order }], by place from 0.
  paper jsonb not null check (jsonb_typeof(paper) = 'array'),
  locale text not null,
  started_at timestamptz not null,
  answered smallint not null default 0,
  -- Answers among those that are wholly right.
  correct smallint not null default 0 check (correct between 0 and answered),
  done_at timestamptz,
  primary key (client_id, drill_id, user_id),
  foreign key (client_id, drill_id) references drills (client_id, id) on delete cascade
) with (fillfactor = 80);
create index drill_runs_of_person on drill_runs (client_id, user_id);
grant select, insert, update on drill_runs to trilha_app;

create table drill_answers (
  client_id uuid not null,
  drill_id uuid not null,
  user_id uuid not null,
  question smallint not null check (question >= 0),
  answer jsonb not null,
  share numeric(7, 6) not null check (share between 0 and 1),
  at timestamptz not null,
  primary key (client_id, drill_id, user_id, question),
  foreign key (client_id, drill_id, user_id) references drill_runs (client_id, drill_id, user_id) on delete cascade
);
create trigger drill_answers_stay before update on drill_answers for each row execute function refuse_change();
grant select, insert on drill_answers to trilha_app;

-- Closed banners of a mandatory drill: they do not come back.
create table drill_banners_closed (
  client_id uuid not null,
  drill_id uuid not null,
  user_id uuid not null references users (id),
  at timestamptz not null,
  primary key (client_id, drill_id, user_id),
  foreign key (client_id, drill_id) references drills (client_id, id) on delete cascade
);
grant select, insert on drill_banners_closed to trilha_app;

-- Certificates of courses and trails: how they look, and what was issued.

create table certificate_templates (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The newest; certificates name the one they were issued by.
  version integer not null default 1 check (version > 0),
  -- Template of all courses, or all trails, that have none of their own.
  default_for_courses boolean not null default false,
  default_for_trails boolean not null default false,
  archived_at timestamptz,
  changed_at timestamptz not null,
  unique (client_id, id),
  check (archived_at is null or not (default_for_courses or default_for_trails))
);
create unique index certificate_templates_courses on certificate_templates (client_id) where default_for_courses;
create unique index certificate_templates_trails on certificate_templates (client_id) where default_for_trails;
grant select, insert, update on certificate_templates to trilha_app;

-- Versions of a template: only added to.
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
grant select, insert on certificate_template_versions to trilha_app;

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
grant select, insert, delete on course_certificates to trilha_app;

-- Certificates: what stands on it never changes, whatever becomes of the person, the course or the client's look.
create table certificates (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  -- Public address: a hundred random bits.
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
  -- Default language of the drawing.
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
grant select, insert on certificates to trilha_app;
grant update (reminded_at) on certificates to trilha_app;
grant update (replaced_at) on certificates to trilha_app;
grant update (revoke_reason) on certificates to trilha_app;
grant update (revoked_at) on certificates to trilha_app;
grant update (revoked_by) on certificates to trilha_app;

-- Certificate job for a whole course: issue what is missing, or put all of them into one ZIP.
create table certificate_runs (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('issue', 'bundle')),
  course_id uuid not null,
  locale text not null references languages (code),
  done integer not null default 0,
  total integer not null,
  -- Last certificate done.
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
grant select, insert, update on certificate_runs to trilha_app;

-- Badges: what brings them, and the people who have them.

create table badges (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name jsonb not null,
  text jsonb not null default '{}',
  -- The contract's `badgePicture`.
  picture jsonb not null,
  -- Shape `countingEligibility` of the contract.
  rule jsonb not null,
  -- `off`: nobody new gets it.
  state text not null default 'on' check (state in ('on', 'off')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id)
);
create trigger badges_touch before update on badges for each row execute function touch_updated_at();
grant select, insert, update on badges to trilha_app;

-- Once per person.
create table badge_awards (
  client_id uuid not null,
  badge_id uuid not null,
  user_id uuid not null references users (id),
  awarded_at timestamptz not null,
  -- When it was celebrated.
  seen_at timestamptz,
  primary key (client_id, badge_id, user_id),
  foreign key (client_id, badge_id) references badges (client_id, id) on delete cascade
);
create index badge_awards_of_person on badge_awards (client_id, user_id);
create index badge_awards_newest on badge_awards (client_id, badge_id, awarded_at desc, user_id desc);
grant select, insert, update, delete on badge_awards to trilha_app;

-- Packages that authors send to SCORM Cloud: the newest time of each. There its course has the package's
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
  -- Message of SCORM Cloud.
  message text not null default '' check (length(message) <= 512),
  started_at timestamptz not null,
  done_at timestamptz,
  primary key (client_id, package_id),
  foreign key (client_id, package_id) references packages (client_id, id) on delete cascade,
  check ((state = 'failed') = (refusal is not null)),
  check ((state in ('done', 'failed')) = (done_at is not null))
);
grant select, insert, update on scorm_cloud_imports to trilha_app;

create table learning_flags (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  -- Null: the course as a whole.
  activity_id uuid,
  -- Attempt of the course.
  attempt integer not null check (attempt > 0),
  reason text not null check (reason in ('package_too_fast', 'test_too_fast', 'game_too_fast', 'course_too_fast')),
  state text not null default 'open' check (state in ('open', 'cleared', 'rejected')),
  -- Seconds: what it takes at least, and what it took by the server's clock.
  expected integer not null check (expected between 0 and 10000000),
  measured integer not null check (measured between 0 and 10000000),
  raised_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id),
  decided_name text not null default '' check (length(decided_name) <= 256),
  decision_reason text check (length(decision_reason) <= 256),
  unique nulls not distinct (client_id, enrolment_id, attempt, activity_id, reason),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade,
  check ((state = 'open') = (decided_at is null))
);
create index learning_flags_by_state on learning_flags (client_id, state, id);
create index learning_flags_of_course on learning_flags (client_id, course_id, id);
create trigger learning_flags_stay before update on learning_flags for each row
  when (old.state is distinct from new.state) execute function learning_flags_stay();
grant select, insert, update on learning_flags to trilha_app;

do $$
declare
  of_table text;
begin
  foreach of_table in array array['course_labels', 'course_prerequisites'] loop
    execute format('create trigger %1$s_added after insert on %1$s referencing new table as changed
      for each statement execute function course_catalogue_changed()', of_table);
    execute format('create trigger %1$s_edited after update on %1$s referencing new table as changed
      for each statement execute function course_catalogue_changed()', of_table);
    execute format('create trigger %1$s_removed after delete on %1$s referencing old table as changed
      for each statement execute function course_catalogue_changed()', of_table);
  end loop;
end
$$;
create trigger courses_added after insert on courses referencing new table as changed
  for each statement execute function course_catalogue_changed();

comment on column sittings.used is
  'Seconds of the person''s time: what was on the screen, or what was seen at the fastest pace.';

-- Progress reports by course of large programmes: a job sums all enrolments every few minutes,
-- for half a million of them are too many to sum while somebody waits. They are
-- narrowed to the country and chain people are of, and where they stand. Requests, invitations and who left are in none.
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
grant select, insert, delete on learning_sums to trilha_app;

-- Clients whose enrolments are summed, and how old that is.
create table learning_counted (
  client_id uuid primary key references clients (id) on delete cascade,
  counted_at timestamptz not null
);
grant select, insert, update on learning_counted to trilha_app;
