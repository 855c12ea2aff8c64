-- Proposals of points once more (§1): whoever made one may take it back while it waits, and the same file of awards is
-- known again.

alter table award_batches
  -- Who took it back is who proposed it; both stay written, as for a decision.
  add column withdrawn_by uuid references users (id),
  add column withdrawn_at timestamptz,
  -- What the lines of a file give to whom; null: no file, or one proposed before files were known again.
  add column content_hash bytea check (content_hash is null or kind = 'file' and length(content_hash) = 32),
  drop constraint award_batches_state_check,
  -- It said that whatever is not proposed was decided on.
  drop constraint award_batches_check1,
  add constraint award_batches_state_check
    check (state in ('proposed', 'approved', 'refused', 'withdrawn')),
  add constraint award_batches_decided check ((state in ('approved', 'refused')) = (decided_by is not null)),
  add constraint award_batches_withdrawn check (
    (state = 'withdrawn') = (withdrawn_by is not null) and (withdrawn_by is null) = (withdrawn_at is null)
    and coalesce(withdrawn_by, proposed_by) = proposed_by);

-- One of its content waits or was approved; once refused or withdrawn it may come again.
create unique index award_batches_of_content on award_batches (client_id, campaign_id, content_hash)
  where state in ('proposed', 'approved');

-- The end of a proposal comes once and stays, whoever asks: approved, refused or withdrawn.
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
drop trigger award_batches_decided_once on award_batches;
create trigger award_batches_decided_once before insert or update on award_batches
  for each row execute function award_batches_decided_once();
