-- An auditor asks for another picture of a sale or photo until a day; meanwhile it waits for its reporter
-- (§loyalty#another-picture).

alter table claims drop constraint claims_state_check,
  add constraint claims_state_check check (state in ('submitted', 'auto_accepted', 'in_review', 'awaiting_picture',
    'accepted', 'rejected', 'resubmitted', 'appealed', 'reversed', 'withdrawn'));
alter table store_photos drop constraint store_photos_state_check,
  add constraint store_photos_state_check check (state in ('submitted', 'auto_accepted', 'in_review',
    'awaiting_picture', 'accepted', 'rejected', 'resubmitted', 'appealed', 'reversed', 'withdrawn'));

create table picture_requests (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  subject_type text not null check (subject_type in ('claim', 'photo')),
  subject_id uuid not null,
  attempt smallint not null,
  -- State it goes back to.
  state_before text not null check (state_before in ('in_review', 'appealed')),
  -- Auditor an appeal is kept from.
  not_by uuid,
  reason text not null check (length(reason) <= 256),
  asked_by uuid not null references users (id),
  asker_name text not null default '',
  asked_at timestamptz not null,
  -- First moment after the last day it may be sent.
  due_at timestamptz not null,
  last_day date not null,
  -- Picture that was there before; null: none.
  earlier_file_id uuid references files (id),
  ended_at timestamptz,
  sent boolean not null default false,
  -- The picture that came was looked at by the automatic check.
  checked_at timestamptz,
  check (not sent or ended_at is not null)
);
create unique index picture_requests_open on picture_requests (client_id, subject_type, subject_id)
  where ended_at is null;
create index picture_requests_of_subject on picture_requests (client_id, subject_type, subject_id, id);
create index picture_requests_due on picture_requests (due_at) where ended_at is null;

alter table picture_requests enable row level security;
alter table picture_requests force row level security;
create policy own_client on picture_requests using (client_id = current_client() or is_system());
create policy owner_all on picture_requests to current_user using (true) with check (true);
grant select, insert, update on picture_requests to trilha_app;
