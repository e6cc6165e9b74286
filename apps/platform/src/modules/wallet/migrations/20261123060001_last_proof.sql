-- Up Migration
-- What the last proof came to. A red one leaves no checkpoint, and must not be forgotten for that.
create table wallet_last_proof (
  singleton boolean primary key default true check (singleton),
  at        timestamptz not null,
  green     boolean not null
);
insert into wallet_last_proof (at, green) select at, true from wallet_checkpoint order by id desc limit 1;
