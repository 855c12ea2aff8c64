create table companies (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('company', 'agency')),
  name text not null,
  unique (client_id, id),
  unique (client_id, name)
);
grant select, insert, update on companies to trilha_app;

create table brands (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null,
  unique (client_id, id),
  unique (client_id, name)
);
grant select, insert, update on brands to trilha_app;

-- A retailer is a chain of stores.
create table retailers (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  country char(2) not null references countries (code),
  name text not null,
  active boolean not null default true,
  version integer not null default 1,
  unique (client_id, id),
  unique (client_id, country, name)
);
grant select, insert, update on retailers to trilha_app;

create table stores (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  retailer_id uuid not null,
  country char(2) not null references countries (code),
  area_code text,
  city text,
  name text not null,
  code text not null,
  time_zone text not null,
  photos_allowed boolean not null default true,
  active boolean not null default true,
  version integer not null default 1,
  unique (client_id, id),
  unique (client_id, code),
  foreign key (client_id, retailer_id) references retailers (client_id, id)
);
create index stores_by_retailer on stores (client_id, retailer_id, name);
create index stores_by_name on stores (client_id, (name collate "und-x-icu"), id);
create trigger stores_touch_standing after update of retailer_id on stores
  for each row when (old.retailer_id <> new.retailer_id) execute function standing_store_moved();
grant select, insert, update on stores to trilha_app;

-- Products: what people sell.
create table products (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  sku text not null check (length(sku) between 1 and 64),
  name text not null check (length(name) between 1 and 256),
  product_type text not null check (length(product_type) between 1 and 64),
  -- A brand of the client, by name: rule sets speak of it by name too.
  brand text not null,
  processor text check (length(processor) between 1 and 64),
  generation text check (length(generation) between 1 and 64),
  active boolean not null default true,
  search_text text not null generated always as (
    fold(name || ' ' || sku || ' ' || product_type || ' ' || brand || ' ' || coalesce(processor, '') || ' '
      || coalesce(generation, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, brand) references brands (client_id, name)
);
create unique index products_by_sku on products (client_id, upper(sku));
create index products_search on products using gin (client_id, search_text gin_trgm_ops);
create trigger products_touch before update on products for each row execute function touch_updated_at();
create index products_by_name on products (client_id, (name collate "und-x-icu"), id);
create index products_newest on products (client_id, created_at desc, id) where active;
grant select, insert, update on products to trilha_app;

create table store_groups (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null check (length(name) between 1 and 256),
  version integer not null default 1,
  unique (client_id, id),
  unique (client_id, name)
);
grant select, insert, update, delete on store_groups to trilha_app;

create table store_group_stores (
  client_id uuid not null,
  group_id uuid not null,
  store_id uuid not null,
  primary key (client_id, group_id, store_id),
  foreign key (client_id, group_id) references store_groups (client_id, id) on delete cascade,
  foreign key (client_id, store_id) references stores (client_id, id)
);
create index store_group_stores_by_store on store_group_stores (client_id, store_id);
grant select, insert, delete on store_group_stores to trilha_app;
