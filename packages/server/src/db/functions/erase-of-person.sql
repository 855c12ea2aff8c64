-- Erases one step of the register (modules/privacy/register) for somebody who has left: removes rows about them, or
-- makes columns of them blank. It works for nobody who is still here, never on the books, and writes nothing but blanks.
-- `step`: key, as (uuid or text), of and by (the key names rows of another table that are theirs), only (a key the jsonb
-- column must have), rows (remove them), blanks (column: null, "", "—", "{}" or "[]"). At most so many rows at once;
-- answers how many there were.
create or replace function erase_of_person(person uuid, of_table text, step jsonb, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
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
