-- Reports that are made and sent every week or month; a file of one belongs to its reader and to no session.

create table report_schedules (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null check (length(name) between 1 and 64),
  kind text not null check (length(kind) between 1 and 40),
  params jsonb not null default '{}',
  format text not null check (format in ('csv', 'xlsx')),
  personal boolean not null,
  reason text check (length(reason) <= 256),
  every text not null check (every in ('week', 'month')),
  -- 1 is Monday; of a month without that day its last.
  day smallint not null check (day between 1 and case every when 'week' then 7 else 31 end),
  hour smallint not null check (hour between 0 and 23),
  -- Null: paused.
  next_at timestamptz,
  last_at timestamptz,
  last_sent smallint,
  last_left_out smallint,
  created_by uuid not null references users (id),
  version integer not null default 1,
  unique (client_id, id),
  check (not personal or reason is not null)
);
create index report_schedules_due on report_schedules (next_at) where next_at is not null;

alter table report_schedules enable row level security;
alter table report_schedules force row level security;
create policy own_client on report_schedules using (client_id = current_client() or is_system());
create policy owner_all on report_schedules to current_user using (true) with check (true);
grant select, insert, update, delete on report_schedules to trilha_app;

create table report_recipients (
  client_id uuid not null,
  schedule_id uuid not null,
  user_id uuid not null references users (id),
  primary key (client_id, schedule_id, user_id),
  foreign key (client_id, schedule_id) references report_schedules (client_id, id) on delete cascade
);
create index report_recipients_of_person on report_recipients (user_id);

alter table report_recipients enable row level security;
alter table report_recipients force row level security;
create policy own_client on report_recipients using (client_id = current_client() or is_system());
create policy owner_all on report_recipients to current_user using (true) with check (true);
grant select, insert, delete on report_recipients to trilha_app;

alter table exports
  alter column session_id drop not null,
  add column schedule_id uuid references report_schedules (id) on delete set null;
create index exports_of_schedule on exports (schedule_id, asked_at) where schedule_id is not null;
