-- Trainings that may be required (§5 "all required training completed"), and who completed them. Courses of the
-- programme itself will write the same rows.

create table trainings (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  title jsonb not null,
  -- In every language, for search and order.
  search_text text not null generated always as (
    fold(coalesce(title->>'pt-BR', '') || ' ' || coalesce(title->>'en-US', '') || ' ' || coalesce(title->>'es-ES', '')
      || ' ' || coalesce(title->>'fr-FR', ''))) stored,
  link text check (length(link) <= 512),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id)
);
create index trainings_by_name on trainings (client_id, search_text, id);
create trigger trainings_touch before update on trainings for each row execute function touch_updated_at();

create table training_completions (
  client_id uuid not null,
  training_id uuid not null,
  user_id uuid not null references users (id),
  completed_at timestamptz not null,
  source text not null check (source in ('staff', 'import', 'learning')),
  primary key (client_id, training_id, user_id),
  foreign key (client_id, training_id) references trainings (client_id, id)
);
create index training_completions_of_person on training_completions (client_id, user_id) include (training_id);

alter table trainings enable row level security;
alter table training_completions enable row level security;
create policy own_client on trainings using (client_id = current_client() or is_system());
create policy own_client on training_completions using (client_id = current_client() or is_system());
grant select, insert, update on trainings to trilha_app;
grant select, insert, delete on training_completions to trilha_app;
