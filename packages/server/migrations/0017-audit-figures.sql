-- What an auditor sees at a glance costs the same however much was reported: figures are kept as they change, days of
-- campaigns are counted on from where the last count ended, and a search asks for few rows (docs/decisions/014).

-- The quarter of an hour a moment lies in: every time zone's days begin with one.
create function quarter_of(moment timestamptz) returns timestamptz
  language sql immutable parallel safe
  return date_bin('15 minutes', moment, timestamptz '2000-01-01 00:00:00+00');

-- How many reports came in and were decided on, by quarters; without a quarter what holds of all time.
create table audit_counts (
  client_id uuid not null references clients (id) on delete cascade,
  quarter timestamptz,
  campaign_id uuid not null,
  submitted bigint not null default 0,
  by_itself bigint not null default 0,
  accepted bigint not null default 0,
  rejected bigint not null default 0,
  -- Of all time: what waits, and what the random sample found.
  waiting bigint not null default 0,
  looked bigint not null default 0,
  found bigint not null default 0,
  points_looked bigint not null default 0,
  points_found bigint not null default 0,
  unique nulls not distinct (client_id, quarter, campaign_id)
) with (fillfactor = 70);

-- What changed since the last fold. Sales only add rows here: a row that all of them wrote to would be a queue.
create table audit_changes (like audit_counts including defaults);
create index audit_changes_of_client on audit_changes (client_id);

-- The same from the reports and verdicts themselves: what the counts begin with, and what they are checked against.
create function audit_counted() returns setof audit_counts
  language sql stable
  begin atomic
    with reports as (
      select client_id, campaign_id, state, submitted_at, checked_at from claims
      union all select client_id, campaign_id, state, submitted_at, checked_at from store_photos
    ), verdicts as (
      select v.*, coalesce(c.campaign_id, p.campaign_id) as campaign_id,
             row_number() over (partition by v.client_id, v.subject_type, v.subject_id, v.sampled order by v.id desc) as back
        from audit_verdicts v
        left join claims c on v.subject_type = 'claim' and c.client_id = v.client_id and c.id = v.subject_id
        left join store_photos p on v.subject_type = 'photo' and p.client_id = v.client_id and p.id = v.subject_id
       where v.verdict <> 'abstained' and coalesce(c.campaign_id, p.campaign_id) is not null
    ), one as (
      select client_id, quarter_of(submitted_at) as quarter, campaign_id, 1 as submitted, 0 as by_itself,
             0 as accepted, 0 as rejected, 0 as waiting, 0 as looked, 0 as found, 0::bigint as points_looked,
             0::bigint as points_found
        from reports
      union all
      select client_id, quarter_of(checked_at), campaign_id, 0, 1, 0, 0, 0, 0, 0, 0, 0 from reports
       where state = 'auto_accepted' and checked_at is not null
      union all
      select client_id, quarter_of(at), campaign_id, 0, 0, (verdict <> 'rejected')::integer,
             (verdict = 'rejected')::integer, 0, 0, 0, 0, 0 from verdicts
      union all
      select client_id, null, campaign_id, 0, 0, 0, 0, 1, 0, 0, 0, 0 from audit_queue
      union all
      select client_id, null, campaign_id, 0, 0, 0, 0, 0, 1, (verdict <> 'accepted')::integer, points_before,
             points_rejected from verdicts where sampled and back = 1
    )
    select client_id, quarter, campaign_id, sum(submitted)::bigint, sum(by_itself)::bigint, sum(accepted)::bigint,
           sum(rejected)::bigint, sum(waiting)::bigint, sum(looked)::bigint, sum(found)::bigint,
           sum(points_looked)::bigint, sum(points_found)::bigint
      from one group by client_id, quarter, campaign_id;
  end;

create function audit_report_changed() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  -- Of a new report there is no old row; of one that is not accepted by itself no quarter in which it was.
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
create trigger claims_counted after insert on claims for each row execute function audit_report_changed();
create trigger claims_recounted after update on claims for each row
  when ((old.state = 'auto_accepted' or new.state = 'auto_accepted' or old.submitted_at <> new.submitted_at)
    and (old.state, old.checked_at, old.submitted_at) is distinct from (new.state, new.checked_at, new.submitted_at)
    or old.campaign_id <> new.campaign_id)
  execute function audit_report_changed();
create trigger store_photos_counted after insert on store_photos for each row execute function audit_report_changed();
create trigger store_photos_recounted after update on store_photos for each row
  when ((old.state = 'auto_accepted' or new.state = 'auto_accepted' or old.submitted_at <> new.submitted_at)
    and (old.state, old.checked_at, old.submitted_at) is distinct from (new.state, new.checked_at, new.submitted_at)
    or old.campaign_id <> new.campaign_id)
  execute function audit_report_changed();

