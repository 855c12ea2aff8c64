-- Results of learning that came faster than a person can reach them: kept, and reviewed before they count.

-- The contract's `flagTransitions` says the same of every pair of states; a test compares the two.
create function learning_flag_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select (old_state, new_state) in (('open', 'cleared'), ('open', 'rejected'))
$$;

create table learning_flags (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  -- Null: the course as a whole.
  activity_id uuid,
  -- Of the course.
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

create function learning_flags_stay() returns trigger language plpgsql as $$
begin
  if not learning_flag_step(old.state, new.state) then
    raise exception 'flag % cannot go from % to %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger learning_flags_stay before update on learning_flags for each row
  when (old.state is distinct from new.state) execute function learning_flags_stay();

alter table learning_flags enable row level security;
alter table learning_flags force row level security;
create policy own_client on learning_flags using (client_id = current_client() or is_system());
grant select, insert, update on learning_flags to trilha_app;

-- Everything of it is done, and it waits until a person has looked at how fast; null: it does not.
alter table course_enrolments add column held_at timestamptz;
