-- Own data: what people are told of by choice, files with all that is kept about them, and leaving for good (spec §5
-- account deletion). docs/decisions/028-leaving.md says what goes and what stays.

-- What somebody chose; what they did not is as usual (contract privacy/shapes `usualWays`).
create table news_choices (
  user_id uuid not null references users (id),
  topic text not null check (topic in ('earning', 'orders', 'levels', 'learning', 'programme')),
  way text not null check (way in ('app', 'push', 'mail')),
  wanted boolean not null,
  primary key (user_id, topic, way)
);
alter table news_choices enable row level security;
create policy own on news_choices using (user_id = current_person() or is_system())
  with check (user_id = current_person() or is_system());
grant select, insert, update, delete on news_choices to trilha_app;

-- On which ways somebody hears of a topic; whoever causes news may not see the person's choices and devices, hence the
-- owner's rights. It tells nothing but these three.
create function ways_of_news(person uuid, of_topic text) returns table (app boolean, push boolean, mail boolean)
  language sql stable rows 1 security definer set search_path = public as $$
  select coalesce(bool_and(c.wanted) filter (where c.way = 'app'), true),
    coalesce(bool_and(c.wanted) filter (where c.way = 'push'), true)
      and exists (select from device_tokens d where d.user_id = person),
    coalesce(bool_and(c.wanted) filter (where c.way = 'mail'), false)
    from news_choices c where c.user_id = person and c.topic = of_topic
$$;
revoke execute on function ways_of_news from public;
grant execute on function ways_of_news to trilha_app;

-- All of one's own data as a file, made by a job; one at a time.
create table own_exports (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  -- Where they were when they asked: the news of it stands there.
  client_id uuid references clients (id) on delete cascade,
  locale text not null references languages (code),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  -- Parts of the register read so far.
  done integer not null default 0,
  total integer not null default 0,
  file_key text,
  bytes bigint,
  asked_at timestamptz not null,
  done_at timestamptz,
  expires_at timestamptz not null,
  check ((state = 'done') = (file_key is not null)),
  check ((state in ('done', 'failed')) = (done_at is not null))
);
create index own_exports_of_person on own_exports (user_id, asked_at desc);
create index own_exports_by_end on own_exports (expires_at);
create unique index own_exports_one on own_exports (user_id) where state in ('queued', 'running');
alter table own_exports enable row level security;
create policy own on own_exports using (user_id = current_person() or is_system())
  with check (user_id = current_person() or is_system());
grant select, insert, update, delete on own_exports to trilha_app;

-- Staff who saw what somebody keeps to few: document, phones, birthday. One line a day and reader.
create table personal_reads (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  reader_id uuid not null references users (id),
  day date not null,
  at timestamptz not null,
  primary key (client_id, user_id, reader_id, day)
);
create index personal_reads_of_person on personal_reads (user_id, at desc);
alter table personal_reads enable row level security;
create policy own_client on personal_reads using (client_id = current_client() or user_id = current_person() or is_system())
  with check (client_id = current_client() or is_system());
grant select, insert, delete on personal_reads to trilha_app;

-- Who leaves, and how far the erasing is. The row stays: it says when, and of whom by id alone.
create table leavings (
  user_id uuid primary key references users (id),
  asked_at timestamptz not null,
  -- The mail that says goodbye; it goes when it has left.
  farewell_id uuid,
  erased_at timestamptz
);
alter table leavings enable row level security;
create policy own on leavings using (is_system());
grant select, insert, update on leavings to trilha_app;

