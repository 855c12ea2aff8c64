-- A document names a person within a client. While one was unique in the whole installation, any client could find out
-- whose it is elsewhere by bringing it, and keep its owner out by bringing it first
-- (docs/decisions/039-proof-of-a-person-and-of-a-membership.md).

drop index users_by_document;

-- The document its person is named by in this client: "BR 12345678909". Null for who has none, and for whoever came with
-- one that somebody of the client had already.
alter table memberships add column document_key text;
update memberships m set document_key = u.document_country || ' ' || u.document
  from users u where u.id = m.user_id and u.document is not null;
create unique index memberships_by_document on memberships (client_id, document_key) where document_key is not null;

create function free_document_key(client uuid, person users) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.key from (select person.document_country || ' ' || person.document as key) k
   where not exists (select from memberships o
     where o.client_id = client and o.document_key = k.key and o.user_id <> person.id)
$$;
revoke execute on function free_document_key from public;

-- As before (0058).
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

-- As before (0004).
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
drop trigger users_rename on users;
create trigger users_rename
  after update of first_name, last_name, nickname, username, email, document, document_country on users
  for each row execute function users_rename();

-- Nobody is asked any more because a file named their document.
delete from membership_invitations where email is null;
create or replace function invitations_of(person uuid) returns setof membership_invitations
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.* from users u join membership_invitations i on i.email = lower(u.email)
   where is_system() and u.id = person and u.deleted_at is null and i.created_at > now() - interval '90 days'
     and not exists (select from memberships m where m.client_id = i.client_id and m.user_id = u.id)
$$;
-- By that, `user_id` is null from now on: the table's check has one of the two.
alter table membership_invitations alter column email set not null;
