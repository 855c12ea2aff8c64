-- Messages of the programme: notifications, live events with a cursor for those who were away, and the outbox through
-- which mail, SMS, WhatsApp and push leave.

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
grant select, insert, update, delete on notifications to trilha_app;

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
create index outbox_messages_sealed on outbox_messages (id) where sealed is not null;
grant select, insert, update, delete on outbox_messages to trilha_app;
alter table code_requests add foreign key (message_id) references outbox_messages (id) on delete set null;
