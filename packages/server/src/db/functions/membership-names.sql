-- A membership bears what its person is found and named by. The first membership opens the personal data to its client;
-- a second one closes them everywhere but where the person opened them.
create or replace function memberships_name() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select person_sort_name(u), person_search_text(u) || ' ' || coalesce(lower(new.gmin_number), ''),
         free_document_key(new.client_id, u)
    into new.sort_name, new.search_text, new.document_key
    from users u where u.id = new.user_id;
  if tg_op = 'INSERT' then
    new.personal_data_open := new.personal_data_opened_at is not null
      or not exists (select from memberships m where m.user_id = new.user_id);
    update memberships m set personal_data_open = false
     where m.user_id = new.user_id and m.personal_data_open and m.personal_data_opened_at is null;
  end if;
  return new;
end
$$;

-- A person's new name reaches all memberships.
create or replace function users_rename() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update memberships m
     set sort_name = person_sort_name(new),
         search_text = person_search_text(new) || ' ' || coalesce(lower(m.gmin_number), ''),
         document_key = free_document_key(m.client_id, new)
   where m.user_id = new.id;
  return null;
end
$$;
