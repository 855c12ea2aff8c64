-- Every staff write: who, what, before, after, when, which request. Rows are only ever added.

create table audit_trail (
  id bigint generated always as identity primary key,
  client_id uuid references clients (id),
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  entity_name text not null default '',
  before jsonb,
  after jsonb,
  reason text,
  request_id text not null,
  ip inet
);
create index audit_trail_by_client on audit_trail (client_id, id desc);
create index audit_trail_by_entity on audit_trail (client_id, entity, entity_id, id desc);
create index audit_trail_by_actor on audit_trail (client_id, actor_id, id desc);
create trigger audit_trail_append_only before update or delete on audit_trail
  for each row execute function refuse_change();
create trigger audit_trail_no_truncate before truncate on audit_trail
  for each statement execute function refuse_change();

alter table audit_trail enable row level security;
create policy own_client on audit_trail for select using (client_id = current_client() or is_system());
create policy appendable on audit_trail for insert with check (client_id = current_client() or is_system());
grant select, insert on audit_trail to trilha_app;
