-- Activities the live instructor opened to one person, beside those opened to everybody in the course.

create table person_authorisations (
  client_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  user_id uuid not null references users (id),
  by uuid not null references users (id),
  at timestamptz not null,
  primary key (client_id, course_id, activity_id, user_id),
  foreign key (client_id, course_id) references courses (client_id, id)
);

alter table person_authorisations enable row level security;
alter table person_authorisations force row level security;
create policy own_client on person_authorisations using (client_id = current_client() or is_system());
create policy owner_all on person_authorisations to current_user using (true) with check (true);
grant select, insert, delete on person_authorisations to trilha_app;
