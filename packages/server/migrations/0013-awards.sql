-- Points given by people rather than by a sale: adjustments, mystery-customer actions, files of awards (§1).
-- None counts before a second person approved it.

create table award_batches (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  kind text not null check (kind in ('adjustment', 'mystery_customer', 'file')),
  state text not null check (state in ('proposed', 'approved', 'refused')),
  reason text not null check (length(reason) between 1 and 256),
  file_id uuid references files (id),
  awards integer not null,
  points bigint not null,
  experience bigint not null,
  proposed_by uuid not null references users (id),
  -- Names as they were: whoever looks after several clients is a member of none.
  proposer_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid references users (id),
  decider_name text,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 256),
  version integer not null default 1,
  unique (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  check (decided_by is distinct from proposed_by),
  check ((state = 'proposed') = (decided_by is null))
);
create index award_batches_by_time on award_batches (client_id, proposed_at desc, id desc);

create table awards (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  batch_id uuid not null,
  user_id uuid not null references users (id),
  store_id uuid,
  -- Below zero only for an adjustment: it takes back.
  points bigint not null,
  experience bigint not null check (experience >= 0),
  note text not null default '' check (length(note) <= 256),
  occurred_on date not null,
  trace jsonb not null default '[]',
  -- When it came on the books; null: not yet, or never.
  posted_at timestamptz,
  unique (client_id, id),
  foreign key (client_id, batch_id) references award_batches (client_id, id),
  foreign key (client_id, store_id) references stores (client_id, id)
);
create index awards_of_batch on awards (client_id, batch_id, id);
create index awards_to_post on awards (client_id, batch_id, id) where posted_at is null;
-- What a person was given already, within the reach of an activity's rule.
create index awards_of_person on awards (client_id, user_id, occurred_on);

-- A decision is taken once and stays, whoever asks; nothing comes on the books without it.
create function award_batches_decided_once() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' and (new.state, new.decided_by, new.decided_at, new.decision_reason)
      is distinct from (old.state, old.decided_by, old.decided_at, old.decision_reason) then
    raise exception 'batch % has been decided on', old.id using errcode = 'restrict_violation';
  end if;
  if (new.campaign_id, new.kind, new.proposed_by, new.proposed_at)
      is distinct from (old.campaign_id, old.kind, old.proposed_by, old.proposed_at) then
    raise exception 'batch % is what was proposed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger award_batches_decided_once before update on award_batches
  for each row execute function award_batches_decided_once();

create function awards_posted_once() returns trigger language plpgsql as $$
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
create trigger awards_posted_once before update on awards for each row execute function awards_posted_once();

alter table award_batches enable row level security;
alter table awards enable row level security;
create policy own_client on award_batches using (client_id = current_client() or is_system());
create policy own_client on awards using (client_id = current_client() or is_system());
grant select, insert, update on award_batches, awards to trilha_app;
