-- The contract's `attemptTransitions` says the same of every pair of states; a test compares the two.
create or replace function attempt_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select (old_state, new_state) in (
    ('running', 'marking'), ('running', 'done'), ('running', 'void'),
    ('marking', 'done'), ('marking', 'void'),
    ('done', 'void'))
$$;

create or replace function attempts_stay() returns trigger language plpgsql as $$
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
