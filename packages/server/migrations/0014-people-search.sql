-- A search of several words in one step, however many people there are. Three letters of each word are in tens of
-- thousands of rows, and the trigram index would intersect all of those lists; where one word ends and the next
-- begins is rare: "peña 1f" is in few rows as "na 1f". The client is a part of the key, for the same reason.

-- What a row is found by: for each two neighbouring words, the last one and two letters of the first with the first
-- one and two of the second. (Where an index is walked it is asked last, of rows that fit: it costs nothing there.)
create function search_pairs(client uuid, value text) returns bigint[]
  language sql immutable parallel safe cost 1
  return (
    select array_agg(distinct hashtextextended(client::text || ends || ' ' || begins, 0))
      from (select word, lead(word) over (order by place) as next_word
              from string_to_table(value, ' ') with ordinality as words (word, place)) neighbours
     cross join lateral (values (right(word, 1)), (right(word, 2))) as a (ends)
     cross join lateral (values (left(next_word, 1)), (left(next_word, 2))) as b (begins)
     where word <> '' and next_word <> ''
  );

-- What a searched text, which may begin and end inside a word, must be found by; none of a single word.
create function phrase_pairs(client uuid, value text) returns bigint[]
  language sql immutable parallel safe
  return (
    select array_agg(distinct hashtextextended(client::text || right(word, 2) || ' ' || left(next_word, 2), 0))
      from (select word, lead(word) over (order by place) as next_word
              from string_to_table(value, ' ') with ordinality as words (word, place)) neighbours
     where word <> '' and next_word <> ''
  );

create index memberships_search_pairs on memberships using gin (search_pairs(client_id, search_text));

-- As before (0004), but for how several words are found.
create or replace function people_page(
  wanted_search text, wanted_status text, wanted_role text, wanted_job_profile text, wanted_country text,
  wanted_group uuid, after_name text, after_id uuid, wanted_rows integer
) returns table (id uuid, sort_name text)
  -- A page is what it answers; without the estimate the planner would join it with the whole client.
  language plpgsql stable rows 25 security definer set search_path = public as $$
declare
  plan text := 'select m.id, m.sort_name from memberships m where m.client_id = current_client()';
  pairs bigint[];
begin
  if wanted_search <> '' then
    pairs := phrase_pairs(current_client(), fold(wanted_search));
  end if;
  if cardinality(pairs) > 0 then
    -- strpos and not like: how many rows fit is known of the pairs, and would be counted twice. "Not distinct", because
    -- the client is in the pairs: no other index need list its rows.
    plan := 'select m.id, m.sort_name from memberships m where m.client_id is not distinct from current_client()'
      || ' and strpos(m.search_text, fold($1)) > 0 and search_pairs(m.client_id, m.search_text) @> $10';
  elsif wanted_search <> '' then
    plan := plan || ' and m.search_text like ''%'' || replace(replace(replace(fold($1), ''\'', ''\\''), ''%'', ''\%''), ''_'', ''\_'') || ''%''';
  end if;
  if wanted_status is not null then plan := plan || ' and m.status = $2'; end if;
  if wanted_role is not null then plan := plan || ' and m.roles @> array[$3] and m.roles <> ''{}'''; end if;
  if wanted_job_profile is not null then plan := plan || ' and m.job_profile = $4'; end if;
  if wanted_country is not null then plan := plan || ' and m.country = $5'; end if;
  if wanted_group is not null then
    plan := plan || ' and exists (select from membership_groups g where g.client_id = m.client_id and g.membership_id = m.id and g.group_id = $6)';
  end if;
  if wanted_search <> '' then
    if after_id is not null then plan := plan || ' and m.id < $8'; end if;
    plan := plan || ' order by m.id desc limit $9';
  else
    if after_id is not null then plan := plan || ' and (m.sort_name, m.id) > ($7 collate "und-x-icu", $8)'; end if;
    plan := plan || ' order by m.sort_name, m.id limit $9';
  end if;
  return query execute plan
    using wanted_search, wanted_status, wanted_role, wanted_job_profile, wanted_country, wanted_group, after_name, after_id, wanted_rows, pairs;
end
$$;
