-- Up Migration

-- The house's staff look at the orders of all brands.
create index points_order_state on points_order (state, id);
