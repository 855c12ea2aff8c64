create or replace function current_client() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('trilha.client_id', true), '')::uuid;

create or replace function current_person() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('trilha.user_id', true), '')::uuid;

-- Work that belongs to no single client: sign-in, jobs across clients, the superuser's list.
create or replace function is_system() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('trilha.scope', true), '') = 'system';
