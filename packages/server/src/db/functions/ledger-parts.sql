-- Where the next part of a client's postings ends: so many from a database transaction on, what one of them made never
-- parted. Null: no more than that are waiting, or they are younger than the oldest database transaction that still runs.
create or replace function ledger_part_end(of_client uuid, first_made_in xid8, most integer) returns xid8
  language sql stable as $$
  select case when t.made_in = first_made_in then (t.made_in::text::numeric + 1)::text::xid8 else t.made_in end
    from ledger_transactions t
   where t.client_id = of_client and t.made_in >= first_made_in
     and t.made_in < pg_snapshot_xmin(pg_current_snapshot())
   order by t.made_in, t.id offset most limit 1
$$;
revoke execute on function ledger_part_end from public;
grant execute on function ledger_part_end to trilha_app;
