-- As before (0050); and whom a document finds that the caller may not read is not found at all. While they were left out
-- of a page that was found with them, whether there was another page told a document digit by digit; a search within a
-- group showed them outright.

drop function people_page(text, text, text, text, text, uuid, text, uuid, integer);
drop function people_page(text, text, text, text, text, uuid, text, uuid, integer, boolean);
create function people_page(
  wanted_search text, wanted_status text, wanted_role text, wanted_job_profile text, wanted_country text,
  wanted_group uuid, after_name text, after_id uuid, wanted_rows integer,
  never_came boolean,
  -- The caller may read documents, of whoever opened theirs.
  by_documents boolean
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
    using wanted_search, wanted_status, wanted_role, wanted_job_profile, wanted_country, wanted_group, after_name, after_id, wanted_rows, pairs, by_documents;
end
$$;
revoke execute on function people_page(text, text, text, text, text, uuid, text, uuid, integer, boolean, boolean) from public;
grant execute on function people_page(text, text, text, text, text, uuid, text, uuid, integer, boolean, boolean) to trilha_app;
