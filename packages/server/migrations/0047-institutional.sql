-- What a client says about itself and its rules, version by version; who consented to what; requests to support.

-- One row a version, with all its languages: { locale: { title, summary, blocks } }. A version never changes.
create table legal_texts_by_version (
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('terms', 'cookies', 'privacy', 'about', 'about_program', 'about_team', 'support',
    'contact', 'partner_program', 'hotsite')),
  version integer not null check (version > 0),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  published_at timestamptz not null,
  -- Null: it came with the installation.
  published_by uuid references users (id),
  primary key (client_id, kind, version)
);
insert into legal_texts_by_version (client_id, kind, version, texts, published_at)
  select client_id, kind, version, jsonb_object_agg(locale, jsonb_build_object('title', title, 'summary', '', 'blocks',
           (select coalesce(jsonb_agg(jsonb_build_object('type', 'paragraph', 'spans',
                     jsonb_build_array(jsonb_build_object('text', trim(line))))), '[]')
              from regexp_split_to_table(body, '\n\s*\n') line where trim(line) <> ''))),
         min(published_at)
    from legal_texts group by client_id, kind, version;
drop table legal_texts;
alter table legal_texts_by_version rename to legal_texts;
alter table legal_texts rename constraint legal_texts_by_version_pkey to legal_texts_pkey;
create trigger legal_texts_stay before update or delete on legal_texts
  for each row execute function refuse_change();

-- What is being written: one draft a kind.
create table text_drafts (
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null,
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null,
  updated_by uuid references users (id),
  primary key (client_id, kind)
);

-- The consent log reads the newest first.
create index acceptances_newest on acceptances (client_id, accepted_at desc, id desc);

create table support_numbers (
  client_id uuid primary key references clients (id) on delete cascade,
  last integer not null check (last > 0)
);

create table support_requests (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  -- What people and staff call it by.
  number integer not null check (number > 0),
  -- Null: whoever wrote was not signed in.
  user_id uuid references users (id),
  name text not null check (length(name) <= 256),
  answer_to text not null check (length(answer_to) <= 256),
  topic text not null check (topic in ('access', 'points', 'rewards', 'learning', 'privacy', 'suggestion', 'other')),
  message text not null check (length(message) <= 4000),
  file_id uuid references files (id),
  locale text not null references languages (code),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  -- The last day of the promised time (§9: 7 working days), in the client's zone.
  due_on date not null,
  answered_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  unique (client_id, number),
  unique (client_id, id),
  check (state <> 'answered' or answered_at is not null),
  check ((state = 'closed') = (closed_at is not null))
);
create index support_requests_newest on support_requests (client_id, created_at desc, id desc);
create index support_requests_waiting on support_requests (client_id, due_on, id) where state = 'open';
create index support_requests_of_person on support_requests (user_id) where user_id is not null;

create table support_answers (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  request_id uuid not null,
  author_id uuid references users (id),
  message text not null check (length(message) between 1 and 4000),
  sent_at timestamptz not null,
  foreign key (client_id, request_id) references support_requests (client_id, id) on delete cascade
);
create index support_answers_of_request on support_answers (client_id, request_id, id);

alter table legal_texts enable row level security;
alter table text_drafts enable row level security;
alter table support_numbers enable row level security;
alter table support_requests enable row level security;
alter table support_answers enable row level security;

create policy own_client on legal_texts using (client_id = current_client() or is_system());
create policy own_client on text_drafts using (client_id = current_client() or is_system());
create policy own_client on support_numbers using (client_id = current_client() or is_system());
create policy own_client on support_requests using (client_id = current_client() or is_system());
create policy own_client on support_answers using (client_id = current_client() or is_system());

grant select, insert on legal_texts to trilha_app;
grant select, insert, update, delete on text_drafts to trilha_app;
grant select, insert, update on support_numbers, support_requests, support_answers to trilha_app;
