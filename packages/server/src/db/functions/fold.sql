-- unaccent() is only stable because its dictionary could change; ours does not, and an index needs immutable.
create or replace function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
