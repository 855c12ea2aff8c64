-- What a client shows to anybody (§2 Portfolio group): words, people, courses. Whether it does is `client_looks.use_portfolio`.

create table portfolios (
  client_id uuid primary key references clients (id) on delete cascade,
  -- The contract's `portfolioTexts`.
  texts jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null
);

create table portfolio_people (
  client_id uuid not null references portfolios (client_id) on delete cascade,
  position smallint not null,
  name text not null check (length(name) between 1 and 80),
  role jsonb not null,
  about jsonb not null,
  picture_file_id uuid references files (id),
  primary key (client_id, position)
);

create table portfolio_courses (
  client_id uuid not null references portfolios (client_id) on delete cascade,
  course_id uuid not null,
  position smallint not null,
  primary key (client_id, course_id),
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade
);

alter table portfolios enable row level security;
alter table portfolio_people enable row level security;
alter table portfolio_courses enable row level security;
create policy own_client on portfolios using (client_id = current_client() or is_system());
create policy own_client on portfolio_people using (client_id = current_client() or is_system());
create policy own_client on portfolio_courses using (client_id = current_client() or is_system());
grant select, insert, update on portfolios to trilha_app;
grant select, insert, delete on portfolio_people, portfolio_courses to trilha_app;
