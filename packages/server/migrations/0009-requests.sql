-- What keeps a repeated request from happening twice, and a flood from happening at all.

create table idempotency_keys (
  client_id uuid not null,
  user_id uuid not null,
  key uuid not null,
  endpoint text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (client_id, user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
create policy own on idempotency_keys using ((client_id = current_client() and user_id = current_person()) or is_system());
grant select, insert, update, delete on idempotency_keys to trilha_app;

-- The layout rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);
grant select, insert, update, delete on rate_limits to trilha_app;
