create or replace function awards_posted_once() returns trigger language plpgsql as $$
begin
  if old.posted_at is not null or new.user_id <> old.user_id or new.points > greatest(old.points, 0) then
    raise exception 'award % is what was decided on', old.id using errcode = 'restrict_violation';
  end if;
  if new.posted_at is not null
     and not exists (select from award_batches b where b.id = new.batch_id and b.state = 'approved') then
    raise exception 'award % has no approval', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- The end of a proposal comes once and stays, whoever asks: approved, refused or withdrawn. Nothing comes on the books
-- without an approval.
create or replace function award_batches_decided_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' then
      raise exception 'a batch begins proposed' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.state <> 'proposed' and
     (new.state, new.decided_by, new.decided_at, new.decision_reason, new.withdrawn_by, new.withdrawn_at)
      is distinct from
     (old.state, old.decided_by, old.decided_at, old.decision_reason, old.withdrawn_by, old.withdrawn_at) then
    raise exception 'batch % has been decided on', old.id using errcode = 'restrict_violation';
  end if;
  if (new.campaign_id, new.kind, new.file_id, new.content_hash, new.proposed_by, new.proposed_at)
      is distinct from
     (old.campaign_id, old.kind, old.file_id, old.content_hash, old.proposed_by, old.proposed_at) then
    raise exception 'batch % is what was proposed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
