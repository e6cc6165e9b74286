-- Up Migration

-- Whose wallet a vendor's games are paid from: ours, which it calls, or its own, which players' money
-- is moved into and out of. Never both.
alter table vendor add column wallet text not null default 'seamless' check (wallet in ('seamless', 'transfer'));
