-- Levels (§1, §4 Level): what they ask of a campaign, who has which, and the reviews that lead there.

create table campaign_levels (
  client_id uuid not null,
  campaign_id uuid not null,
  level text not null check (level in ('creator', 'influencer')),
  -- Experience of the campaign that makes somebody eligible, and that keeps the level for the next one.
  threshold integer not null check (threshold > 0),
  keep integer not null check (keep between 0 and threshold),
  -- What the level opens, as people read it.
  opens jsonb not null default '{}',
  primary key (client_id, campaign_id, level),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade
);

-- No campaign is without: each begins with the usual ones, a copy takes those of its source afterwards.
create function campaign_levels_begin(of_client uuid, of_campaign uuid) returns void language sql as $$
  insert into campaign_levels (client_id, campaign_id, level, threshold, keep, opens) values
    (of_client, of_campaign, 'creator', 1000, 400,
     '{"pt-BR": "Eventos e recompensas para Creators", "en-US": "Events and rewards for Creators",
       "es-ES": "Eventos y recompensas para Creators", "fr-FR": "Événements et récompenses pour Creators"}'),
    (of_client, of_campaign, 'influencer', 3000, 1200,
     '{"pt-BR": "Recompensas só para Influencers", "en-US": "Rewards for Influencers only",
       "es-ES": "Recompensas solo para Influencers", "fr-FR": "Récompenses réservées aux Influencers"}')
$$;
select campaign_levels_begin(client_id, id) from campaigns;
create function campaigns_have_levels() returns trigger language plpgsql as $$
begin
  perform campaign_levels_begin(new.client_id, new.id);
  return null;
end
$$;
create trigger campaigns_have_levels after insert on campaigns
  for each row execute function campaigns_have_levels();
create trigger campaign_levels_frozen before insert or update or delete on campaign_levels
  for each row execute function campaign_parts_frozen();

create function level_rank(level text) returns integer language sql immutable as $$
  select array_position(array['basic', 'creator', 'influencer'], level)
$$;

-- Steps of a review; the contract (levels/states.ts) says the same.
create function level_review_step(kind text, old_state text, new_state text) returns boolean language sql immutable as $$
  select (kind, old_state, new_state) in (
    ('promotion', 'eligible', 'under_review'), ('promotion', 'eligible', 'refused'), ('promotion', 'eligible', 'lapsed'),
    ('promotion', 'under_review', 'granted'), ('promotion', 'under_review', 'refused'),
    ('promotion', 'under_review', 'lapsed'), ('promotion', 'refused', 'appealed'), ('promotion', 'appealed', 'granted'),
    ('promotion', 'appealed', 'refused'), ('promotion', 'appealed', 'lapsed'),
    ('reassessment', 'eligible', 'under_review'), ('reassessment', 'eligible', 'lapsed'),
    ('reassessment', 'under_review', 'kept'), ('reassessment', 'under_review', 'lowered'),
    ('reassessment', 'under_review', 'lapsed'))
$$;

