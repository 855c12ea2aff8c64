-- Clients, how they look before sign-in, their menus and their texts.

create table clients (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$'),
  name text not null check (length(name) between 1 and 256),
  home_route text not null default '/home' check (home_route ~ '^/[a-z0-9/-]*$'),
  countries char(2)[] not null default '{BR}',
  time_zone text not null default 'America/Sao_Paulo',
  password_min_length smallint not null default 8 check (password_min_length >= 6),
  -- Messages that reveal whether an account exists are shown before proof only where this is on.
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
  updated_at timestamptz not null default now(),
  -- Staff of this client act only with one.
  staff_need_factor boolean not null default false,
  -- How fast people go at most, by client (contract learning/pace), and how much of a person's time each sitting took.
  learning_pace jsonb not null default '{"wordsPerMinute":1000,"playback":2,"secondsPerQuestion":2,"secondsPerPage":2,"packagePercent":10,"holdsPay":true}'
);
create trigger clients_touch before update on clients for each row execute function touch_updated_at();
create trigger clients_factor_tell after update of staff_need_factor on clients
  for each row when (old.staff_need_factor is distinct from new.staff_need_factor)
  execute function tell_staff_changed();
create policy own_client on clients using (id = current_client() or is_system());
grant select, insert, update on clients to trilha_app;
alter table audit_trail add foreign key (client_id) references clients (id);
alter table files add foreign key (client_id) references clients (id) on delete cascade;
alter table live_events add foreign key (client_id) references clients (id) on delete cascade;

-- The address a browser used tells whose programme it is.
create table client_hosts (
  host text primary key check (host = lower(host)),
  client_id uuid not null references clients (id) on delete cascade
);
grant select, insert, update, delete on client_hosts to trilha_app;

create table client_looks (
  client_id uuid primary key references clients (id) on delete cascade,
  logos jsonb not null default '{}',
  primary_color text not null default '#0F766E' check (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
  secondary_color text not null default '#E4572E' check (secondary_color ~ '^#[0-9A-Fa-f]{6}$'),
  tertiary_color text not null default '#F2A900' check (tertiary_color ~ '^#[0-9A-Fa-f]{6}$'),
  background_file_id uuid,
  default_locale text not null default 'pt-BR' references languages (code),
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
  updated_at timestamptz not null default now(),
  document_entry boolean not null default false,
  first_access boolean not null default true
);
create trigger client_looks_touch before update on client_looks for each row execute function touch_updated_at();
create trigger client_looks_tell after update of under_maintenance on client_looks
  for each row when (old.under_maintenance is distinct from new.under_maintenance)
  execute function tell_client_closed();
grant select, insert, update on client_looks to trilha_app;

create table module_items (
  client_id uuid not null references clients (id) on delete cascade,
  key text not null,
  position smallint not null,
  enabled boolean not null default true,
  labels jsonb not null default '{}',
  primary key (client_id, key)
);
grant select, insert, update, delete on module_items to trilha_app;

-- One row a version, with all its languages: { locale: { title, summary, blocks } }. A version never changes.
create table legal_texts (
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('terms', 'cookies', 'privacy', 'about', 'about_program', 'about_team', 'support',
    'contact', 'partner_program', 'hotsite')),
  version integer not null check (version > 0),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  published_at timestamptz not null,
  -- Null: it came with the installation.
  published_by uuid,
  primary key (client_id, kind, version)
);
create trigger legal_texts_stay before update or delete on legal_texts
  for each row execute function refuse_change();
grant select, insert on legal_texts to trilha_app;

-- Draft of a text: one draft a kind.
create table text_drafts (
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null,
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (client_id, kind)
);
grant select, insert, update, delete on text_drafts to trilha_app;
