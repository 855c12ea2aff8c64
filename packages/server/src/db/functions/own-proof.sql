-- Whether somebody ever proved to be this person by what no client's staff can make.
create or replace function has_own_proof(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from users u where u.id = person
      and (u.is_superuser or u.email_confirmed_at is not null or u.phone_verified_at is not null
        or (u.password_hash is not null and u.password_client_id is null)))
    or exists (select from passkeys p where p.user_id = person)
    or exists (select from totp_factors t where t.user_id = person and t.confirmed_at is not null)
    or exists (select from sessions s where s.user_id = person and s.scope = 'person')
$$;
revoke execute on function has_own_proof from public;
grant execute on function has_own_proof to trilha_app;
