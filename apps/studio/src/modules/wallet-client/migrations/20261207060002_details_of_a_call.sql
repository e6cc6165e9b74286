-- Up Migration

-- What the operator is told of the round beside the money, as JSON.
alter table wallet_call add details text;
