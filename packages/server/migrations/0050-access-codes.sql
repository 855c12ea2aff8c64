-- First access for people who were loaded in advance without an e-mail (docs/decisions/032-access-codes.md): a code the
-- office hands to them, good together with their document and birth date.

create table access_codes (
  client_id uuid not null,
  membership_id uuid not null,
  -- Keyed, and bound to the membership: equal codes look different.
  code_hash bytea not null,
  -- Counted only where document and birth date were right.
  tries smallint not null default 0,
  issued_at timestamptz not null,
  issued_by uuid not null references users (id),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- One at a time: another takes the place of the one before.
  primary key (client_id, membership_id),
  foreign key (client_id, membership_id) references memberships (client_id, id) on delete cascade
);
create index access_codes_by_end on access_codes (expires_at);
create index access_codes_by_issuer on access_codes (issued_by);

alter table access_codes enable row level security;
create policy own_client on access_codes using (client_id = current_client() or is_system());
grant select, insert, update, delete on access_codes to trilha_app;

-- People who have never come are few after a while, and the list of them is asked for by staff.
create index users_never_came on users (id) where last_sign_in_at is null and password_hash is null;

-- As before (0049), and of people who have never come alone, where that is asked.
create function people_page(
  wanted_search text, wanted_status text, wanted_role text, wanted_job_profile text, wanted_country text,
  wanted_group uuid, after_name text, after_id uuid, wanted_rows integer,
  never_came boolean
) returns table (id uuid, sort_name text)
  -- A page is what it answers; without the estimate the planner would join it with the whole client.
  language plpgsql stable rows 25 security definer set search_path = public as $$
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
    using wanted_search, wanted_status, wanted_role, wanted_job_profile, wanted_country, wanted_group, after_name, after_id, wanted_rows, pairs;
end
$$;
revoke execute on function people_page(text, text, text, text, text, uuid, text, uuid, integer, boolean) from public;
grant execute on function people_page(text, text, text, text, text, uuid, text, uuid, integer, boolean) to trilha_app;

create or replace function people_page(
  wanted_search text, wanted_status text, wanted_role text, wanted_job_profile text, wanted_country text,
  wanted_group uuid, after_name text, after_id uuid, wanted_rows integer
) returns table (id uuid, sort_name text)
  language sql stable rows 25 as $$
  select * from people_page(wanted_search, wanted_status, wanted_role, wanted_job_profile, wanted_country, wanted_group,
    after_name, after_id, wanted_rows, false)
$$;
