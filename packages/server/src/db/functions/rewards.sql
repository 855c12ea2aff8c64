create or replace function reward_price_version() returns trigger language plpgsql as $$
begin
  new.version := case when tg_op = 'INSERT' then 1 else old.version + (new.price <> old.price)::integer end;
  return new;
end
$$;

create or replace function reward_prices_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  earlier integer := case when tg_op = 'UPDATE' then old.price end;
begin
  if earlier is distinct from new.price then
    insert into reward_price_changes (client_id, reward_id, country, from_price, to_price, actor_id, actor_name)
      values (new.client_id, new.reward_id, new.country, earlier, new.price, new.changed_by, new.changed_by_name);
  end if;
  -- Stock row for everything sold: so what is sold out is found by its row.
  if tg_op = 'INSERT' then
    insert into reward_stocks (client_id, reward_id, country) values (new.client_id, new.reward_id, new.country)
      on conflict do nothing;
  end if;
  return null;
end
$$;

create or replace function reward_catalogue_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    -- A client that goes with all it has needs no row.
    update reward_catalogue_versions v set version = v.version + 1
      where v.client_id in (select client_id from changed);
  else
    insert into reward_catalogue_versions as v (client_id, version)
      select distinct client_id, 1 from changed
      on conflict (client_id) do update set version = v.version + 1;
  end if;
  return null;
end
$$;
