-- Functions with the owner's rights that 0062 made anew look for names in public first and in pg_temp last, as 0060 says.
alter function audit_fold(integer) set search_path = public, pg_temp;
alter function standings_fold(uuid, integer, timestamp with time zone) set search_path = public, pg_temp;
