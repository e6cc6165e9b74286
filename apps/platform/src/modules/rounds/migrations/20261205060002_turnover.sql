-- Up Migration

-- The rule of valid turnover (the turnover module's `validTurnover`) as far as a round of a
-- vendor's game tells it; what the vendor said wins, within the stake.
create function round_turnover(
  category text, stake int8, payout int8, refund int8, effective int8
) returns int8 language sql immutable parallel safe as $$
  select greatest(0, least(greatest(stake, 0), case
    when effective is not null then effective
    when category in ('SPORTS', 'ESPORTS', 'COCKFIGHT') then abs(payout - greatest(stake, 0))
    else stake - refund
  end))
$$;

alter table betting_record
  add column category text,
  add column free_stake bigint not null default 0,
  add column refund bigint not null default 0,
  -- What the vendor says was wagered; null while it has said nothing.
  add column effective bigint,
  -- The seq of the entry that ended the round.
  add column closed_seq bigint;
alter table betting_record alter column turnover drop expression;
alter table betting_record alter column turnover set default 0;
-- Wagering reads the record of turnover.
drop index betting_record_turnover;

-- What moved in rounds after their close, as it was booked. With the record it says what was booked
-- at the close, so the record of turnover can be built again.
create table late_move (
  player_id bigint not null,
  vendor_id int not null,
  round text not null,
  seq bigint not null,
  at timestamptz not null,
  rounds int not null,
  stake bigint not null,
  payout bigint not null,
  refund bigint not null,
  turnover bigint not null,
  free_stake bigint not null,
  free_payout bigint not null
);
create index late_move_round on late_move (player_id, vendor_id, round);
