-- What the programme tells people: notifications, live events with a cursor for those who were away,
-- and the outbox through which mail, SMS, WhatsApp and push leave.

create table notifications (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  kind text not null,
  params jsonb not null default '{}',
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_by_user on notifications (client_id, user_id, id desc);
create index notifications_unread on notifications (client_id, user_id) where read_at is null;

create table live_events (
  id bigint generated always as identity primary key,
  client_id uuid not null references clients (id) on delete cascade,
  -- Empty: for everyone in the client.
  user_id uuid references users (id),
  kind text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Numbers are given before transactions commit, so a lower one may appear after a higher one was read. With
  -- these two, whoever comes back with the higher one still gets the lower: what wrote the row, and before what
  -- everything had ended when it was written.
  xact xid8 not null default pg_current_xact_id(),
  horizon xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
create index live_events_since on live_events (client_id, user_id, id);
create index live_events_concurrent on live_events (client_id, user_id, xact);
create index live_events_by_age on live_events (created_at);

create function tell_live_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('trilha_live', json_build_object('id', new.id, 'client', new.client_id, 'user', new.user_id, 'kind', new.kind)::text);
  return null;
end
$$;
create trigger live_events_tell after insert on live_events for each row execute function tell_live_event();

create table outbox_messages (
  id uuid primary key default uuidv7(),
  client_id uuid references clients (id) on delete cascade,
  channel text not null check (channel in ('mail', 'sms', 'whatsapp', 'push')),
  user_id uuid references users (id),
  recipient text not null,
  template text not null,
  locale text not null,
  subject text not null default '',
  body_text text not null,
  body_html text,
  -- Where a push message leads.
  link text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'dead')),
  attempts smallint not null default 0,
  last_error text,
  provider_id text,
  -- Links and codes, encrypted; the texts hold marks in their places. Emptied once the message has left.
  sealed bytea,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_by_client on outbox_messages (client_id, id desc);
create index outbox_dead on outbox_messages (client_id, id desc) where state in ('failed', 'dead');

alter table notifications enable row level security;
alter table live_events enable row level security;
alter table outbox_messages enable row level security;
create policy own_client on notifications using (client_id = current_client() or is_system());
create policy own_client on live_events using (client_id = current_client() or is_system());
create policy own_client on outbox_messages using (client_id = current_client() or is_system());
grant select, insert, update, delete on notifications, outbox_messages to trilha_app;
grant select, insert, delete on live_events to trilha_app;
