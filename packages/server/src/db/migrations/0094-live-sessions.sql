-- Live sessions (decision 081): what has a date and seats, and the people who come.

create table venues (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  address text not null check (length(address) between 1 and 256),
  city text not null check (length(city) between 1 and 120),
  country char(2) not null references countries (code),
  time_zone text not null,
  -- Null: not known.
  capacity integer check (capacity > 0),
  map_link text check (length(map_link) <= 512),
  directions jsonb not null default '{}',
  state text not null default 'active' check (state in ('active', 'archived')),
  version integer not null default 1,
  unique (client_id, id),
  unique (client_id, name)
);

create table live_sessions (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('event')),
  state text not null default 'draft' check (state in ('draft', 'pre_scheduled', 'scheduled', 'canceled')),
  title jsonb not null,
  summary jsonb not null default '{}',
  description jsonb not null default '{}',
  search_text text not null generated always as (
    fold(coalesce(title ->> 'pt-BR', '') || ' ' || coalesce(title ->> 'en-US', '') || ' '
      || coalesce(title ->> 'es-ES', '') || ' ' || coalesce(title ->> 'fr-FR', ''))) stored,
  cover_file_id uuid references files (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Zone of the place; instants above never depend on it.
  time_zone text not null,
  venue_id uuid,
  -- Room on the line.
  link text check (length(link) <= 512),
  audience jsonb not null,
  subscription text not null check (subscription in ('open', 'approval', 'invitation')),
  -- Null: until it begins.
  registration_until timestamptz,
  waiting_list boolean not null,
  offer_hours smallint not null check (offer_hours between 1 and 168),
  -- Minutes before the begin and after the end in which people check in.
  check_in_before smallint not null check (check_in_before between 0 and 1440),
  check_in_after smallint not null check (check_in_after between 0 and 1440),
  check_in_code char(6) not null check (check_in_code ~ '^\d{6}$'),
  -- Counts renewals: QR codes and tickets are signed with it.
  code_version integer not null default 1,
  -- Grows with each change of time, place or state that calendars must take over.
  sequence integer not null default 0,
  changed_at timestamptz not null,
  canceled_for text check (length(canceled_for) <= 256),
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, venue_id) references venues (client_id, id),
  check (starts_at < ends_at),
  check (registration_until <= starts_at),
  check ((state = 'canceled') = (canceled_for is not null))
);
create index live_sessions_by_begin on live_sessions (client_id, starts_at, id);
create index live_sessions_of_venue on live_sessions (client_id, venue_id, starts_at) where venue_id is not null;
create trigger live_sessions_stay before insert or update on live_sessions
  for each row execute function live_sessions_stay();

-- People who lead a session, in their order.
create table live_session_hosts (
  client_id uuid not null,
  session_id uuid not null,
  membership_id uuid not null,
  position smallint not null,
  primary key (client_id, session_id, membership_id),
  foreign key (client_id, session_id) references live_sessions (client_id, id) on delete cascade,
  foreign key (client_id, membership_id) references memberships (client_id, id) on delete cascade
);
create index live_session_hosts_of on live_session_hosts (client_id, membership_id);

-- Seats of a session, moved by a trigger with every registration that takes one, is offered one or gives one back.
create table live_session_seats (
  client_id uuid not null,
  session_id uuid not null,
  -- Null: as many as come.
  capacity integer check (capacity > 0),
  taken integer not null default 0 check (taken >= 0),
  offered integer not null default 0 check (offered >= 0),
  free integer generated always as (capacity - taken - offered) stored,
  primary key (client_id, session_id),
  foreign key (client_id, session_id) references live_sessions (client_id, id) on delete cascade,
  constraint enough_seats check (taken + offered <= capacity)
) with (fillfactor = 50);
create trigger live_sessions_begin after insert on live_sessions
  for each row execute function live_sessions_begin();

create sequence live_session_arrivals;

