-- The quarter of an hour a moment lies in: every time zone's days begin with one.
create or replace function quarter_of(moment timestamptz) returns timestamptz
  language sql immutable parallel safe
  return date_bin('15 minutes', moment, timestamptz '2000-01-01 00:00:00+00');

create or replace function audit_report_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A new report has no old row; one that is not accepted by itself has no quarter in which it was.
  insert into audit_changes (client_id, quarter, campaign_id, submitted, by_itself)
    select client_id, quarter, campaign_id, sum(submitted), sum(by_itself)
      from (values
        (new.client_id, quarter_of(new.submitted_at), new.campaign_id, 1, 0),
        (new.client_id, case when new.state = 'auto_accepted' then quarter_of(new.checked_at) end, new.campaign_id, 0, 1),
        (old.client_id, quarter_of(old.submitted_at), old.campaign_id, -1, 0),
        (old.client_id, case when old.state = 'auto_accepted' then quarter_of(old.checked_at) end, old.campaign_id, 0, -1)
      ) as changes (client_id, quarter, campaign_id, submitted, by_itself)
     where quarter is not null
     group by client_id, quarter, campaign_id
    having sum(submitted) <> 0 or sum(by_itself) <> 0;
  return null;
end
$$;

create or replace function audit_queue_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_changes (client_id, campaign_id, waiting)
    select client_id, campaign_id, n
      from (values (new.client_id, new.campaign_id, 1), (old.client_id, old.campaign_id, -1)) as ends (client_id, campaign_id, n)
     where client_id is not null;
  return null;
end
$$;

create or replace function audit_verdict_given() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  campaign uuid;
  before audit_verdicts;
begin
  campaign := case new.subject_type
    when 'claim' then (select c.campaign_id from claims c where c.client_id = new.client_id and c.id = new.subject_id)
    else (select p.campaign_id from store_photos p where p.client_id = new.client_id and p.id = new.subject_id) end;
  if campaign is null then return null; end if;
  insert into audit_changes (client_id, quarter, campaign_id, accepted, rejected)
    values (new.client_id, quarter_of(new.at), campaign, (new.verdict <> 'rejected')::integer,
      (new.verdict = 'rejected')::integer);
  if not new.sampled then return null; end if;
  -- The last word on a report counts: it takes the place of the one before.
  select v.* into before from audit_verdicts v
    where v.client_id = new.client_id and v.subject_id = new.subject_id and v.subject_type = new.subject_type
      and v.sampled and v.verdict <> 'abstained' and v.id < new.id
    order by v.id desc limit 1;
  insert into audit_changes (client_id, campaign_id, looked, found, points_looked, points_found)
    values (new.client_id, campaign, (before.id is null)::integer,
      (new.verdict <> 'accepted')::integer - coalesce((before.verdict <> 'accepted')::integer, 0),
      new.points_before - coalesce(before.points_before, 0),
      new.points_rejected - coalesce(before.points_rejected, 0));
  return null;
end
$$;

create or replace function audit_fold(most integer) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
    with taken as (
      delete from audit_changes where ctid = any (array(select ctid from audit_changes limit most)) returning *
    ), folded as (
      insert into audit_counts as k
        select client_id, quarter, campaign_id, sum(submitted), sum(by_itself), sum(accepted), sum(rejected),
               sum(waiting), sum(looked), sum(found), sum(points_looked), sum(points_found)
          from taken group by client_id, quarter, campaign_id order by client_id, quarter, campaign_id
      on conflict (client_id, quarter, campaign_id) do update set
        submitted = k.submitted + excluded.submitted, by_itself = k.by_itself + excluded.by_itself,
        accepted = k.accepted + excluded.accepted, rejected = k.rejected + excluded.rejected,
        waiting = k.waiting + excluded.waiting, looked = k.looked + excluded.looked, found = k.found + excluded.found,
        points_looked = k.points_looked + excluded.points_looked, points_found = k.points_found + excluded.points_found
    )
    select count(*) from taken
  $$;
revoke execute on function audit_fold from public;
grant execute on function audit_fold to trilha_app;
