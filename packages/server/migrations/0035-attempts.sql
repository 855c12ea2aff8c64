-- Attempts at tests, and every answer of them (§3 Course test, §4 Course and training).

-- The contract's `attemptTransitions` says the same of every pair of states; a test compares the two.
create function attempt_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select (old_state, new_state) in (
    ('running', 'marking'), ('running', 'done'), ('running', 'void'),
    ('marking', 'done'), ('marking', 'void'),
    ('done', 'void'))
$$;

-- What was drawn as it began, frozen; and what it came to, counted of the answers.
create table attempts (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  -- Of the course, when it began: a course that starts over counts attempts anew.
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
-- Whose paper holds a question: for whoever mends it.
create index attempts_of_question on attempts using gin (paper jsonb_path_ops);

create function attempts_stay() returns trigger language plpgsql as $$
begin
  if (new.client_id, new.enrolment_id, new.activity_id, new.user_id, new.course_attempt, new.number, new.settings,
      new.paper, new.seed, new.started_at)
     is distinct from (old.client_id, old.enrolment_id, old.activity_id, old.user_id, old.course_attempt, old.number,
      old.settings, old.paper, old.seed, old.started_at) then
    raise exception 'attempt % stays what it began as', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not attempt_step(old.state, new.state) then
    raise exception 'attempt % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger attempts_stay before update on attempts for each row execute function attempts_stay();

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

-- What a person gave one question; of several the last counts.
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

-- What happened to an attempt beside its answers.
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

do $$
declare
  t text;
begin
  foreach t in array array['attempts', 'attempt_answers', 'attempt_marks', 'attempt_grants', 'attempt_events'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_client on %I using (client_id = current_client() or is_system())', t);
  end loop;
end
$$;
grant select, insert, update on attempts to trilha_app;
grant select, insert on attempt_answers, attempt_marks, attempt_grants, attempt_events to trilha_app;
