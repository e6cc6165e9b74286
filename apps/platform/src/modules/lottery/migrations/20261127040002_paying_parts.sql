-- Up Migration

-- Whoever is paid stands beside the payment: reading the orders again for it, thousands at a time, took longer than finding them.
alter table lottery_payout add column player bigint, add column currency text;
update lottery_payout paid set player = o.player, currency = o.currency from lottery_order o where o.id = paid.order_id;
alter table lottery_payout alter column player set not null, alter column currency set not null;

-- Many payments are made in parts at the same time, a player's always in the same one: part `player % parts`.
alter table lottery_paying drop constraint lottery_paying_pkey, add column part int not null default 0, add column parts int not null default 1;
alter table lottery_paying add primary key (issue_id, version, part), add check (part between 0 and parts - 1);
