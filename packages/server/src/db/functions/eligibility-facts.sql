/*
 * Facts of a person that conditions are judged by (contract members/eligibility): signed up for the campaign, its
 * country, company, brands, chains and stores count, else those of the membership. Brands are the client's by name in a
 * campaign, and are answered by id; areas are those of the stores. One plain select: the planner writes it into whatever
 * asks.
 */
create or replace function eligibility_facts(of_client uuid, of_user uuid, of_campaign uuid)
  returns table (
    level text, country char(2), job_profile text, company_id uuid, brand_ids uuid[], retailer_ids uuid[],
    store_ids uuid[], areas text[], store_group_ids uuid[], group_ids uuid[], training_ids uuid[],
    enrolled_at timestamptz, time_zone text
  ) language sql stable as $$
  select coalesce(l.level, 'basic'), coalesce(e.country, m.country), m.job_profile,
         coalesce(e.company_id, m.company_id),
         case when e.id is null then array_remove(array[m.brand_id], null)
              else array(select b.id from brands b where b.client_id = k.id and b.name = any (e.brands)) end,
         coalesce(e.retailer_ids, array_remove(array[m.retailer_id], null)),
         coalesce(e.store_ids, array_remove(array[m.store_id], null)),
         array(select distinct s.country || '-' || s.area_code from stores s
               where s.client_id = k.id and s.id = any (coalesce(e.store_ids, array[m.store_id]))
                 and s.area_code is not null),
         array(select distinct g.group_id from store_group_stores g
               where g.client_id = k.id and g.store_id = any (coalesce(e.store_ids, array[m.store_id]))),
         array(select g.group_id from membership_groups g where g.client_id = k.id and g.membership_id = m.id),
         array(select t.training_id from training_completions t where t.client_id = k.id and t.user_id = of_user),
         e.enrolled_at, coalesce(w.time_zone, k.time_zone)
    from clients k
    left join memberships m on m.client_id = k.id and m.user_id = of_user
    left join campaign_enrolments e
      on e.client_id = k.id and e.campaign_id = of_campaign and e.user_id = of_user
    left join campaign_countries w on w.client_id = k.id and w.campaign_id = e.campaign_id and w.country = e.country
    left join person_levels l on l.client_id = k.id and l.user_id = of_user
   where k.id = of_client
$$;
revoke execute on function eligibility_facts from public;
grant execute on function eligibility_facts to trilha_app;
