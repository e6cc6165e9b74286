-- Up Migration

-- What each person saw at the bank when they said yes to a deposit: the latest word of each counts, once.
create table deposit_approval (
  deposit    bigint not null references deposit (id),
  staff      bigint not null,
  username   text not null,
  paid_units bigint not null check (paid_units > 0),
  reference  text not null,
  at         timestamptz not null default now(),
  primary key (deposit, staff)
);
