/*
 * The one campaign of each person of a client whose points they may spend at a moment
 * (docs/spec/loyalty.md#spendable-campaign): it began where they signed up, is not settled, and its points have not
 * expired. One that runs goes before one that ended; of those that run the one that ends first, of those that ended the
 * one that ended last; where two end together, the one with the lower id. Of one campaign alone where it is given.
 * With what they signed up with, so that audiences read enrolments once. One plain select: the planner writes it into
 * whatever asks, and looks at the people asked for alone.
 */
create or replace function spendable_campaigns(of_client uuid, of_campaign uuid, moment timestamptz)
  returns table (
    user_id uuid, campaign_id uuid, country char(2), company_id uuid, brands text[], retailer_ids uuid[],
    store_ids uuid[], enrolled_at timestamptz, time_zone text
  ) language sql stable as $$
  select distinct on (e.user_id) e.user_id, e.campaign_id, e.country, e.company_id, e.brands, e.retailer_ids,
         e.store_ids, e.enrolled_at, w.time_zone
    from campaign_enrolments e
    join campaigns c on c.client_id = e.client_id and c.id = e.campaign_id
    join campaign_countries w on w.client_id = e.client_id and w.campaign_id = e.campaign_id and w.country = e.country
   where e.client_id = of_client and (of_campaign is null or e.campaign_id = of_campaign)
     and c.state not in ('draft', 'validated', 'settled') and w.begins_at <= moment
     and moment < (w.ends_on + 1 + c.settlement_days)::timestamp at time zone w.time_zone
   order by e.user_id, w.ends_at <= moment, case when w.ends_at > moment then w.ends_at end, w.ends_at desc,
            e.campaign_id
$$;
revoke execute on function spendable_campaigns from public;
grant execute on function spendable_campaigns to trilha_app;
