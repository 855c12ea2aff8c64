-- Whose digital order's codes were looked at: until then home says that they are there.
create table order_codes_seen (
  client_id uuid not null references clients (id) on delete cascade,
  order_id uuid not null,
  at timestamptz not null,
  primary key (client_id, order_id),
  foreign key (client_id, order_id) references orders (client_id, id) on delete cascade
);
create index orders_with_codes on orders (client_id, user_id, id) where delivery = 'digital' and state = 'delivered';

alter table order_codes_seen enable row level security;
create policy own_client on order_codes_seen using (client_id = current_client() or is_system());
grant select, insert on order_codes_seen to trilha_app;