-- Who has left is in no list of people any more; what they did stays, without them.
alter table memberships add column left_at timestamptz;
create or replace function people_page(
  wanted_search text, wanted_status text, wanted_role text, wanted_job_profile text, wanted_country text,
  wanted_group uuid, after_name text, after_id uuid, wanted_rows integer
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

-- Append-only means: no use case changes it. The one thing that may is erasing somebody who has left, and that is done
-- with the owner's rights by the function below; the app's own role can set the word, but is not the owner.
create function is_erasing() returns boolean language sql stable as $$
  select coalesce(current_setting('trilha.erasing', true), '') = 'on'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.users'::regclass)
$$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  -- The books are never touched: what stands in them is no more than numbers and ids.
  if tg_op <> 'TRUNCATE' and tg_table_name not like 'ledger%' and is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create or replace trigger campaign_transitions_kept before update or delete on campaign_transitions
  for each row when (not is_erasing()) execute function campaign_transitions_kept();
create or replace trigger awards_posted_once before update on awards
  for each row when (not is_erasing()) execute function awards_posted_once();
create or replace trigger award_batches_decided_once before insert or update on award_batches
  for each row when (not is_erasing()) execute function award_batches_decided_once();
create or replace trigger stock_corrections_once before insert or update on stock_corrections
  for each row when (not is_erasing()) execute function stock_corrections_once();
create or replace trigger daily_questions_stay before update on daily_questions
  for each row when (not is_erasing()) execute function daily_questions_stay();

-- Erases one step of the register (modules/privacy/register) for somebody who has left: removes rows about them, or
-- makes columns of them blank. It works for nobody who is still here, never on the books, and writes nothing but blanks.
-- `step`: key, as (uuid or text), of and by (the key names rows of another table that are theirs), only (a key the jsonb
-- column must have), rows (remove them), blanks (column: null, "", "—", "{}" or "[]"). At most so many rows at once;
-- answers how many there were.
create function erase_of_person(person uuid, of_table text, step jsonb, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  about text;
  changes text;
  pending text;
  names text[];
  erased integer;
begin
  if not is_system() or of_table like 'ledger%' or of_table in ('users', 'leavings', 'clients')
     or not exists (select from users u where u.id = person and u.deleted_at is not null) then
    raise exception 'nothing of % may be erased', of_table using errcode = 'insufficient_privilege';
  end if;
  if step ? 'of' then
    about := format('%I in (select id%s from %I where %I = $1)', step->>'key',
      case when step->>'as' = 'text' then '::text' else '' end, step->>'of', step->>'by');
  elsif step->>'as' = 'text' then
    select array_agg(one.id::text) into names
      from (select person as id union all select m.id from memberships m where m.user_id = person) one;
    about := format('%I = any($2)', step->>'key');
  else
    about := format('%I = $1', step->>'key');
  end if;
  if step ? 'only' then
    about := about || format(' and %I ? %L', step->'only'->>0, step->'only'->>1);
  end if;
  perform set_config('trilha.erasing', 'on', true);
  if coalesce((step->>'rows')::boolean, false) then
    execute format('delete from %I where ctid = any(array(select ctid from %I where %s limit $3))', of_table, of_table, about)
      using person, names, most;
  else
    if exists (select from jsonb_each(step->'blanks') b
               where b.value not in ('null', '""', '"—"', '"{}"', '"[]"')) then
      raise exception 'only blanks are written' using errcode = 'insufficient_privilege';
    end if;
    -- Where nothing stands nothing is put: some checks bind being there to something else.
    select string_agg(format('%I = case when %I is not null then %L::%s end', b.key, b.key, b.value,
             format_type(a.atttypid, a.atttypmod)), ', '),
           string_agg(format('(%I is not null and %I::text is distinct from %L)', b.key, b.key, b.value), ' or ')
      into changes, pending
      from jsonb_each_text(step->'blanks') b
      join pg_attribute a on a.attrelid = format('%I', of_table)::regclass and a.attname = b.key;
    execute format('update %I set %s where ctid = any(array(select ctid from %I where %s and (%s) limit $3))',
      of_table, changes, of_table, about, pending) using person, names, most;
  end if;
  get diagnostics erased = row_count;
  perform set_config('trilha.erasing', '', true);
  return erased;
end
$$;
revoke execute on function erase_of_person from public;
grant execute on function erase_of_person to trilha_app;
