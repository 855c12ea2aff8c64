-- Everybody a gate opens to, taken into a course by a job (§3 enrolment management): how far it is.
create table enrolment_runs (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  course_id uuid not null,
  event text not null check (event in ('enrol', 'invite')),
  gate jsonb not null,
  -- The last day instead of the course's own, where `own_due` says so; null: no hurry.
  own_due boolean not null default false,
  due_on date,
  done integer not null default 0,
  total integer not null,
  joined integer not null default 0,
  -- Whom it has come to.
  after_id uuid,
  started_by uuid references users (id),
  starter_name text not null default '',
  started_at timestamptz not null,
  ended_at timestamptz,
  foreign key (client_id, course_id) references courses (client_id, id)
);
create index enrolment_runs_of_course on enrolment_runs (client_id, course_id, id);
create unique index enrolment_runs_one on enrolment_runs (client_id, course_id) where ended_at is null;

alter table enrolment_runs enable row level security;
create policy own_client on enrolment_runs using (client_id = current_client() or is_system());
grant select, insert, update on enrolment_runs to trilha_app;

-- Reports read the people of a store.
create index memberships_of_store on memberships (client_id, store_id) where store_id is not null;
