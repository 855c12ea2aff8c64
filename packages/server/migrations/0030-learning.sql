-- Who takes which course, and how far they are (§3 Course and Trail, §4 Course and training).

-- The contract's `learningTransitions` says the same of every pair of states; a test compares the two.
create function course_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select (old_state, new_state) in (
    ('not_started', 'requested'), ('not_started', 'invited'), ('not_started', 'enrolled'),
    ('unenrolled', 'requested'), ('unenrolled', 'invited'), ('unenrolled', 'enrolled'),
    ('requested', 'enrolled'), ('requested', 'invited'), ('requested', 'unenrolled'),
    ('invited', 'enrolled'), ('invited', 'unenrolled'),
    ('enrolled', 'in_progress'), ('enrolled', 'unenrolled'),
    ('in_progress', 'finished'), ('in_progress', 'approved'), ('in_progress', 'reproved'),
    ('in_progress', 'blocked'), ('in_progress', 'restarted'), ('in_progress', 'unenrolled'),
    ('restarted', 'in_progress'), ('restarted', 'blocked'), ('restarted', 'unenrolled'),
    ('finished', 'restarted'), ('finished', 'in_progress'), ('finished', 'approved'),
    ('approved', 'restarted'), ('approved', 'in_progress'), ('approved', 'improved'),
    ('improved', 'restarted'), ('improved', 'in_progress'), ('improved', 'improved'),
    ('reproved', 'restarted'), ('reproved', 'in_progress'), ('reproved', 'approved'),
    ('reproved', 'blocked'), ('reproved', 'unenrolled'),
    ('blocked', 'in_progress'), ('blocked', 'restarted'), ('blocked', 'unenrolled'))
$$;

-- One row per person and course, for good: who leaves and comes back goes on where they were.
create table course_enrolments (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  -- The one they began; null: nothing was opened yet, and the newest counts.
  version integer,
  state text not null check (state in ('requested', 'invited', 'enrolled', 'in_progress', 'finished', 'approved',
    'improved', 'reproved', 'blocked', 'restarted', 'unenrolled')),
  source text not null check (source in ('self', 'staff', 'import', 'trail')),
  attempt smallint not null default 1 check (attempt > 0),
  -- Mandatory activities (of a trail: courses) that are done, of how many; kept with every step, never counted on read.
  done integer not null default 0,
  total integer not null default 0,
  percent smallint not null default 0 check (percent between 0 and 100),
  -- Percent.
  score numeric(5, 2) check (score between 0 and 100),
  seconds integer not null default 0,
  last_activity_id uuid,
  last_at timestamptz,
  enrolled_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- The last day, in the client's zone; null: no hurry.
  due_on date,
  -- Why this person has until then.
  extended_reason text check (length(extended_reason) <= 256),
  -- What was said with the last step.
  state_reason text check (length(state_reason) <= 256),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, user_id, course_id),
  foreign key (client_id, course_id) references courses (client_id, id),
  foreign key (client_id, course_id, version) references course_versions (client_id, course_id, version)
) with (fillfactor = 80);
create index course_enrolments_of_course on course_enrolments (client_id, course_id, id);
create index course_enrolments_requested on course_enrolments (client_id, id) where state = 'requested';
-- Seconds come with every step, alone: they are not worth noting.
create trigger course_enrolments_touch before update on course_enrolments for each row
  when (new.seconds = old.seconds) execute function touch_updated_at();

create function course_enrolments_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not course_step('not_started', new.state) then
      raise exception 'an enrolment does not begin as %', new.state using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.client_id, new.course_id, new.user_id) is distinct from (old.client_id, old.course_id, old.user_id) then
    raise exception 'enrolment % is somebody''s in one course', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not course_step(old.state, new.state) then
    raise exception 'enrolment % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger course_enrolments_begin before insert on course_enrolments
  for each row execute function course_enrolments_stay();
create trigger course_enrolments_stay before update on course_enrolments for each row
  when ((old.client_id, old.course_id, old.user_id, old.state)
    is distinct from (new.client_id, new.course_id, new.user_id, new.state))
  execute function course_enrolments_stay();

/*
 * How many people stand where in a course, kept with every change: offices look at it, and nobody counts a hundred
 * thousand. Several rows say it together: whoever changes a count takes one that nobody else is changing, so that no
 * enrolment waits for another.
 */
create table course_people (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  course_id uuid not null,
  version integer,
  state text not null,
  people integer not null,
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade
) with (fillfactor = 50);
create index course_people_of on course_people (client_id, course_id);

