-- The owner passes the row security of flags by a policy of its own, as everywhere.
create policy owner_all on learning_flags to current_user using (true) with check (true);
