-- The app decides on places in a ranking; the functions that decided on them take other values now.

drop function if exists standings_fold(uuid, integer, integer, timestamptz);
drop function if exists standings_count(uuid, uuid[], uuid[], timestamptz);
