-- Up Migration

-- The parts of an issue find its winners by orders, each a part of them, and pay them by players when all have found: whose an order is need not be looked up to know whether it is
-- another part's.
alter table lottery_paying add column found boolean not null default false;

-- What is being paid now was found otherwise, so it is found and paid from its beginning: the wallet pays an order and version once, however often it is asked.
create temporary table begun on commit drop as select distinct issue_id, version from lottery_paying where ended_at is null;
delete from lottery_payout payout using begun where payout.issue_id = begun.issue_id and payout.version = begun.version;
update lottery_paying paying set paid_to = 0, ended_at = null from begun where paying.issue_id = begun.issue_id and paying.version = begun.version;
update lottery_paying set found = true where ended_at is not null;
