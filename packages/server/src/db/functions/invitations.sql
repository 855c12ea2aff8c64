-- after tables: it answers rows of one

create or replace function invitations_of(person uuid) returns setof membership_invitations
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.* from users u join membership_invitations i on i.email = lower(u.email)
   where is_system() and u.id = person and u.deleted_at is null and i.created_at > now() - interval '90 days'
     and not exists (select from memberships m where m.client_id = i.client_id and m.user_id = u.id)
$$;
revoke execute on function invitations_of from public;
grant execute on function invitations_of to trilha_app;
