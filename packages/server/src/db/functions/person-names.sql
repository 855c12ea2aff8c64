-- after tables: they take a row of one

create or replace function person_sort_name(u users) returns text
  language sql immutable return trim(u.first_name || ' ' || u.last_name);

create or replace function person_search_text(u users) returns text
  language sql immutable
  return fold(concat_ws(' ', u.first_name, u.last_name, u.nickname, u.username, u.email, u.document));

create or replace function free_document_key(client uuid, person users) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.key from (select person.document_country || ' ' || person.document as key) k
   where not exists (select from memberships o
     where o.client_id = client and o.document_key = k.key and o.user_id <> person.id)
$$;
revoke execute on function free_document_key from public;
