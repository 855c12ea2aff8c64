-- All of one's own data as a file, made by a job; one at a time.
create table own_exports (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  -- Where they were when they asked: the news of it stands there.
  client_id uuid references clients (id) on delete cascade,
  locale text not null references languages (code),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  -- Parts of the register read so far.
  done integer not null default 0,
  total integer not null default 0,
  file_key text,
  bytes bigint,
  asked_at timestamptz not null,
  done_at timestamptz,
  expires_at timestamptz not null,
  check ((state = 'done') = (file_key is not null)),
  check ((state in ('done', 'failed')) = (done_at is not null))
);
create index own_exports_of_person on own_exports (user_id, asked_at desc);
create index own_exports_by_end on own_exports (expires_at);
create unique index own_exports_one on own_exports (user_id) where state in ('queued', 'running');
create policy own on own_exports using (user_id = current_person() or is_system())
  with check (user_id = current_person() or is_system());
grant select, insert, update, delete on own_exports to trilha_app;

-- People who leave, and how far the erasing is. The row stays: it says when, and of whom by id alone.
create table leavings (
  user_id uuid primary key references users (id),
  asked_at timestamptz not null,
  -- The mail that says goodbye; it goes when it has left.
  farewell_id uuid,
  erased_at timestamptz
);
create policy own on leavings using (is_system());
grant select, insert, update on leavings to trilha_app;

-- Choices of a person; what they did not is as usual (contract privacy/shapes `defaultChannels`).
create table news_choices (
  user_id uuid not null references users (id),
  topic text not null check (topic in ('earning', 'orders', 'levels', 'learning', 'programme')),
  way text not null check (way in ('app', 'push', 'mail')),
  wanted boolean not null,
  primary key (user_id, topic, way)
);
create policy own on news_choices using (user_id = current_person() or is_system())
  with check (user_id = current_person() or is_system());
grant select, insert, update, delete on news_choices to trilha_app;
