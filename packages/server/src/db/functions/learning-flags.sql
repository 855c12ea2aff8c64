-- The contract's `flagTransitions` says the same of every pair of states; a test compares the two.
create or replace function learning_flag_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select (old_state, new_state) in (('open', 'cleared'), ('open', 'rejected'))
$$;

create or replace function learning_flags_stay() returns trigger language plpgsql as $$
begin
  if not learning_flag_step(old.state, new.state) then
    raise exception 'flag % cannot go from % to %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
