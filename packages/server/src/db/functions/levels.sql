-- No campaign is without: each begins with the usual ones, a copy takes those of its source afterwards.
create or replace function campaign_levels_begin(of_client uuid, of_campaign uuid) returns void language sql as $$
  insert into campaign_levels (client_id, campaign_id, level, threshold, keep, opens) values
    (of_client, of_campaign, 'creator', 1000, 400,
     '{"pt-BR": "Eventos e recompensas para Creators", "en-US": "Events and rewards for Creators",
       "es-ES": "Eventos y recompensas para Creators", "fr-FR": "Événements et récompenses pour Creators"}'),
    (of_client, of_campaign, 'influencer', 3000, 1200,
     '{"pt-BR": "Recompensas só para Influencers", "en-US": "Rewards for Influencers only",
       "es-ES": "Recompensas solo para Influencers", "fr-FR": "Récompenses réservées aux Influencers"}')
$$;

create or replace function campaigns_have_levels() returns trigger language plpgsql as $$
begin
  perform campaign_levels_begin(new.client_id, new.id);
  return null;
end
$$;

create or replace function level_rank(level text) returns integer language sql immutable as $$
  select array_position(array['basic', 'creator', 'influencer'], level)
$$;

-- Steps of a review; the contract (levels/states.ts) says the same.
create or replace function level_review_step(kind text, old_state text, new_state text) returns boolean language sql immutable as $$
  select (kind, old_state, new_state) in (
    ('promotion', 'eligible', 'under_review'), ('promotion', 'eligible', 'refused'), ('promotion', 'eligible', 'lapsed'),
    ('promotion', 'under_review', 'granted'), ('promotion', 'under_review', 'refused'),
    ('promotion', 'under_review', 'lapsed'), ('promotion', 'refused', 'appealed'), ('promotion', 'appealed', 'granted'),
    ('promotion', 'appealed', 'refused'), ('promotion', 'appealed', 'lapsed'),
    ('reassessment', 'eligible', 'under_review'), ('reassessment', 'eligible', 'lapsed'),
    ('reassessment', 'under_review', 'kept'), ('reassessment', 'under_review', 'lowered'),
    ('reassessment', 'under_review', 'lapsed'))
$$;

create or replace function level_reviews_guard() returns trigger language plpgsql as $$
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

-- A change starts at the level there is, and up or down by a review only as that one was decided.
create or replace function level_changes_apply() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
