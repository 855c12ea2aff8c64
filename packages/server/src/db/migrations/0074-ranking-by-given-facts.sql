-- Who has a place in a ranking is decided by the app; the functions that decided it take other values now.

drop function if exists standings_fold(uuid, integer, integer, timestamptz);
drop function if exists standings_count(uuid, uuid[], uuid[], timestamptz);
