-- Up Migration

-- What the operator gave the call's round by, where it is free.
alter table wallet_call add column reward uuid;
