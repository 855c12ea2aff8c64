-- Codes and links asked for: what was sent to prove a phone or an address (§7 recovery, §4 Phone verification). One
-- that belongs to nobody looks like any other, so that asking tells nothing.

create table code_requests (
  id uuid primary key default uuidv7(),
  purpose text not null
    check (purpose in ('recovery_link', 'recovery_code', 'entrance', 'first_access', 'phone', 'email')),
  channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
  -- Of what the device that asked keeps; none for a link, which proves itself.
  token_hash bytea unique,
  user_id uuid references users (id),
  -- In whose name it is written: the door's client.
  client_id uuid references clients (id) on delete cascade,
  -- Where it goes; none: to nobody.
  recipient text check (length(recipient) <= 256),
  locale text not null references languages (code),
  -- Waits count for whoever was named and for the number or address that was typed, whether anybody has it or not.
  -- Keyed marks: what strangers type is not kept.
  subject_mark bytea not null,
  recipient_mark bytea not null,
  code_hash bytea,
  tries smallint not null default 0,
  message_id uuid references outbox_messages (id) on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz
);
create index code_requests_by_subject on code_requests (subject_mark, asked_at desc);
create index code_requests_by_recipient on code_requests (recipient_mark, asked_at desc);
create index code_requests_by_user on code_requests (user_id, purpose, asked_at desc) where user_id is not null;
create index code_requests_by_client on code_requests (client_id) where client_id is not null;
create index code_requests_by_message on code_requests (message_id) where message_id is not null;
create index code_requests_by_age on code_requests (asked_at);

alter table code_requests enable row level security;
create policy own on code_requests using (is_system());
grant select, insert, update, delete on code_requests to trilha_app;
