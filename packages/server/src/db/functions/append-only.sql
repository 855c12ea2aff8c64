-- Append-only means: no use case changes it. The one thing that may is erasing somebody who has left, and that is done
-- with the owner's rights by the function below; the app's own role can set the word, but is not the owner.
create or replace function is_erasing() returns boolean language sql stable as $$
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
