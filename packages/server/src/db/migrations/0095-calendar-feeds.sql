-- Private calendar of a person in a client, by an address whose secret is known here by its hash alone.

create table calendar_feeds (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (client_id, user_id)
);

alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy own_client on calendar_feeds using (client_id = current_client() or is_system());
create policy owner_all on calendar_feeds to current_user using (true) with check (true);
grant select, insert, update, delete on calendar_feeds to trilha_app;
