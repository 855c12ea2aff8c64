create or replace function games_stay() returns trigger language plpgsql as $$
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

create or replace function daily_questions_stay() returns trigger language plpgsql as $$
begin
  if old.answered_at is not null then
    raise exception 'the question of % is answered', old.day using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
