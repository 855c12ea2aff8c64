-- Lists of courses are kept for some seconds; whether what they say of a person still stands is asked first, of many
-- people at once (§2 online-courses, §3 Filters).

-- Changes with somebody's enrolments, favourites and completions, with their membership and the groups they are in.
create function learner_stamp(of_client uuid, of_user uuid) returns text language sql stable as $$
  select (select count(*) || ' ' || coalesce(sum(e.xmin::text::bigint), 0)
            from course_enrolments e where e.client_id = of_client and e.user_id = of_user)
      || ' ' || (select count(*) || ' ' || coalesce(sum(f.xmin::text::bigint), 0)
            from course_favourites f where f.client_id = of_client and f.user_id = of_user)
      || ' ' || (select count(*) || ' ' || coalesce(sum(c.xmin::text::bigint), 0)
            from training_completions c where c.client_id = of_client and c.user_id = of_user)
      || ' ' || coalesce((select m.xmin || ' ' || (select count(*) || ' ' || coalesce(sum(g.xmin::text::bigint), 0)
            from membership_groups g where g.client_id = of_client and g.membership_id = m.id)
            from memberships m where m.client_id = of_client and m.user_id = of_user), '')
$$;
revoke execute on function learner_stamp from public;
grant execute on function learner_stamp to trilha_app;
