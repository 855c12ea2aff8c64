-- Groups of people a client makes (since 0004), edited now; and all that a gate asks of a person in one place.

alter table people_groups
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
create trigger people_groups_touch before update on people_groups for each row execute function touch_updated_at();
grant delete on people_groups to trilha_app;

/*
 * What a gate is judged by (contract gates), in the client's rows of one person: signed up for the campaign, its
 * country, company, brands, chains and stores count, else those of the membership. Brands are the client's by name in a
 * campaign, and are answered by id; areas are those of the stores. One plain select: the planner writes it into whatever
 * asks.
 */
create function gate_facts(of_client uuid, of_user uuid, of_campaign uuid)
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
revoke execute on function gate_facts from public;
grant execute on function gate_facts to trilha_app;

-- As before (0021), but for what a gate asks, which is known in one place now.
drop function store_facts;
create function store_facts(of_client uuid, of_user uuid, of_campaign uuid, home char(2), moment timestamptz)
  returns table (
    catalogue bigint, client_zone text, country char(2), job_profile text, level text, training_ids uuid[],
    campaign_id uuid, campaign_title jsonb, time_zone text, begins_at timestamptz, ends_at timestamptz, ends_on date,
    settlement_days smallint, enrolled_at timestamptz, company_id uuid, brand_ids uuid[], retailer_ids uuid[],
    store_ids uuid[], areas text[], store_group_ids uuid[], group_ids uuid[],
    uncleared bigint, cleared bigint, debt bigint, experience bigint, earned bigint,
    wishes jsonb, counted jsonb
  ) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  spent record;
begin
  select c.id, c.title, w.country, w.time_zone, w.begins_at, w.ends_at, w.ends_on, c.settlement_days
    into spent
    from campaign_enrolments e
    join campaigns c on c.client_id = e.client_id and c.id = e.campaign_id
    join campaign_countries w on w.client_id = e.client_id and w.campaign_id = e.campaign_id and w.country = e.country
   where e.client_id = of_client and e.user_id = of_user and (of_campaign is null or e.campaign_id = of_campaign)
     and c.state not in ('draft', 'validated', 'settled') and w.begins_at <= moment
     and moment < (w.ends_on + 1 + c.settlement_days)::timestamp at time zone w.time_zone
   order by w.ends_at <= moment, case when w.ends_at > moment then w.ends_at end, w.ends_at desc
   limit 1;
  return query
    select coalesce(v.version, 0), k.time_zone, coalesce(f.country, home), f.job_profile, f.level, f.training_ids,
           spent.id, spent.title, spent.time_zone, spent.begins_at, spent.ends_at, spent.ends_on, spent.settlement_days,
           f.enrolled_at, f.company_id, f.brand_ids, f.retailer_ids, f.store_ids, f.areas, f.store_group_ids,
           f.group_ids,
           a.uncleared, a.cleared, a.debt, a.xp,
           (select sum(o.original) from ledger_lots o
             where o.client_id = of_client and o.pot_id = spent.id and o.user_id = of_user and o.audit <> 'rejected'
               and o.earned_at > moment - interval '28 days')::bigint,
           (select jsonb_agg(w.reward_id) from reward_wishes w where w.client_id = of_client and w.user_id = of_user),
           (select jsonb_agg(jsonb_build_array(r.scope, r.scope_id, r.period, r.units)) from redemption_counters r
             where r.client_id = of_client and r.user_id = of_user and r.units > 0)
      from clients k
      cross join gate_facts(of_client, of_user, spent.id) f
      left join reward_catalogue_versions v on v.client_id = k.id
      left join lateral (
        select sum(balance) filter (where kind = 'uncleared')::bigint as uncleared,
               sum(balance) filter (where kind = 'cleared')::bigint as cleared,
               sum(balance) filter (where kind = 'debt')::bigint as debt,
               sum(balance) filter (where kind = 'xp')::bigint as xp
          from ledger_accounts a
         where a.client_id = k.id and a.user_id = of_user and a.pot_id = spent.id) a on true
     where k.id = of_client;
end
$$;
revoke execute on function store_facts from public;
grant execute on function store_facts to trilha_app;