create function course_people_add(of_client uuid, of_course uuid, of_version integer, of_state text, more integer)
  returns void language plpgsql security definer set search_path = public as $$
begin
  update course_people set people = people + more where id = (
    select id from course_people
     where client_id = of_client and course_id = of_course and version is not distinct from of_version
       and state = of_state
     order by id limit 1 for update skip locked);
  if not found then
    insert into course_people (client_id, course_id, version, state, people)
      values (of_client, of_course, of_version, of_state, more);
  end if;
end
$$;
revoke execute on function course_people_add from public;

create function course_people_begin() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform course_people_add(client_id, course_id, version, state, count(*)::integer)
    from added group by client_id, course_id, version, state;
  return null;
end
$$;
create trigger course_people_begin after insert on course_enrolments referencing new table as added
  for each statement execute function course_people_begin();
create function course_people_move() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform course_people_add(old.client_id, old.course_id, old.version, old.state, -1);
  perform course_people_add(new.client_id, new.course_id, new.version, new.state, 1);
  return null;
end
$$;
create trigger course_people_move after update on course_enrolments for each row
  when ((old.version, old.state) is distinct from (new.version, new.state)) execute function course_people_move();

-- Every step of it: who, when, why.
create table course_enrolment_steps (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  enrolment_id uuid not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  attempt smallint not null,
  -- Null: the programme itself.
  actor_id uuid,
  actor_name text not null default '',
  reason text check (length(reason) <= 256),
  at timestamptz not null,
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade,
  check (course_step(from_state, to_state))
);
create index course_enrolment_steps_of on course_enrolment_steps (client_id, enrolment_id, id);
create trigger course_enrolment_steps_stay before update on course_enrolment_steps
  for each row execute function refuse_change();

create table course_favourites (
  client_id uuid not null,
  user_id uuid not null references users (id),
  course_id uuid not null,
  at timestamptz not null,
  primary key (client_id, user_id, course_id),
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade
);

do $$
declare
  of_table text;
begin
  foreach of_table in array array['course_enrolments', 'course_people', 'course_enrolment_steps', 'course_favourites'] loop
    execute format('alter table %s enable row level security', of_table);
    execute format('create policy own_client on %s using (client_id = current_client() or is_system())', of_table);
  end loop;
end
$$;
grant select, insert, update on course_enrolments to trilha_app;
grant select on course_people to trilha_app;
grant select, insert on course_enrolment_steps to trilha_app;
grant select, insert, delete on course_favourites to trilha_app;

-- What somebody has done with an activity of the course's attempt they are in: sums over all their sittings.
create table activity_progress (
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  state text not null default 'in_progress'
    check (state in ('not_started', 'in_progress', 'finished', 'reproved', 'blocked')),
  percent smallint not null default 0 check (percent between 0 and 100),
  -- Half-open ranges of seconds or pages, in order and apart (contract learning/ranges).
  seen jsonb not null default '[]',
  -- Pages or seconds it has; null: not known.
  size integer check (size between 0 and 1000000),
  seconds integer not null default 0 check (seconds >= 0),
  -- { at, detail? }, of the later opened sitting, then of its later step.
  position jsonb,
  position_opened_at timestamptz,
  position_seq integer not null default 0,
  score numeric(5, 2) check (score between 0 and 100),
  verdict text check (verdict in ('completed', 'passed', 'failed')),
  opened_at timestamptz not null,
  finished_at timestamptz,
  primary key (client_id, enrolment_id, activity_id),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade,
  check ((state = 'finished') = (finished_at is not null)),
  check (state <> 'finished' or percent = 100)
) with (fillfactor = 80);

-- What was reached is never taken back; a course that starts over begins with new rows.
create function activity_progress_stays() returns trigger language plpgsql as $$
begin
  raise exception 'progress on % goes one way', old.activity_id using errcode = 'restrict_violation';
end
$$;
create trigger activity_progress_stays before update on activity_progress for each row
  when (old.state = 'finished' and new.state <> 'finished' or new.percent < old.percent or new.seconds < old.seconds
    or old.verdict = 'passed' and new.verdict is distinct from 'passed')
  execute function activity_progress_stays();

