-- Which factors guard a person, for staff of a client the person is in: never what guards them. A person with another
-- membership is not one client's alone to open.
create or replace function factors_of(person uuid) returns table (totp boolean, passkeys integer, recovery_codes integer, staff_elsewhere boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from totp_factors t where t.user_id = person and t.confirmed_at is not null),
         (select count(*)::integer from passkeys p where p.user_id = person),
         (select count(*)::integer from recovery_codes r where r.user_id = person and r.used_at is null),
         exists (select from memberships m where m.user_id = person and m.client_id is distinct from current_client())
   where is_system() or person = current_person()
      or exists (select from memberships m where m.user_id = person and m.client_id = current_client())
$$;
revoke execute on function factors_of from public;
grant execute on function factors_of to trilha_app;
