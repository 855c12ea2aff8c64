create or replace function course_catalogue_moves(of_client uuid[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into course_catalogue_versions as v (client_id, version) select distinct unnest(of_client), 1
    on conflict (client_id) do update set version = v.version + 1
$$;
revoke execute on function course_catalogue_moves from public;

create or replace function course_catalogue_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform course_catalogue_moves(array(select client_id from changed));
  return null;
end
$$;

-- A draft that is saved every few seconds changes nothing anybody else sees.
create or replace function course_catalogue_edited() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform course_catalogue_moves(array(
    select n.client_id from changed n join before o on o.client_id = n.client_id and o.id = n.id
     where (n.state, n.published_version, n.title, n.summary, n.cover_file_id, n.default_locale, n.locales,
            n.subscription, n.mandatory, n.audience, n.label_ids, n.visible_from, n.visible_until, n.days_to_finish,
            n.minutes, n.activity_count, n.popularity, n.published_at)
       is distinct from
           (o.state, o.published_version, o.title, o.summary, o.cover_file_id, o.default_locale, o.locales,
            o.subscription, o.mandatory, o.audience, o.label_ids, o.visible_from, o.visible_until, o.days_to_finish,
            o.minutes, o.activity_count, o.popularity, o.published_at)));
  return null;
end
$$;
