-- Point values are fixed once a campaign starts: the database says no, whoever asks.
create or replace function campaigns_frozen() returns trigger language plpgsql as $$
declare
  next_states jsonb := '{"draft": ["validated"], "validated": ["draft", "scheduled"], "scheduled": ["draft", "running"],
    "running": ["ended"], "ended": ["settled"], "settled": []}';
begin
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then
      raise exception 'a % campaign stays', old.state using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if new.state <> old.state and not next_states -> old.state ? new.state then
    raise exception 'a campaign does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if old.state in ('running', 'ended', 'settled')
     and (new.begins_at, new.ends_at, new.company_ids, new.brands, new.retailer_ids, new.audience, new.settlement_days,
         new.reporting_days, new.budget)
       is distinct from (old.begins_at, old.ends_at, old.company_ids, old.brands, old.retailer_ids, old.audience,
         old.settlement_days, old.reporting_days, old.budget) then
    raise exception 'a % campaign is frozen', old.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace function campaign_parts_frozen() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  campaign_state text;
  of_campaign uuid := case when tg_op = 'DELETE' then old.campaign_id else new.campaign_id end;
begin
  select state into campaign_state from campaigns where id = of_campaign;
  if campaign_state in ('running', 'ended', 'settled') then
    raise exception 'a % campaign is frozen', campaign_state using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace function rule_set_versions_frozen() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  campaign_state text;
begin
  -- A version needs a second author.
  if tg_op = 'INSERT' then
    if new.state not in ('draft', 'proposed') then
      raise exception 'a rule set begins as a draft' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.state in ('approved', 'refused') and new.state <> old.state
     and (old.state <> 'proposed' or (new.document, new.hash, new.effective_from, new.version)
       is distinct from (old.document, old.hash, old.effective_from, old.version)) then
    raise exception 'what is decided on is what was proposed' using errcode = 'restrict_violation';
  end if;
  select state into campaign_state from campaigns where id = old.campaign_id;
  if old.state in ('approved', 'refused')
     and (tg_op = 'DELETE' or campaign_state in ('running', 'ended', 'settled') or old.state = 'refused'
       or new.state <> 'draft') then
    raise exception 'an approved rule set is frozen' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

-- History goes only with a draft that is thrown away.
create or replace function campaign_transitions_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' or exists (select from campaigns where id = old.campaign_id) then
    raise exception 'campaign_transitions is append-only' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
