-- Popularity of rewards is counted some rewards at a time: what was ordered lately, and all there is of such an order.
create index stock_moves_reserved on stock_moves (client_id, reward_id, at) include (order_id) where kind = 'reserve';
create index stock_moves_of_order on stock_moves (client_id, order_id, reward_id) include (kind, units)
  where kind in ('reserve', 'release');

-- Sweeps find what is over, and what another key sealed, by an index of their own.
create index membership_invitations_by_age on membership_invitations (created_at);
create index totp_factors_by_key on totp_factors (sealed_by);
