-- Up Migration

-- A transfer keeps the brand's minutes before the end at which its player is reminded last, and a
-- provider's payout the time from which its silence is left to two people.
alter table withdrawal_leg add column last_call_ms bigint not null default 300000 check (last_call_ms >= 0);
alter table payout_order add column silent_from timestamptz;
update payout_order set silent_from = released_at + interval '24 hours' where released_at is not null;
