-- Up Migration

-- The parts of an issue find its winners by orders, each a part of them, and pay them by players when all have found: whose an order is need not be looked up to know whether it is
-- another part's. What was begun before is found once more, which changes nothing.
alter table lottery_paying add column found boolean not null default false;
