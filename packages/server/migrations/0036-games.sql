-- Games: moves, judged by the server (§3 Game).

-- What was dealt and how it stands: the state of the contract's rules, which its moves alone make.
create table games (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  -- Of the course, when it was dealt: what a restart overtook is void.
  course_attempt integer not null check (course_attempt > 0),
  -- Whose content it is played with, whatever is published meanwhile.
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
  -- It had been won before.
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

create function games_stay() returns trigger language plpgsql as $$
begin
  if (new.client_id, new.enrolment_id, new.activity_id, new.user_id, new.course_attempt, new.course_version,
      new.number, new.allowed_errors, new.started_at)
     is distinct from (old.client_id, old.enrolment_id, old.activity_id, old.user_id, old.course_attempt,
      old.course_version, old.number, old.allowed_errors, old.started_at) then
    raise exception 'game % stays what it was dealt as', old.id using errcode = 'restrict_violation';
  end if;
  if old.ending is not null and (new.ending, new.state, new.errors) is distinct from
      (old.ending, old.state, old.errors) then
    raise exception 'game % is over', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger games_stay before update on games for each row execute function games_stay();

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
  -- Of the game, after it.
  errors integer not null check (errors >= 0),
  ending text check (ending in ('won', 'lost')),
  reveal jsonb,
  at timestamptz not null,
  primary key (client_id, game_id, move_id),
  unique (client_id, game_id, device, seq),
  foreign key (client_id, game_id) references games (client_id, id) on delete cascade
);
create trigger game_moves_stay before update on game_moves for each row execute function refuse_change();

do $$
declare
  t text;
begin
  foreach t in array array['games', 'game_moves'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_client on %I using (client_id = current_client() or is_system())', t);
  end loop;
end
$$;
grant select, insert, update on games to trilha_app;
grant select, insert on game_moves to trilha_app;
