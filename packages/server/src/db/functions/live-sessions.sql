-- The contract's `sessionSteps` says the same of every pair of states; a test compares the two.
create or replace function session_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select (old_state, new_state) in (
    ('draft', 'pre_scheduled'), ('draft', 'scheduled'),
    ('pre_scheduled', 'scheduled'), ('pre_scheduled', 'canceled'),
    ('scheduled', 'canceled'))
$$;

-- The contract's `registrationSteps` says the same, whatever act leads from one to the other.
create or replace function registration_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select (old_state, new_state) in (
    ('none', 'registered'), ('none', 'waiting'), ('none', 'requested'), ('none', 'invited'), ('none', 'checked_in'),
    ('requested', 'registered'), ('requested', 'waiting'), ('requested', 'refused'), ('requested', 'unsubscribed'),
    ('invited', 'registered'), ('invited', 'waiting'), ('invited', 'unsubscribed'), ('invited', 'removed'),
    ('waiting', 'offered'), ('waiting', 'unsubscribed'), ('waiting', 'removed'), ('waiting', 'checked_in'),
    ('offered', 'registered'), ('offered', 'unsubscribed'), ('offered', 'lapsed'), ('offered', 'removed'),
    ('offered', 'checked_in'),
    ('registered', 'unsubscribed'), ('registered', 'removed'), ('registered', 'checked_in'),
    ('checked_in', 'registered'),
    ('unsubscribed', 'registered'), ('unsubscribed', 'waiting'), ('unsubscribed', 'requested'),
    ('unsubscribed', 'invited'), ('unsubscribed', 'checked_in'),
    ('lapsed', 'registered'), ('lapsed', 'waiting'), ('lapsed', 'requested'), ('lapsed', 'invited'),
    ('lapsed', 'checked_in'),
    ('refused', 'invited'), ('removed', 'invited'))
$$;

create or replace function live_sessions_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' then
      raise exception 'a session begins as a draft' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.state <> old.state and not session_step(old.state, new.state) then
    raise exception 'session % cannot go from % to %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace function live_session_registrations_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not registration_step('none', new.state) then
      raise exception 'a registration does not begin as %', new.state using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.client_id, new.session_id, new.user_id) is distinct from (old.client_id, old.session_id, old.user_id) then
    raise exception 'registration % is somebody''s in one session', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not registration_step(old.state, new.state) then
    raise exception 'registration % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

/*
 * Seats of a session follow its registrations, in the statement that moves one: nothing else writes them but capacity.
 * The row's check is the last judge. Whoever takes a seat or gives one back holds the row until the commit; whoever
 * joins the line or checks in does not touch it.
 */
create or replace function live_session_seats_follow() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := case when tg_op = 'UPDATE' then old.state else '' end;
  more_taken integer := (new.state in ('registered', 'checked_in'))::integer
    - (before in ('registered', 'checked_in'))::integer;
  more_offered integer := (new.state = 'offered')::integer - (before = 'offered')::integer;
begin
  if more_taken <> 0 or more_offered <> 0 then
    update live_session_seats s set taken = taken + more_taken, offered = offered + more_offered
      where s.client_id = new.client_id and s.session_id = new.session_id;
  end if;
  return null;
end
$$;

-- Every session has its row of seats from the beginning.
create or replace function live_sessions_begin() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into live_session_seats (client_id, session_id) values (new.client_id, new.id);
  return null;
end
$$;
