-- Facts that conditions are judged by are one value: functions that answer them with others do not name each. A new
-- database has them so already.

do $$
begin
  if to_regprocedure('gate_facts(uuid, uuid, uuid)') is not null then
    drop function learner_facts(uuid, uuid, timestamptz, text);
    drop function store_facts(uuid, uuid, uuid, char, timestamptz);
    drop function gate_facts(uuid, uuid, uuid);
  end if;
end
$$;
