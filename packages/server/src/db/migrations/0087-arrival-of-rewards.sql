-- Working days after approval in which a parcel of an item arrives in a country; an order keeps those it was placed with.
alter table reward_countries
  add column arrives_from smallint,
  add column arrives_until smallint,
  add constraint reward_countries_arrival check (
    num_nulls(arrives_from, arrives_until) = 2
    or num_nulls(arrives_from, arrives_until) = 0 and arrives_from >= 1 and arrives_until between arrives_from and 120);

alter table orders
  add column arrives_from smallint,
  add column arrives_until smallint,
  add constraint orders_arrival check (
    num_nulls(arrives_from, arrives_until) = 2
    or num_nulls(arrives_from, arrives_until) = 0 and arrives_from >= 1 and arrives_until between arrives_from and 120);
