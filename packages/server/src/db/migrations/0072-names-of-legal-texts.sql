-- Constraints of legal_texts bear the name of their table, also where an earlier version named them otherwise.

do $$
declare
  of_constraint name;
begin
  for of_constraint in
    select conname from pg_constraint
     where conrelid = 'legal_texts'::regclass and starts_with(conname, 'legal_texts_by_version')
  loop
    execute format('alter table legal_texts rename constraint %I to %I', of_constraint,
      replace(of_constraint, 'legal_texts_by_version', 'legal_texts'));
  end loop;
end
$$;
