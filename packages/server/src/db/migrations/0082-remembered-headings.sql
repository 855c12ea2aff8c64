-- Headings of files as a client's people chose them, by kind of file: the next file of that kind is read the same way.

create table import_headings (
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null,
  -- Normal form of the heading.
  heading text not null,
  -- Null: the column is left out.
  column_name text,
  primary key (client_id, kind, heading)
);

alter table import_headings enable row level security;
alter table import_headings force row level security;
create policy own_client on import_headings using (client_id = current_client() or is_system());
create policy owner_all on import_headings to current_user using (true) with check (true);
grant select, insert, update on import_headings to trilha_app;
