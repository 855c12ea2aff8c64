-- Where somebody stands in a 2004 package is kept in words of our own; shared objectives and data that a package gives to
-- the whole system are the person's, in one client.

create table scorm_person_values (
  client_id uuid not null,
  user_id uuid not null,
  objectives json not null default '{}',
  shared json not null default '{}',
  primary key (client_id, user_id),
  foreign key (client_id, user_id) references memberships (client_id, user_id) on delete cascade
);
alter table scorm_person_values enable row level security, force row level security;
create policy own_client on scorm_person_values using (client_id = current_client() or is_system());
create policy owner_all on scorm_person_values to current_user using (true) with check (true);
grant select, insert, update, delete on scorm_person_values to trilha_app;

-- Attempts at the activity a document belongs to: the next one begins with an empty document, and its time from nothing.
alter table scorm_attempts
  add column activity_attempt integer not null default 1 check (activity_attempt >= 1),
  add column earlier_seconds integer not null default 0 check (earlier_seconds >= 0);

update scorm_globals set sequencing = null where sequencing is not null;
