-- States of all that is audited; illegal steps fail here too.
create or replace function claim_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select old_state = new_state or (old_state, new_state) in (
    ('submitted', 'auto_accepted'), ('submitted', 'in_review'), ('submitted', 'withdrawn'),
    ('in_review', 'accepted'), ('in_review', 'rejected'), ('in_review', 'withdrawn'),
    ('rejected', 'resubmitted'), ('resubmitted', 'in_review'), ('rejected', 'appealed'), ('appealed', 'accepted'),
    ('appealed', 'rejected'), ('auto_accepted', 'reversed'), ('auto_accepted', 'in_review'), ('accepted', 'reversed'),
    ('accepted', 'appealed'), ('in_review', 'awaiting_picture'), ('appealed', 'awaiting_picture'),
    ('awaiting_picture', 'in_review'), ('awaiting_picture', 'appealed'), ('awaiting_picture', 'withdrawn'))
$$;

create or replace function claims_guard() returns trigger language plpgsql as $$
begin
  if not claim_step(old.state, new.state) then
    raise exception 'it does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
