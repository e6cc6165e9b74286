-- Up Migration
-- What the money that came is in. What came in another currency than the player's can only go back.
alter table deposit add column paid_currency text;
update deposit set paid_currency = currency where paid_units is not null;
alter table deposit add constraint deposit_paid_currency check ((paid_units is null) = (paid_currency is null));
alter table deposit add constraint deposit_credited_currency check (status <> 'SUCCEEDED' or paid_currency = currency);
