-- Filters of a list under a name: a person's own in a client, or shared with its staff (§interface#saved-views).

create table saved_views (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  -- Address pattern of the list's page.
  list text not null check (length(list) between 2 and 128),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) between 1 and 512),
  shared boolean not null default false,
  version integer not null default 1,
  unique (client_id, user_id, list, name)
);
create index saved_views_shared on saved_views (client_id, list) where shared;
create index saved_views_of_person on saved_views (user_id);

alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy own_client on saved_views
  using (client_id = current_client() and (user_id = current_person() or shared) or is_system());
create policy owner_all on saved_views to current_user using (true) with check (true);
grant select, insert, update, delete on saved_views to trilha_app;
