-- A change of rights tells every process at once, so that a cached answer never outlives it.
create or replace function tell_actor_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('trilha_actor_changed', coalesce(new.user_id, old.user_id)::text);
  return null;
end
$$;

create or replace function tell_user_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('trilha_actor_changed', new.id::text);
  return null;
end
$$;

create or replace function tell_staff_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('trilha_actor_changed', m.user_id::text) from memberships m
   where m.client_id = new.id and m.roles <> '{}';
  perform pg_notify('trilha_actor_changed', u.id::text) from users u where u.is_superuser;
  return null;
end
$$;

-- A client that closes for maintenance, or opens again, closes to everybody at once.
create or replace function tell_client_closed() returns trigger language plpgsql as $$
begin
  perform pg_notify('trilha_client_changed', new.client_id::text);
  return null;
end
$$;

create or replace function tell_live_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('trilha_live', json_build_object('id', new.id, 'client', new.client_id, 'user', new.user_id, 'kind', new.kind)::text);
  return null;
end
$$;
