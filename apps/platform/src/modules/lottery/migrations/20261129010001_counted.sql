-- Up Migration

-- Orders have movements with counted ids from now on, whose keys stand together in the ledger; an order placed before, or by a process of an earlier version, keeps the keys it has.
alter table lottery_order add column counted boolean not null default false;
alter table lottery_payout add column counted boolean not null default false;

-- A part of a payment had every second or third order and player; it has blocks of them from now on. What was begun before is ended as it was begun.
alter table lottery_paying add column block int not null default 1 check (block > 0);
alter table lottery_paying alter column block drop default;