create function audit_queue_changed() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  insert into audit_changes (client_id, campaign_id, waiting)
    select client_id, campaign_id, n
      from (values (new.client_id, new.campaign_id, 1), (old.client_id, old.campaign_id, -1)) as ends (client_id, campaign_id, n)
     where client_id is not null;
  return null;
end
$$;
create trigger audit_queue_counted after insert or delete on audit_queue
  for each row execute function audit_queue_changed();
create trigger audit_queue_recounted after update on audit_queue
  for each row when (old.campaign_id <> new.campaign_id) execute function audit_queue_changed();

create function audit_verdict_given() returns trigger
  language plpgsql security definer set search_path = public as $$
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
create trigger audit_verdicts_counted after insert on audit_verdicts
  for each row when (new.verdict <> 'abstained') execute function audit_verdict_given();

-- Brings the counts up to date; each change is taken once, whoever else folds.
create function audit_fold() returns void
  language sql security definer set search_path = public
  begin atomic
    with taken as (delete from audit_changes returning *)
    insert into audit_counts as k
      select client_id, quarter, campaign_id, sum(submitted), sum(by_itself), sum(accepted), sum(rejected),
             sum(waiting), sum(looked), sum(found), sum(points_looked), sum(points_found)
        from taken group by client_id, quarter, campaign_id order by client_id, quarter, campaign_id
    on conflict (client_id, quarter, campaign_id) do update set
      submitted = k.submitted + excluded.submitted, by_itself = k.by_itself + excluded.by_itself,
      accepted = k.accepted + excluded.accepted, rejected = k.rejected + excluded.rejected,
      waiting = k.waiting + excluded.waiting, looked = k.looked + excluded.looked, found = k.found + excluded.found,
      points_looked = k.points_looked + excluded.points_looked, points_found = k.points_found + excluded.points_found;
  end;
revoke execute on function audit_fold from public;
grant execute on function audit_fold to trilha_app;

insert into audit_counts select * from audit_counted();

-- What waits: the oldest, and what of it one auditor may not decide on.
create index audit_queue_by_age on audit_queue (client_id, queued_at);
create index audit_queue_of_campaign on audit_queue (client_id, campaign_id, queued_at);
create index audit_queue_of_person on audit_queue (client_id, user_id);
create index audit_queue_of_store on audit_queue (client_id, store_id);
create index audit_queue_not_by on audit_queue (client_id, not_by) where not_by is not null;
create index audit_verdicts_abstained on audit_verdicts (client_id, auditor_id) where verdict = 'abstained';

-- All reports of one state, the newest first.
create index claims_by_state on claims (client_id, state, submitted_at desc, id desc);
create index store_photos_by_state on store_photos (client_id, state, submitted_at desc, id desc);
-- The same number, and now also numbers that begin alike.
drop index claims_by_invoice;
create index claims_by_invoice on claims (client_id, invoice_key text_pattern_ops);

-- People by their names alone: who may not read a document must not guess it either. Kept, because folding a name
-- takes longer than looking for letters in it.
alter table memberships add column called text not null generated always as (fold(sort_name)) stored;
create index memberships_called on memberships using gin (client_id, called gin_trgm_ops);

-- At most so many of a client's people with these letters in their name. With the owner's rights, as people_page is:
-- row security would forbid the trigram index to a search.
create function people_called(wanted text, most integer) returns setof uuid
  language plpgsql stable rows 100 security definer set search_path = public as $$
declare
  letters constant text := fold(wanted);
  pairs constant bigint[] := phrase_pairs(current_client(), letters);
begin
  if cardinality(pairs) > 0 then
    return query select m.user_id from memberships m
      where m.client_id is not distinct from current_client() and strpos(m.called, letters) > 0
        and search_pairs(m.client_id, m.search_text) @> pairs
      limit most;
  else
    return query execute $q$
      select m.user_id from memberships m
      where m.client_id = current_client()
        and m.called like '%' || replace(replace(replace($1, '\', '\\'), '%', '\%'), '_', '\_') || '%'
      limit $2 $q$ using letters, most;
  end if;
end
$$;
revoke execute on function people_called from public;
grant execute on function people_called to trilha_app;

-- How far a client's days are counted: every posting made before this database transaction is in campaign_days.
create table campaign_days_counted (
  client_id uuid primary key references clients (id) on delete cascade,
  counted_to xid8 not null,
  -- Whose days: another zone has others.
  time_zone text not null
);
-- They end elsewhere than days did: counted anew, once.
delete from campaign_days;
grant delete on campaign_days to trilha_app;

alter table audit_counts enable row level security;
alter table audit_changes enable row level security;
alter table campaign_days_counted enable row level security;
create policy own_client on audit_counts using (client_id = current_client() or is_system());
create policy own_client on audit_changes using (client_id = current_client() or is_system());
create policy own_client on campaign_days_counted using (client_id = current_client() or is_system());
grant select on audit_counts, audit_changes to trilha_app;
grant select, insert, update on campaign_days_counted to trilha_app;
