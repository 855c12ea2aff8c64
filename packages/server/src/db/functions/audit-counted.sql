-- after tables: it answers rows of one

-- The same from the reports and verdicts themselves: what the counts begin with, and what they are checked against.
create or replace function audit_counted() returns setof audit_counts
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
