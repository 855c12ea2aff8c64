-- Courses and trails (§2, §3 Course and Trail): drafts, published versions, and what lists read.

-- What courses are filed under; each kind is a filter of its own (§3 filters).
create table course_labels (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('area', 'group', 'category', 'tag')),
  name jsonb not null,
  position integer not null default 0,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id)
);
create index course_labels_by_kind on course_labels (client_id, kind, position, id);
create trigger course_labels_touch before update on course_labels for each row execute function touch_updated_at();

/*
 * A course is a training: it has the id of its row there, so that whatever asks for a training may ask for a course.
 * Authors write the draft; all below it is what was published last, written with its version, and what lists read.
 */
create table courses (
  client_id uuid not null references clients (id) on delete cascade,
  id uuid primary key,
  kind text not null check (kind in ('course', 'trail')),
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  -- The contract's `courseDraft`.
  draft jsonb not null,
  -- Counts up with every save: whoever saves says which one they changed.
  draft_version integer not null default 1,
  draft_by uuid references users (id),
  draft_by_name text not null default '',
  draft_at timestamptz not null default now(),
  published_version integer check (published_version > 0),
  -- Which state of the draft that version is.
  published_draft integer,
  title jsonb not null default '{}',
  summary jsonb not null default '{}',
  -- For the office: what is published and what is being written.
  search_text text not null generated always as (
    fold(coalesce(title ->> 'pt-BR', '') || ' ' || coalesce(title ->> 'en-US', '') || ' '
      || coalesce(title ->> 'es-ES', '') || ' ' || coalesce(title ->> 'fr-FR', '') || ' '
      || coalesce(draft #>> '{title,pt-BR}', '') || ' ' || coalesce(draft #>> '{title,en-US}', '') || ' '
      || coalesce(draft #>> '{title,es-ES}', '') || ' ' || coalesce(draft #>> '{title,fr-FR}', ''))) stored,
  cover_file_id uuid references files (id),
  default_locale text not null default 'pt-BR' references languages (code),
  locales text[] not null default '{pt-BR}',
  subscription text not null default 'open' check (subscription in ('open', 'approval', 'invitation')),
  mandatory boolean not null default false,
  -- Who it is for (contract gates); an empty `all` is everybody.
  audience jsonb not null default '{"all": []}',
  label_ids uuid[] not null default '{}' check (cardinality(label_ids) <= 50),
  -- Null: open. The end is exclusive.
  visible_from timestamptz,
  visible_until timestamptz,
  days_to_finish smallint check (days_to_finish between 1 and 730),
  minutes integer not null default 0,
  -- Of a trail: its courses.
  activity_count integer not null default 0,
  -- People who enrolled, counted by a job.
  popularity integer not null default 0,
  -- When it was published first, and last.
  published_at timestamptz,
  republished_at timestamptz,
  archived_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, id) references trainings (client_id, id),
  check (state = 'draft' or (published_version is not null and published_at is not null)),
  check (visible_from < visible_until)
);
create index courses_by_state on courses (client_id, kind, state, id);
create index courses_by_draft on courses (client_id, draft_at desc, id desc);
create trigger courses_touch before update on courses for each row execute function touch_updated_at();

-- What learners of a version see (the contract's `outline`): never changed, so that everybody ends what they began.
create table course_versions (
  client_id uuid not null,
  course_id uuid not null,
  version integer not null check (version > 0),
  outline jsonb not null,
  published_by uuid references users (id),
  publisher_name text not null default '',
  published_at timestamptz not null,
  note text check (length(note) <= 256),
  primary key (client_id, course_id, version),
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade
);
create trigger course_versions_stay before update on course_versions for each row execute function refuse_change();

-- What has to be finished before, as it is published now. Cycles are refused where they would be written.
create table course_prerequisites (
  client_id uuid not null,
  course_id uuid not null,
  requires_id uuid not null,
  primary key (client_id, course_id, requires_id),
  foreign key (client_id, course_id) references courses (client_id, id) on delete cascade,
  foreign key (client_id, requires_id) references courses (client_id, id),
  check (course_id <> requires_id)
);
create index course_prerequisites_of on course_prerequisites (client_id, requires_id);

-- Which courses stand in a version of a trail.
create table trail_courses (
  client_id uuid not null,
  trail_id uuid not null,
  version integer not null,
  item_id uuid not null,
  course_id uuid not null,
  position integer not null,
  mandatory boolean not null,
  primary key (client_id, trail_id, version, item_id),
  foreign key (client_id, trail_id, version) references course_versions (client_id, course_id, version)
    on delete cascade,
  foreign key (client_id, course_id) references courses (client_id, id)
);
create index trail_courses_of_course on trail_courses (client_id, course_id);

-- Who publishes may have people moved to the new version: how far that is, and which came last, by enrolment.
create table course_moves (
  client_id uuid not null,
  course_id uuid not null,
  version integer not null,
  move text not null check (move in ('in_progress', 'all')),
  done integer not null default 0,
  total integer not null,
  after_id uuid,
  moved_by uuid references users (id),
  mover_name text not null default '',
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (client_id, course_id, version),
  foreign key (client_id, course_id, version) references course_versions (client_id, course_id, version)
    on delete cascade
);

-- Which state of the catalogue is the newest: learners' lists keep a client's courses in memory as long as it stands.
create table course_catalogue_versions (
  client_id uuid primary key references clients (id) on delete cascade,
  version bigint not null
);
create function course_catalogue_moves(of_client uuid[]) returns void
  language sql security definer set search_path = public as $$
  insert into course_catalogue_versions as v (client_id, version) select distinct unnest(of_client), 1
    on conflict (client_id) do update set version = v.version + 1
$$;
revoke execute on function course_catalogue_moves from public;

create function course_catalogue_changed() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  perform course_catalogue_moves(array(select client_id from changed));
  return null;
end
$$;
-- A draft that is saved every few seconds changes nothing anybody else sees.
create function course_catalogue_edited() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  perform course_catalogue_moves(array(
    select n.client_id from changed n join before o on o.client_id = n.client_id and o.id = n.id
     where (n.state, n.published_version, n.title, n.summary, n.cover_file_id, n.default_locale, n.locales,
            n.subscription, n.mandatory, n.audience, n.label_ids, n.visible_from, n.visible_until, n.days_to_finish,
            n.minutes, n.activity_count, n.popularity, n.published_at)
       is distinct from
           (o.state, o.published_version, o.title, o.summary, o.cover_file_id, o.default_locale, o.locales,
            o.subscription, o.mandatory, o.audience, o.label_ids, o.visible_from, o.visible_until, o.days_to_finish,
            o.minutes, o.activity_count, o.popularity, o.published_at)));
  return null;
end
$$;
create trigger courses_edited after update on courses referencing old table as before new table as changed
  for each statement execute function course_catalogue_edited();

do $$
declare
  of_table text;
begin
  foreach of_table in array array['course_labels', 'course_prerequisites'] loop
    execute format('create trigger %1$s_added after insert on %1$s referencing new table as changed
      for each statement execute function course_catalogue_changed()', of_table);
    execute format('create trigger %1$s_edited after update on %1$s referencing new table as changed
      for each statement execute function course_catalogue_changed()', of_table);
    execute format('create trigger %1$s_removed after delete on %1$s referencing old table as changed
      for each statement execute function course_catalogue_changed()', of_table);
  end loop;
  execute 'create trigger courses_added after insert on courses referencing new table as changed
    for each statement execute function course_catalogue_changed()';
  foreach of_table in array array['course_labels', 'courses', 'course_versions', 'course_prerequisites',
      'trail_courses', 'course_moves',
      'course_catalogue_versions'] loop
    execute format('alter table %s enable row level security', of_table);
    execute format('create policy own_client on %s using (client_id = current_client() or is_system())', of_table);
  end loop;
end
$$;

grant select on course_catalogue_versions to trilha_app;
grant select, insert on course_versions, trail_courses to trilha_app;
grant select, insert, update on course_moves to trilha_app;
-- Only what never was published is deleted, with its training.
grant select, insert, update, delete on course_labels, courses to trilha_app;
grant delete on trainings to trilha_app;
grant select, insert, delete on course_prerequisites to trilha_app;
