/*
 * Facts of one person for lists of courses, in one statement whose plan is kept: which catalogue stands, facts of
 * eligibility (in the campaign whose points they may spend), their enrolments and favourites.
 * Enrolments are answered where they are not the ones known under a stamp: every write of a row gives it a higher xmin
 * and none is ever deleted, so that no two states of somebody's enrolments add up to the same.
 */
create or replace function learner_facts(of_client uuid, of_user uuid, moment timestamptz, known text)
  returns table (
    catalogue bigint, client_zone text, facts jsonb, stamp text, enrolments jsonb, favourites jsonb
  ) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  of_campaign uuid;
  of_stamp text;
begin
  select count(*) || ' ' || coalesce(sum(e.xmin::text::bigint), 0) into of_stamp
    from course_enrolments e where e.client_id = of_client and e.user_id = of_user;
  select s.campaign_id into of_campaign
    from spendable_campaigns(of_client, null, moment) s where s.user_id = of_user;
  return query
    select coalesce(v.version, 0), k.time_zone, to_jsonb(f), of_stamp,
           case when of_stamp is distinct from known then (select jsonb_agg(jsonb_build_array(e.course_id, e.state, e.percent, e.due_on,
                     (extract(epoch from e.last_at) * 1000)::bigint, e.version, e.last_activity_id))
              from course_enrolments e where e.client_id = of_client and e.user_id = of_user) end,
           (select jsonb_agg(t.course_id) from course_favourites t
             where t.client_id = of_client and t.user_id = of_user)
      from clients k
      cross join eligibility_facts(of_client, of_user, of_campaign) f
      left join course_catalogue_versions v on v.client_id = k.id
     where k.id = of_client;
end
$$;
revoke execute on function learner_facts from public;
grant execute on function learner_facts to trilha_app;

/*
 * Changes with whatever somebody does or is said of them that lists of courses and their conditions ask for: their
 * enrolments, favourites and completions, their account (as a birthday that is corrected), membership, groups and
 * level, and the campaigns they signed up for.
 */
create or replace function learner_stamp(of_client uuid, of_user uuid) returns text language sql stable as $$
  select (select count(*) || ' ' || coalesce(sum(e.xmin::text::bigint), 0)
            from course_enrolments e where e.client_id = of_client and e.user_id = of_user)
      || ' ' || (select count(*) || ' ' || coalesce(sum(f.xmin::text::bigint), 0)
            from course_favourites f where f.client_id = of_client and f.user_id = of_user)
      || ' ' || (select count(*) || ' ' || coalesce(sum(c.xmin::text::bigint), 0)
            from training_completions c where c.client_id = of_client and c.user_id = of_user)
      || ' ' || (select count(*) || ' ' || coalesce(sum(s.xmin::text::bigint), 0)
            from campaign_enrolments s where s.client_id = of_client and s.user_id = of_user)
      || ' ' || coalesce((select u.xmin::text from users u where u.id = of_user), '')
      || ' ' || coalesce((select l.xmin::text from person_levels l
            where l.client_id = of_client and l.user_id = of_user), '')
      || ' ' || coalesce((select m.xmin || ' ' || (select count(*) || ' ' || coalesce(sum(g.xmin::text::bigint), 0)
            from membership_groups g where g.client_id = of_client and g.membership_id = m.id)
            from memberships m where m.client_id = of_client and m.user_id = of_user), '')
$$;
revoke execute on function learner_stamp from public;
grant execute on function learner_stamp to trilha_app;
