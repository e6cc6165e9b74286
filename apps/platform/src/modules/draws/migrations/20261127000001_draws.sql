-- Up Migration
-- Seeds of draws. Only this module reads them; whoever holds the bets never does. Sealed with the platform's key until revealed.
create table draw_seed (
  -- The draw's name: "VN27-1M:20261121-0457".
  label text primary key,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  made_at timestamptz not null default now(),
  -- Hex of what the bet side made at lock; a seed is opened for one entropy only, for good.
  entropy text,
  opened_at timestamptz,
  check ((entropy is null) = (opened_at is null))
);
