-- The contract's `learningTransitions` says the same of every pair of states; a test compares the two.
create or replace function course_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select (old_state, new_state) in (
    ('not_started', 'requested'), ('not_started', 'invited'), ('not_started', 'enrolled'),
    ('unenrolled', 'requested'), ('unenrolled', 'invited'), ('unenrolled', 'enrolled'),
    ('requested', 'enrolled'), ('requested', 'invited'), ('requested', 'unenrolled'),
    ('invited', 'enrolled'), ('invited', 'unenrolled'),
    ('enrolled', 'in_progress'), ('enrolled', 'unenrolled'),
    ('in_progress', 'finished'), ('in_progress', 'approved'), ('in_progress', 'reproved'),
    ('in_progress', 'blocked'), ('in_progress', 'restarted'), ('in_progress', 'unenrolled'),
    ('restarted', 'in_progress'), ('restarted', 'blocked'), ('restarted', 'unenrolled'),
    ('finished', 'restarted'), ('finished', 'in_progress'), ('finished', 'approved'),
    ('approved', 'restarted'), ('approved', 'in_progress'), ('approved', 'improved'),
    ('improved', 'restarted'), ('improved', 'in_progress'), ('improved', 'improved'),
    ('reproved', 'restarted'), ('reproved', 'in_progress'), ('reproved', 'approved'),
    ('reproved', 'blocked'), ('reproved', 'unenrolled'),
    ('blocked', 'in_progress'), ('blocked', 'restarted'), ('blocked', 'unenrolled'))
$$;

create or replace function course_enrolments_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not course_step('not_started', new.state) then
      raise exception 'an enrolment does not begin as %', new.state using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.client_id, new.course_id, new.user_id) is distinct from (old.client_id, old.course_id, old.user_id) then
    raise exception 'enrolment % is somebody''s in one course', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not course_step(old.state, new.state) then
    raise exception 'enrolment % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace function course_people_add(of_client uuid, of_course uuid, of_version integer, of_state text, more integer)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update course_people set people = people + more where id = (
    select id from course_people
     where client_id = of_client and course_id = of_course and version is not distinct from of_version
       and state = of_state
     order by id limit 1 for update skip locked);
  if not found then
    insert into course_people (client_id, course_id, version, state, people)
      values (of_client, of_course, of_version, of_state, more);
  end if;
end
$$;
revoke execute on function course_people_add from public;

create or replace function course_people_begin() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform course_people_add(client_id, course_id, version, state, count(*)::integer)
    from added group by client_id, course_id, version, state;
  return null;
end
$$;

create or replace function course_people_move() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform course_people_add(old.client_id, old.course_id, old.version, old.state, -1);
  perform course_people_add(new.client_id, new.course_id, new.version, new.state, 1);
  return null;
end
$$;

-- Progress is never taken back; a course that starts over begins with new rows.
create or replace function activity_progress_stays() returns trigger language plpgsql as $$
begin
  raise exception 'progress on % goes one way', old.activity_id using errcode = 'restrict_violation';
end
$$;
