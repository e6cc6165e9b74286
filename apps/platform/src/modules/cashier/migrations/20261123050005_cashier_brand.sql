-- Up Migration
-- The player's brand, so that staff of another one find nothing.
alter table deposit add column brand_id bigint;
update deposit set brand_id = (select brand_id from player where id = deposit.player);
alter table deposit alter column brand_id set not null;
create index deposit_of_brand on deposit (brand_id, id);

alter table withdrawal add column brand_id bigint;
update withdrawal set brand_id = (select brand_id from player where id = withdrawal.player);
alter table withdrawal alter column brand_id set not null;
create index withdrawal_of_brand on withdrawal (brand_id, id);
