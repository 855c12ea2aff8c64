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
  proposed_at timestamptz not null,
  decided_by uuid references users (id),
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
  unique (client_id, id),
  foreign key (client_id, batch_id) references award_batches (client_id, id),
  foreign key (client_id, store_id) references stores (client_id, id)
);
create index awards_of_batch on awards (client_id, batch_id, id);

alter table award_batches enable row level security;
alter table awards enable row level security;
create policy own_client on award_batches using (client_id = current_client() or is_system());
create policy own_client on awards using (client_id = current_client() or is_system());
grant select, insert, update on award_batches, awards to trilha_app;