-- One opening of an activity on one device: the most that is known of it. Forgotten after 90 days.
create table sittings (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  -- Of the course, when it was opened: what comes later for an earlier attempt counts no more.
  attempt integer not null,
  activity_id uuid not null,
  user_id uuid not null references users (id),
  opened_at timestamptz not null,
  seq integer not null default 0,
  seconds integer not null default 0 check (seconds >= 0),
  seen jsonb not null default '[]',
  device text not null default '' check (length(device) <= 256),
  locale text not null,
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id) on delete cascade
) with (fillfactor = 80);
create index sittings_of_enrolment on sittings (client_id, enrolment_id);
create index sittings_by_age on sittings (opened_at);

-- §4 Activities the live instructor has opened.
create table activity_authorisations (
  client_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  by uuid not null references users (id),
  at timestamptz not null,
  primary key (client_id, course_id, activity_id),
  foreign key (client_id, course_id) references courses (client_id, id)
);

-- What finishing a course or trail has paid: once for a person, whatever is retried, restarted or taken in again.
create table course_awards (
  client_id uuid not null,
  course_id uuid not null,
  user_id uuid not null references users (id),
  enrolment_id uuid not null,
  campaign_id uuid not null,
  rule_set_version_id uuid not null,
  points integer not null check (points >= 0),
  experience integer not null check (experience >= 0),
  trace jsonb not null,
  -- The person's day and its Monday in the campaign, for rules that pay once in them.
  day date not null,
  week date not null,
  at timestamptz not null,
  primary key (client_id, course_id, user_id),
  foreign key (client_id, enrolment_id) references course_enrolments (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  check (points + experience > 0)
);
create index course_awards_of_person on course_awards (client_id, user_id, campaign_id) include (day, week);

do $$
declare
  t text;
begin
  foreach t in array array['activity_progress', 'sittings', 'activity_authorisations', 'course_awards'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_client on %I using (client_id = current_client() or is_system())', t);
  end loop;
end
$$;
grant select, insert, update, delete on activity_progress, sittings to trilha_app;
grant select, insert, delete on activity_authorisations to trilha_app;
grant select, insert on course_awards to trilha_app;

/*
 * What lists of courses ask of one person, in one statement whose plan is kept: which catalogue stands, what a gate is
 * judged by (in the campaign whose points they may spend, chosen as the store does), their enrolments and favourites.
 * Enrolments are answered where they are not the ones known under a stamp: every write of a row gives it a higher xmin
 * and none is ever deleted, so that no two states of somebody's enrolments add up to the same.
 */
create function learner_facts(of_client uuid, of_user uuid, moment timestamptz, known text)
  returns table (
    catalogue bigint, client_zone text,
    level text, country char(2), job_profile text, company_id uuid, brand_ids uuid[], retailer_ids uuid[],
    store_ids uuid[], areas text[], store_group_ids uuid[], group_ids uuid[], training_ids uuid[],
    enrolled_at timestamptz, time_zone text,
    stamp text, enrolments jsonb, favourites jsonb
  ) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  of_campaign uuid;
  of_stamp text;
begin
  select count(*) || ' ' || coalesce(sum(e.xmin::text::bigint), 0) into of_stamp
    from course_enrolments e where e.client_id = of_client and e.user_id = of_user;
  select e.campaign_id into of_campaign
    from campaign_enrolments e
    join campaigns c on c.client_id = e.client_id and c.id = e.campaign_id
    join campaign_countries w on w.client_id = e.client_id and w.campaign_id = e.campaign_id and w.country = e.country
   where e.client_id = of_client and e.user_id = of_user
     and c.state not in ('draft', 'validated', 'settled') and w.begins_at <= moment
     and moment < (w.ends_on + 1 + c.settlement_days)::timestamp at time zone w.time_zone
   order by w.ends_at <= moment, case when w.ends_at > moment then w.ends_at end, w.ends_at desc, e.campaign_id
   limit 1;
  return query
    select coalesce(v.version, 0), k.time_zone, f.*, of_stamp,
           case when of_stamp is distinct from known then (select jsonb_agg(jsonb_build_array(e.course_id, e.state, e.percent, e.due_on,
                     (extract(epoch from e.last_at) * 1000)::bigint, e.version, e.last_activity_id))
              from course_enrolments e where e.client_id = of_client and e.user_id = of_user) end,
           (select jsonb_agg(t.course_id) from course_favourites t
             where t.client_id = of_client and t.user_id = of_user)
      from clients k
      cross join gate_facts(of_client, of_user, of_campaign) f
      left join course_catalogue_versions v on v.client_id = k.id
     where k.id = of_client;
end
$$;
revoke execute on function learner_facts from public;
grant execute on function learner_facts to trilha_app;
