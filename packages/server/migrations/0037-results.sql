-- What came of tests (§3 Course test): who is at which essay, figures of tests and questions kept by a job, regrades.

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
  -- Those to look at first have the lowest; the newest version that was answered stands for its question.
  place smallint not null,
  newest boolean not null,
  primary key (client_id, course_id, activity_id, question_id, version),
  foreign key (client_id, course_id, activity_id) references test_figures (client_id, course_id, activity_id)
    on delete cascade
);
create index item_figures_worst on item_figures (client_id, course_id, activity_id, place, difficulty, question_id)
  where newest;

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

do $$
declare
  t text;
begin
  foreach t in array array['essay_locks', 'regrade_runs', 'test_figures', 'item_figures'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_client on %I using (client_id = current_client() or is_system())', t);
  end loop;
end
$$;
grant select, insert, update, delete on essay_locks, test_figures, item_figures to trilha_app;
grant select, insert, update on regrade_runs to trilha_app;

-- What ended since figures were counted.
create index attempts_ended on attempts (ended_at) where ended_at is not null;
