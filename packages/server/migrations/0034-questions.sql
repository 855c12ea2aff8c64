-- Banks of questions: what tests draw from. What a question says is kept version by version and never changes.
create table question_banks (
  client_id uuid not null references clients (id) on delete cascade,
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 500),
  archived_at timestamptz,
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (client_id, id)
);
-- An archived bank gives its name free.
create unique index question_banks_by_name on question_banks (client_id, fold(name)) where archived_at is null;

create table questions (
  client_id uuid not null,
  id uuid primary key default uuidv7(),
  bank_id uuid not null,
  kind text not null check (kind in ('one', 'several', 'true_false', 'numeric', 'short_text', 'ordering', 'matching',
    'essay', 'scale')),
  -- Of `question_versions`: what is asked from now on.
  body_version integer not null default 1 check (body_version > 0),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  difficulty smallint not null check (difficulty between 1 and 5),
  state text not null default 'active' check (state in ('active', 'retired')),
  -- Languages it can be asked in.
  locales text[] not null,
  prompt jsonb not null,
  file_id uuid references files (id),
  points smallint not null check (points between 1 and 100),
  -- Prompt, options and tags in every language, folded.
  search_text text not null,
  -- Counts every change, of tags and state too.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_by uuid references users (id),
  editor_name text not null default '',
  updated_at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, bank_id) references question_banks (client_id, id) on delete cascade
);
create index questions_newest on questions (client_id, updated_at desc, id desc);
create index questions_of_bank on questions (client_id, bank_id, updated_at desc, id desc);

-- What people are asked stays as it was when they were: a version is frozen (the contract's `questionBody`).
create table question_versions (
  client_id uuid not null,
  question_id uuid not null,
  version integer not null check (version > 0),
  body jsonb not null,
  created_by uuid references users (id),
  author_name text not null default '',
  created_at timestamptz not null,
  primary key (client_id, question_id, version),
  foreign key (client_id, question_id) references questions (client_id, id) on delete cascade
);
create trigger question_versions_stay before update on question_versions for each row execute function refuse_change();

alter table question_banks enable row level security;
create policy own_client on question_banks using (client_id = current_client() or is_system());
alter table questions enable row level security;
create policy own_client on questions using (client_id = current_client() or is_system());
alter table question_versions enable row level security;
create policy own_client on question_versions using (client_id = current_client() or is_system());
grant select, insert, update on question_banks, questions to trilha_app;
grant select, insert on question_versions to trilha_app;
