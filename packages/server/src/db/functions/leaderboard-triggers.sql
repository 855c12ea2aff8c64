-- Changes of place without a posting.
create or replace function standing_enrolled() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into standing_touched values (new.client_id, new.campaign_id, new.user_id);
  return null;
end
$$;

-- A person of a client: blocked, let in again, in another store, at another level.
create or replace function standing_person_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into standing_touched
    select e.client_id, e.campaign_id, e.user_id from campaign_enrolments e
     where e.client_id = coalesce(new.client_id, old.client_id) and e.user_id = coalesce(new.user_id, old.user_id);
  return null;
end
$$;

create or replace function standing_user_left() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into standing_touched
    select e.client_id, e.campaign_id, e.user_id from campaign_enrolments e
      join clients c on c.id = e.client_id where e.user_id = new.id;
  return null;
end
$$;

create or replace function standing_store_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into standing_touched
    select s.client_id, s.campaign_id, s.user_id from standings s
     where s.client_id = new.client_id and s.store_id = new.id;
  return null;
end
$$;

-- A verdict on points that were all held or gone already moves nothing on the books.
create or replace function standing_lot_judged() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into standing_touched values (new.client_id, new.pot_id, new.user_id);
  return null;
end
$$;

-- Finished, taken back and improved courses move their training score.
create or replace function standing_trained() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into standing_touched
    select e.client_id, e.campaign_id, e.user_id from campaign_enrolments e
      join campaigns c on c.client_id = e.client_id and c.id = e.campaign_id and c.state <> 'settled'
     where e.client_id = new.client_id and e.user_id = new.user_id;
  return null;
end
$$;
