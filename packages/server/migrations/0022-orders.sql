-- Orders (§3 Order, §4 Orders, §5 redemption): what people redeem, from the points held to the parcel or code delivered.

-- A cancelled order gives back what its approval spent.
alter table ledger_transactions drop constraint ledger_transactions_type_check;
alter table ledger_transactions add constraint ledger_transactions_type_check check (type in ('award', 'clear',
  'reverse', 'hold', 'capture', 'release', 'refund', 'expire', 'repay', 'adjust', 'write_off', 'transfer_out',
  'transfer_done', 'transfer_back'));

-- When whoever holds the session last said the password: some things ask for it again.
alter table sessions add column proved_at timestamptz;
