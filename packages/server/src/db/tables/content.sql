create table support_numbers (
  client_id uuid primary key references clients (id) on delete cascade,
  last integer not null check (last > 0)
);
grant select, insert, update on support_numbers to trilha_app;

create table support_requests (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  -- Number of the request.
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
  -- The last day of the promised time, in the client's zone.
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
grant select, insert, update on support_requests to trilha_app;

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
grant select, insert, update on support_answers to trilha_app;

-- Public portfolio: words, people, courses. Whether it does is `client_looks.use_portfolio`.

create table portfolios (
  client_id uuid primary key references clients (id) on delete cascade,
  -- The contract's `portfolioTexts`.
  texts jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null
);
grant select, insert, update on portfolios to trilha_app;

create table portfolio_people (
  client_id uuid not null references portfolios (client_id) on delete cascade,
  position smallint not null,
  name text not null check (length(name) between 1 and 80),
  role jsonb not null,
  about jsonb not null,
  picture_file_id uuid references files (id),
  primary key (client_id, position)
);
grant select, insert, delete on portfolio_people to trilha_app;

create table portfolio_courses (
  client_id uuid not null references portfolios (client_id) on delete cascade,
  course_id uuid not null,
  position smallint not null,
  primary key (client_id, course_id),
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade
);
grant select, insert, delete on portfolio_courses to trilha_app;
