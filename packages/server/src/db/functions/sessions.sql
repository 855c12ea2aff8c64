-- Ends someone's running sessions and what pushes to them: all, those in one client, or all but one. Staff end
-- sessions of people they cannot see the sessions of, hence the owner's rights; whom it may touch is checked here.
create or replace function end_sessions(
  person uuid, why text, moment timestamptz, only_client uuid default null, spared uuid default null
) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with ended as (
    update sessions s set ended_at = moment, end_reason = why
     where s.user_id = person and s.ended_at is null
       and (end_sessions.only_client is null or s.client_id = end_sessions.only_client)
       and (spared is null or s.id <> spared)
       and (is_system() or person = current_person()
         or exists (select from memberships m where m.user_id = person and m.client_id = current_client()))
    returning s.id
  ), silenced as (
    delete from device_tokens d using ended where d.session_id = ended.id
  )
  select count(*)::integer from ended
$$;
revoke execute on function end_sessions from public;
grant execute on function end_sessions to trilha_app;

-- Neither a refresh nor a change of client makes more of a session than what opened it.
create or replace function sessions_stay_bound() returns trigger language plpgsql as $$
begin
  if new.scope <> old.scope or new.user_id <> old.user_id
    or (old.scope = 'membership' and new.client_id is distinct from old.client_id) then
    raise exception 'a session keeps its person and its scope, and a membership''s session its client';
  end if;
  return new;
end
$$;

create or replace function sessions_open_personal_data() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update memberships m set personal_data_open = true, personal_data_opened_at = new.created_at
   where m.user_id = new.user_id and m.client_id = new.client_id and m.personal_data_opened_at is null;
  return null;
end
$$;
