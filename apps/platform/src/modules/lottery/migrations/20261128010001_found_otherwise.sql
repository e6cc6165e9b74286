-- Up Migration

-- What was being paid when the parts began to find by orders had been found by players, so it is found and paid from its beginning: the wallet pays an order and version once, however
-- often it is asked. What had ended was found.
with begun as (
  update lottery_paying paying set paid_to = 0, found = false, ended_at = null
  where (issue_id, version) in (select issue_id, version from lottery_paying where ended_at is null and not found)
  returning issue_id, version)
delete from lottery_payout payout using (select distinct issue_id, version from begun) begun where payout.issue_id = begun.issue_id and payout.version = begun.version;
update lottery_paying set found = true where ended_at is not null;
