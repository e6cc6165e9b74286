-- A case lifts no other block than its own: it keeps which entry of the ledger that is.
alter table risk_case add block_key text;
update risk_case set block_key = 'case:' || public_id || ':block' where blocked_account;
alter table risk_case drop blocked_account;
