-- Clients (§3 Client, §6), how they look before sign-in (§3 Login parameters), their menus,
-- and the network of companies, brands, chains and stores their people belong to.

create table clients (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$'),
  name text not null check (length(name) between 1 and 256),
  home_route text not null default '/home' check (home_route ~ '^/[a-z0-9/-]*$'),
  countries char(2)[] not null default '{BR}',
  time_zone text not null default 'America/Sao_Paulo',
  password_min_length smallint not null default 8 check (password_min_length >= 6),
  -- §8 messages that reveal whether an account exists are shown before proof only where this is on.
  plain_sign_in_messages boolean not null default false,
  has_courses boolean not null default false,
  has_trails boolean not null default false,
  has_presential_courses boolean not null default false,
  has_webcasts boolean not null default false,
  has_live_classes boolean not null default false,
  has_podcasts boolean not null default false,
  has_library boolean not null default false,
  has_news boolean not null default false,
  has_forum boolean not null default false,
  has_surveys boolean not null default false,
  has_reward_store boolean not null default false,
  has_points_table boolean not null default false,
  has_campaigns boolean not null default false,
  has_sales boolean not null default false,
  has_photos boolean not null default false,
  has_events boolean not null default false,
  has_badges boolean not null default false,
  has_certificates boolean not null default false,
  has_ranking boolean not null default true,
  has_profile boolean not null default true,
  has_faq boolean not null default false,
  has_support boolean not null default false,
  group_training_use_score boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger clients_touch before update on clients for each row execute function touch_updated_at();

-- The address a browser used tells whose programme it is.
create table client_hosts (
  host text primary key check (host = lower(host)),
  client_id uuid not null references clients (id) on delete cascade
);

create table client_looks (
  client_id uuid primary key references clients (id) on delete cascade,
  logos jsonb not null default '{}',
  primary_color text not null default '#0F766E' check (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
  secondary_color text not null default '#E4572E' check (secondary_color ~ '^#[0-9A-Fa-f]{6}$'),
  tertiary_color text not null default '#F2A900' check (tertiary_color ~ '^#[0-9A-Fa-f]{6}$'),
  background_file_id uuid,
  default_locale text not null default 'pt-BR' references languages (code),
  register_fields jsonb not null default '[]',
  password_strength text not null default 'medium' check (password_strength in ('weak', 'medium', 'strong')),
  use_recaptcha boolean not null default false,
  recaptcha_site_key text,
  oauth2 jsonb,
  use_azure boolean not null default false,
  public_faq boolean not null default false,
  under_maintenance boolean not null default false,
  cookies_type text not null default 'banner' check (cookies_type in ('banner', 'modal', 'none')),
  cookies_optional boolean not null default true,
  support_use boolean not null default true,
  support_email text,
  use_portfolio boolean not null default false,
  welcome jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
create trigger client_looks_touch before update on client_looks for each row execute function touch_updated_at();

create table module_items (
  client_id uuid not null references clients (id) on delete cascade,
  key text not null,
  position smallint not null,
  enabled boolean not null default true,
  labels jsonb not null default '{}',
  primary key (client_id, key)
);

create table legal_texts (
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('terms', 'cookies', 'privacy')),
  version integer not null check (version > 0),
  locale text not null references languages (code),
  title text not null,
  body text not null,
  published_at timestamptz not null,
  primary key (client_id, kind, version, locale)
);

create table companies (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('company', 'agency')),
  name text not null,
  unique (client_id, id),
  unique (client_id, name)
);

create table brands (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null,
  unique (client_id, id),
  unique (client_id, name)
);

-- A retailer is a chain of stores.
create table retailers (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  country char(2) not null references countries (code),
  name text not null,
  unique (client_id, id),
  unique (client_id, country, name)
);

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
  unique (client_id, id),
  unique (client_id, code),
  foreign key (client_id, retailer_id) references retailers (client_id, id)
);
create index stores_by_retailer on stores (client_id, retailer_id, name);

alter table clients enable row level security;
alter table client_hosts enable row level security;
alter table client_looks enable row level security;
alter table module_items enable row level security;
alter table legal_texts enable row level security;
alter table companies enable row level security;
alter table brands enable row level security;
alter table retailers enable row level security;
alter table stores enable row level security;

create policy own_client on clients using (id = current_client() or is_system());
create policy own_client on client_hosts using (client_id = current_client() or is_system());
create policy own_client on client_looks using (client_id = current_client() or is_system());
create policy own_client on module_items using (client_id = current_client() or is_system());
create policy own_client on legal_texts using (client_id = current_client() or is_system());
create policy own_client on companies using (client_id = current_client() or is_system());
create policy own_client on brands using (client_id = current_client() or is_system());
create policy own_client on retailers using (client_id = current_client() or is_system());
create policy own_client on stores using (client_id = current_client() or is_system());

grant select, insert, update on clients, client_looks, legal_texts, companies, brands, retailers, stores to trilha_app;
grant select, insert, update, delete on client_hosts, module_items to trilha_app;
