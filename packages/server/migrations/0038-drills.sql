-- What somebody remembers and when it fades; the question of the day and its streak; drills.

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

-- The question of the day, drawn once: what is asked stays, whatever becomes of it in its bank.
create table daily_questions (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  -- In the client's zone.
  day date not null,
  question_id uuid not null,
  version integer not null,
  -- Of its parts, as they are put.
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

create function daily_questions_stay() returns trigger language plpgsql as $$
begin
  if old.answered_at is not null then
    raise exception 'the question of % is answered', old.day using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger daily_questions_stay before update on daily_questions
  for each row execute function daily_questions_stay();

-- Days with the question of the day answered: how many in a row as of the last, and the longest there was.
create table streaks (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  days integer not null default 0 check (days >= 0),
  longest integer not null default 0 check (longest >= days),
  last_day date,
  primary key (client_id, user_id)
) with (fillfactor = 80);

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
  -- Of those, wholly right.
  correct smallint not null default 0 check (correct between 0 and answered),
  done_at timestamptz,
  primary key (client_id, drill_id, user_id),
  foreign key (client_id, drill_id) references drills (client_id, id) on delete cascade
) with (fillfactor = 80);
create index drill_runs_of_person on drill_runs (client_id, user_id);

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

-- Whose banner of a mandatory drill was closed: it does not come back.
create table drill_banners_closed (
  client_id uuid not null,
  drill_id uuid not null,
  user_id uuid not null references users (id),
  at timestamptz not null,
  primary key (client_id, drill_id, user_id),
  foreign key (client_id, drill_id) references drills (client_id, id) on delete cascade
);

do $$
declare
  t text;
begin
  foreach t in array array['memories', 'daily_questions', 'streaks', 'drills', 'drill_runs', 'drill_answers',
                           'drill_banners_closed'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_client on %I using (client_id = current_client() or is_system())', t);
  end loop;
end
$$;
grant select, insert, update on memories, daily_questions, streaks, drills, drill_runs to trilha_app;
grant select, insert on drill_answers, drill_banners_closed to trilha_app;
