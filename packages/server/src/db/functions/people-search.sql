-- Search pairs of a row, by which it is found: for each two neighbouring words, the last one and two letters of the
-- first with the first one and two of the second. (Where an index is walked it is asked last, of rows that fit: it
-- costs nothing there.)
create or replace function search_pairs(client uuid, value text) returns bigint[]
  language sql immutable parallel safe cost 1
  return (
    select array_agg(distinct hashtextextended(client::text || ends || ' ' || begins, 0))
      from (select word, lead(word) over (order by place) as next_word
              from string_to_table(value, ' ') with ordinality as words (word, place)) neighbours
     cross join lateral (values (right(word, 1)), (right(word, 2))) as a (ends)
     cross join lateral (values (left(next_word, 1)), (left(next_word, 2))) as b (begins)
     where word <> '' and next_word <> ''
  );

-- Search pairs of a text that may begin and end inside a word; none of a single word.
create or replace function phrase_pairs(client uuid, value text) returns bigint[]
  language sql immutable parallel safe
  return (
    select array_agg(distinct hashtextextended(client::text || right(word, 2) || ' ' || left(next_word, 2), 0))
      from (select word, lead(word) over (order by place) as next_word
              from string_to_table(value, ' ') with ordinality as words (word, place)) neighbours
     where word <> '' and next_word <> ''
  );

-- People a name typed at sign-in may mean, and by what. With the owner's rights because lower() may look at a row
-- before the policy has, so row security would forbid its index; it answers only work that belongs to no client.
create or replace function people_named(login text, bare_document text) returns table (id uuid, matched text)
  language sql stable rows 2 security definer set search_path = public, pg_temp as $$
  select u.id, 'username' from users u
   where lower(u.username) = lower(login) and u.deleted_at is null and is_system()
  union all
  select u.id, 'email' from users u
   where lower(u.email) = lower(login) and u.email is not null and u.deleted_at is null and is_system()
  union all
  select u.id, 'document' from users u
   where u.document = bare_document and u.deleted_at is null and is_system()
$$;
revoke execute on function people_named from public;
grant execute on function people_named to trilha_app;

-- At most so many of a client's people with these letters in their name. With the owner's rights, as people_page is:
-- row security would forbid the trigram index to a search.
create or replace function people_called(wanted text, most integer) returns setof uuid
  language plpgsql stable rows 100 security definer set search_path = public, pg_temp as $$
declare
  letters constant text := fold(wanted);
  pairs constant bigint[] := phrase_pairs(current_client(), letters);
begin
  if cardinality(pairs) > 0 then
    return query select m.user_id from memberships m
      where m.client_id is not distinct from current_client() and strpos(m.called, letters) > 0
        and search_pairs(m.client_id, m.search_text) @> pairs
      limit most;
  else
    return query execute $q$
      select m.user_id from memberships m
      where m.client_id = current_client()
        and m.called like '%' || replace(replace(replace($1, '\', '\\'), '%', '\%'), '_', '\_') || '%'
      limit $2 $q$ using letters, most;
  end if;
end
$$;
revoke execute on function people_called from public;
grant execute on function people_called to trilha_app;

-- The one without birthdays, where a database still has it: two of one name would both be kept.
drop function if exists people_page(text, text, text, text, text, uuid, text, uuid, integer, boolean, boolean);
create or replace function people_page(
  wanted_search text, wanted_status text, wanted_role text, wanted_job_profile text, wanted_country text,
  wanted_group uuid, after_name text, after_id uuid, wanted_rows integer,
  never_came boolean,
  -- The caller may read documents, of whoever opened theirs.
  by_documents boolean,
  -- Born later than the one and on the other at the latest; of whoever opened their data.
  born_after date default null, born_until date default null
) returns table (id uuid, sort_name text)
  -- A page is what it answers; without the estimate the planner would join it with the whole client.
  language plpgsql stable rows 25 security definer set search_path = public, pg_temp as $$
declare
  plan text := 'select m.id, m.sort_name from memberships m where m.client_id = current_client() and m.left_at is null';
  pairs bigint[];
begin
  if wanted_search <> '' then
    pairs := phrase_pairs(current_client(), fold(wanted_search));
  end if;
  if cardinality(pairs) > 0 then
    -- strpos and not like: how many rows fit is known of the pairs, and would be counted twice. "Not distinct", because
    -- the client is in the pairs: no other index need list its rows.
    plan := 'select m.id, m.sort_name from memberships m where m.client_id is not distinct from current_client() and m.left_at is null'
      || ' and strpos(m.search_text, fold($1)) > 0 and search_pairs(m.client_id, m.search_text) @> $10';
  elsif wanted_search <> '' then
    plan := plan || ' and m.search_text like ''%'' || replace(replace(replace(fold($1), ''\'', ''\\''), ''%'', ''\%''), ''_'', ''\_'') || ''%''';
  end if;
  if wanted_search <> '' then
    plan := plan || ' and (($11 and m.personal_data_open) or exists (select from users u where u.id = m.user_id'
      || ' and strpos(fold(concat_ws('' '', u.first_name, u.last_name, u.nickname, nullif(u.username, u.document), u.email, m.gmin_number)), fold($1)) > 0))';
  end if;
  if wanted_status is not null then plan := plan || ' and m.status = $2'; end if;
  if wanted_role is not null then plan := plan || ' and m.roles @> array[$3] and m.roles <> ''{}'''; end if;
  if wanted_job_profile is not null then plan := plan || ' and m.job_profile = $4'; end if;
  if wanted_country is not null then plan := plan || ' and m.country = $5'; end if;
  if wanted_group is not null then
    plan := plan || ' and exists (select from membership_groups g where g.client_id = m.client_id and g.membership_id = m.id and g.group_id = $6)';
  end if;
  if born_until is not null then
    plan := plan || ' and m.personal_data_open and exists (select from users u where u.id = m.user_id and u.birthday <= $13 and ($12 is null or u.birthday > $12))';
  end if;
  if never_came then
    plan := plan || ' and exists (select from users u where u.id = m.user_id and u.last_sign_in_at is null and u.password_hash is null)';
  end if;
  if wanted_search <> '' then
    if after_id is not null then plan := plan || ' and m.id < $8'; end if;
    plan := plan || ' order by m.id desc limit $9';
  else
    if after_id is not null then plan := plan || ' and (m.sort_name, m.id) > ($7 collate "und-x-icu", $8)'; end if;
    plan := plan || ' order by m.sort_name, m.id limit $9';
  end if;
  return query execute plan
    using wanted_search, wanted_status, wanted_role, wanted_job_profile, wanted_country, wanted_group, after_name, after_id, wanted_rows, pairs, by_documents, born_after, born_until;
end
$$;
revoke execute on function people_page from public;
grant execute on function people_page to trilha_app;

-- At most so many of a client's people whose name has words nearly these, the nearest first; for a name nobody has.
create or replace function people_alike(wanted text, most integer) returns setof uuid
  language plpgsql stable rows 10 security definer set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.35 as $$
begin
  return query execute 'select m.id from memberships m where m.client_id = current_client() and m.left_at is null'
    || words_condition('m.called', string_to_array(wanted, ' ', ''), true)
    || ' order by word_similarity(fold($1), m.called) desc, m.id limit $2' using wanted, most;
end
$$;
revoke execute on function people_alike from public;
grant execute on function people_alike to trilha_app;
