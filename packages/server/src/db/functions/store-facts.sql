create or replace function store_facts(of_client uuid, of_user uuid, of_campaign uuid, home char(2), moment timestamptz)
  returns table (
    catalogue bigint, client_zone text, country char(2), facts jsonb, campaign_id uuid, campaign_title jsonb,
    time_zone text, begins_at timestamptz, ends_at timestamptz, ends_on date, settlement_days smallint,
    uncleared bigint, cleared bigint, debt bigint, experience bigint, earned bigint,
    wishes text, counted text
  ) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  spent record;
begin
  select c.id, c.title, w.country, w.time_zone, w.begins_at, w.ends_at, w.ends_on, c.settlement_days
    into spent
    from spendable_campaigns(of_client, of_campaign, moment) s
    join campaigns c on c.client_id = of_client and c.id = s.campaign_id
    join campaign_countries w on w.client_id = of_client and w.campaign_id = s.campaign_id and w.country = s.country
   where s.user_id = of_user;
  return query
    select coalesce(v.version, 0), k.time_zone, coalesce(f.country, home), to_jsonb(f), spent.id, spent.title, spent.time_zone,
           spent.begins_at, spent.ends_at, spent.ends_on, spent.settlement_days,
           a.uncleared, a.cleared, a.debt, a.xp,
           (select sum(o.original) from ledger_lots o
             where o.client_id = of_client and o.pot_id = spent.id and o.user_id = of_user and o.audit <> 'rejected'
               and o.earned_at > moment - interval '28 days')::bigint,
           (select string_agg(w.reward_id::text, ',') from reward_wishes w where w.client_id = of_client and w.user_id = of_user),
           (select string_agg(r.scope || ' ' || r.scope_id || ' ' || r.period || ' ' || r.units, ',')
              from redemption_counters r
             where r.client_id = of_client and r.user_id = of_user and r.units > 0
               and r.period in ('ever', 'c:' || spent.id, to_char(moment at time zone k.time_zone, '"m:"YYYY-MM'),
                                to_char(moment at time zone k.time_zone, '"y:"YYYY')))
      from clients k
      cross join eligibility_facts(of_client, of_user, spent.id) f
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