create table level_reviews (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  user_id uuid not null references users (id),
  campaign_id uuid not null,
  -- Where the person takes part in it.
  country char(2) not null references countries (code),
  kind text not null check (kind in ('promotion', 'reassessment')),
  from_level text not null check (from_level in ('basic', 'creator', 'influencer')),
  to_level text not null check (to_level in ('basic', 'creator', 'influencer')),
  state text not null check (state in ('eligible', 'under_review', 'granted', 'refused', 'appealed', 'kept', 'lowered',
    'lapsed')),
  -- Of the level it is about, as the campaign had it.
  threshold integer not null check (threshold > 0),
  -- Credited and audited, at opening and again when somebody decided.
  experience bigint not null check (experience >= 0),
  audited bigint not null check (audited >= 0),
  finding text check (finding in ('fine', 'doubt')),
  looked_by uuid references users (id),
  looker_name text,
  looked_at timestamptz,
  look_note text check (length(look_note) <= 256),
  decided_by uuid references users (id),
  decider_name text,
  decided_at timestamptz,
  -- Told to the person.
  reason text check (length(reason) <= 256),
  -- Numbers only, as they were when it was decided (contract levels: Evidence).
  evidence jsonb,
  appealed boolean not null default false,
  appeal_text text check (length(appeal_text) <= 1000),
  version integer not null default 1,
  opened_at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  check (level_rank(to_level) - level_rank(from_level) = case kind when 'promotion' then 1 else -1 end),
  check ((looked_by is null) = (finding is null) and (looked_by is null) = (looked_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state not in ('granted', 'refused', 'appealed', 'kept', 'lowered') or decided_by is not null),
  check (appealed = (appeal_text is not null) and (state <> 'appealed' or appealed)),
  -- Nobody is judge of their own level.
  check (looked_by <> user_id and decided_by <> user_id),
  -- Two people: one looked, another grants, keeps or lowers. An appeal was looked at by whoever refused.
  check (state not in ('granted', 'kept', 'lowered') or (looked_by is not null or appealed)
    and decided_by is distinct from looked_by)
);
create unique index level_reviews_open_once on level_reviews (client_id, user_id, campaign_id, to_level, kind)
  where state in ('eligible', 'under_review', 'appealed');
create index level_reviews_waiting on level_reviews (client_id, opened_at, id)
  where state in ('eligible', 'under_review', 'appealed');
create index level_reviews_by_state on level_reviews (client_id, state, opened_at desc, id desc);
create index level_reviews_by_time on level_reviews (client_id, opened_at desc, id desc);
create index level_reviews_of_person on level_reviews (client_id, user_id, opened_at desc);
create index level_reviews_of_campaign on level_reviews (client_id, campaign_id, user_id);

create table level_review_transitions (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  review_id uuid not null,
  from_state text,
  to_state text not null,
  -- Nobody: time did it.
  actor_id uuid,
  actor_name text not null default '',
  reason text,
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (client_id, review_id) references level_reviews (client_id, id)
);
create index level_review_transitions_of_review on level_review_transitions (client_id, review_id, id);
create trigger level_review_transitions_append_only before update or delete on level_review_transitions
  for each row execute function refuse_change();

create function level_reviews_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'eligible' then
      raise exception 'a review begins as eligible' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.state <> old.state and not level_review_step(old.kind, old.state, new.state) then
    raise exception 'a % does not go from % to %', old.kind, old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (new.user_id, new.campaign_id, new.country, new.kind, new.from_level, new.to_level, new.threshold, new.opened_at)
      is distinct from (old.user_id, old.campaign_id, old.country, old.kind, old.from_level, old.to_level,
        old.threshold, old.opened_at) then
    raise exception 'review % is what was opened', old.id using errcode = 'restrict_violation';
  end if;
  if new.state = 'appealed' and old.state <> 'appealed' and old.appealed then
    raise exception 'review % was appealed once', old.id using errcode = 'restrict_violation';
  end if;
  if old.state = 'appealed' and new.state in ('granted', 'refused') and new.decided_by = old.decided_by then
    raise exception 'an appeal is decided on by somebody else' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger level_reviews_guard before insert or update on level_reviews
  for each row execute function level_reviews_guard();

-- What everybody has now; no row: basic. Kept by the changes alone.
create table person_levels (
  client_id uuid not null,
  user_id uuid not null references users (id),
  level text not null check (level in ('basic', 'creator', 'influencer')),
  -- Where the last change came from.
  campaign_id uuid not null,
  since timestamptz not null,
  primary key (client_id, user_id)
);
create index person_levels_by_level on person_levels (client_id, level, user_id);

-- Every change of a level, one step at a time.
create table level_changes (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  user_id uuid not null references users (id),
  campaign_id uuid not null,
  country char(2) not null references countries (code),
  from_level text not null,
  to_level text not null,
  cause text not null check (cause in ('granted', 'fell', 'lowered')),
  review_id uuid,
  actor_id uuid,
  actor_name text not null default '',
  reason text,
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, review_id) references level_reviews (client_id, id),
  check (coalesce(level_rank(to_level) - level_rank(from_level), 0) = case cause when 'granted' then 1 else -1 end),
  check ((cause = 'fell') = (review_id is null) and (cause = 'fell') = (actor_id is null))
);
create index level_changes_of_person on level_changes (client_id, user_id, id desc);
-- §1 "drops one level in the next campaign": once, however often the job comes by.
create unique index level_changes_fell_once on level_changes (client_id, user_id, campaign_id) where cause = 'fell';
create unique index level_changes_of_review on level_changes (client_id, review_id) where review_id is not null;
create trigger level_changes_append_only before update or delete on level_changes
  for each row execute function refuse_change();

-- A change starts at the level there is, and up or down by a review only as that one was decided.
create function level_changes_apply() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.cause <> 'fell' and not exists (
      select from level_reviews r where r.client_id = new.client_id and r.id = new.review_id and r.state = new.cause
        and (r.user_id, r.campaign_id, r.from_level, r.to_level)
          = (new.user_id, new.campaign_id, new.from_level, new.to_level)) then
    raise exception 'nobody decided on this level' using errcode = 'restrict_violation';
  end if;
  if new.from_level = 'basic' then
    insert into person_levels as p (client_id, user_id, level, campaign_id, since)
      values (new.client_id, new.user_id, new.to_level, new.campaign_id, new.at)
      on conflict (client_id, user_id) do update set level = excluded.level, campaign_id = excluded.campaign_id,
        since = excluded.since where p.level = 'basic';
  else
    update person_levels set level = new.to_level, campaign_id = new.campaign_id, since = new.at
      where client_id = new.client_id and user_id = new.user_id and level = new.from_level;
  end if;
  if not found then
    raise exception '% is not the level there is', new.from_level using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger level_changes_apply after insert on level_changes
  for each row execute function level_changes_apply();

-- How far the fall-back of a campaign has come in a country (job levels.fall).
create table level_falls (
  client_id uuid not null,
  campaign_id uuid not null,
  country char(2) not null references countries (code),
  -- Whose experience counts; null: the first campaign there.
  previous_campaign_id uuid,
  after_user uuid,
  kept integer not null default 0,
  fell integer not null default 0,
  done_at timestamptz,
  primary key (client_id, campaign_id, country),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, previous_campaign_id) references campaigns (client_id, id)
);
-- What began before there were levels lets nobody fall.
insert into level_falls (client_id, campaign_id, country, done_at)
  select w.client_id, w.campaign_id, w.country, now() from campaign_countries w
  join campaigns c on c.client_id = w.client_id and c.id = w.campaign_id
  where c.state in ('running', 'ended', 'settled') and w.begins_at <= now();

alter table campaign_levels enable row level security;
alter table level_reviews enable row level security;
alter table level_review_transitions enable row level security;
alter table person_levels enable row level security;
alter table level_changes enable row level security;
alter table level_falls enable row level security;
create policy own_client on campaign_levels using (client_id = current_client() or is_system());
create policy own_client on level_reviews using (client_id = current_client() or is_system());
create policy own_client on level_review_transitions using (client_id = current_client() or is_system());
create policy own_client on person_levels using (client_id = current_client() or is_system());
create policy own_client on level_changes using (client_id = current_client() or is_system());
create policy own_client on level_falls using (client_id = current_client() or is_system());
grant select, insert, update on campaign_levels, level_reviews, level_falls to trilha_app;
grant select, insert on level_review_transitions, level_changes to trilha_app;
grant select on person_levels to trilha_app;
