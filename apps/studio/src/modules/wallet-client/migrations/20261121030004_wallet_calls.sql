-- Up Migration

-- Every wallet call that moves money, written in the transaction that decides it and sent afterwards, as often as it takes. A call that is due and not leased is
-- taken by whoever comes first: the request that made it, or the sweeper after a crash. Amounts are ledger units.
create table wallet_call (
  id uuid primary key,
  round uuid not null references round,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  units numeric not null,
  reference uuid,
  status text not null default 'PENDING' check (status in ('PENDING', 'DONE', 'GIVEN_UP')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  answer text,
  balance numeric,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index wallet_call_due on wallet_call (due_at) where status = 'PENDING';
create index wallet_call_of_round on wallet_call (round);