-- Where a person stands in a session; one row for good.
create table live_session_registrations (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  session_id uuid not null,
  user_id uuid not null references users (id),
  state text not null check (state in ('requested', 'invited', 'waiting', 'offered', 'registered', 'checked_in',
    'unsubscribed', 'refused', 'lapsed', 'removed')),
  -- Order of arrival in the line; drawn anew by whoever joins it again.
  arrival bigint not null default nextval('live_session_arrivals'),
  offer_until timestamptz,
  -- Reminders that were sent: a day before, an hour before.
  reminded smallint not null default 0 check (reminded between 0 and 2),
  checked_in_at timestamptz,
  created_at timestamptz not null,
  unique (client_id, id),
  unique (client_id, session_id, user_id),
  foreign key (client_id, session_id) references live_sessions (client_id, id) on delete cascade,
  check ((state = 'offered') = (offer_until is not null)),
  check ((state = 'checked_in') = (checked_in_at is not null))
);
create index live_session_registrations_in_line on live_session_registrations (client_id, session_id, arrival)
  where state = 'waiting';
create index live_session_registrations_by_state on live_session_registrations (client_id, session_id, state);
create index live_session_registrations_of_person on live_session_registrations (client_id, user_id, session_id);
create index live_session_registrations_offered on live_session_registrations (offer_until) where state = 'offered';
create trigger live_session_registrations_stay before insert or update of client_id, session_id, user_id, state
  on live_session_registrations for each row execute function live_session_registrations_stay();
create trigger live_session_registrations_begin after insert on live_session_registrations
  for each row execute function live_session_seats_follow();
create trigger live_session_registrations_move after update of state on live_session_registrations
  for each row when (old.state <> new.state) execute function live_session_seats_follow();

-- Every step of a registration: the ledger of its seat.
create table live_session_steps (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  registration_id uuid not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  -- Null: the programme itself.
  actor_id uuid,
  actor_name text not null default '',
  reason text check (length(reason) <= 256),
  at timestamptz not null,
  foreign key (client_id, registration_id) references live_session_registrations (client_id, id) on delete cascade,
  check (registration_step(from_state, to_state))
);
create index live_session_steps_of on live_session_steps (client_id, registration_id, id);

-- Evidence of presence, one row for each time it was entered or taken back.
create table live_session_presences (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  registration_id uuid not null,
  source text not null check (source in ('code', 'scan', 'ticket', 'roster', 'correction')),
  present boolean not null,
  at timestamptz not null,
  -- Moment of a check-in without a line, by the device's clock set right; null: at once.
  read_at timestamptz,
  actor_id uuid,
  actor_name text not null default '',
  reason text check (length(reason) <= 256),
  foreign key (client_id, registration_id) references live_session_registrations (client_id, id) on delete cascade,
  check ((source = 'correction') = not present)
);
create index live_session_presences_of on live_session_presences (client_id, registration_id, id desc);

-- Awards for being there: once for a person and session, whatever is taken back and entered again.
create table live_session_awards (
  client_id uuid not null,
  session_id uuid not null,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('event_check_in')),
  campaign_id uuid not null,
  rule_set_version_id uuid not null,
  points integer not null check (points >= 0),
  experience integer not null check (experience >= 0),
  trace jsonb not null,
  -- The person's day and its Monday in the campaign, for rules that pay once in them.
  day date not null,
  week date not null,
  at timestamptz not null,
  primary key (client_id, session_id, user_id),
  foreign key (client_id, session_id) references live_sessions (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  check (points + experience > 0)
);
create index live_session_awards_of_person on live_session_awards (client_id, user_id, campaign_id) include (kind, day, week);

do $$
declare
  made text;
begin
  foreach made in array array['venues', 'live_sessions', 'live_session_hosts', 'live_session_seats',
    'live_session_registrations', 'live_session_steps', 'live_session_presences', 'live_session_awards']
  loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy own_client on %I using (client_id = current_client() or is_system())', made);
    execute format('create policy owner_all on %I to current_user using (true) with check (true)', made);
  end loop;
end
$$;
grant select, insert, update on venues, live_sessions, live_session_registrations to trilha_app;
grant select, insert, delete on live_session_hosts to trilha_app;
grant select on live_session_seats to trilha_app;
grant update (capacity) on live_session_seats to trilha_app;
grant select, insert on live_session_steps, live_session_presences, live_session_awards to trilha_app;
grant usage on sequence live_session_arrivals to trilha_app;
