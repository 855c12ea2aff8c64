-- A module that a client switches on or off opens or closes at once, in every process.
create or replace function tell_modules_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('trilha_client_changed', new.id::text);
  return null;
end
$$;
