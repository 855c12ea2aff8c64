-- On which ways somebody hears of a topic; whoever causes news may not see the person's choices and devices, hence the
-- owner's rights. It tells nothing but these three.
create or replace function ways_of_news(person uuid, of_topic text) returns table (app boolean, push boolean, mail boolean)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select coalesce(bool_and(c.wanted) filter (where c.channel = 'app'), true),
    coalesce(bool_and(c.wanted) filter (where c.channel = 'push'), true)
      and exists (select from device_tokens d where d.user_id = person),
    coalesce(bool_and(c.wanted) filter (where c.channel = 'mail'), false)
    from news_choices c where c.user_id = person and c.topic = of_topic
$$;
revoke execute on function ways_of_news from public;
grant execute on function ways_of_news to trilha_app;
