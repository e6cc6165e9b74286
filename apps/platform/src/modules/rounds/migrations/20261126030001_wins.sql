-- Up Migration

-- Rounds that ended with more than was staked, the last one first: what a winner board asks for.
create index betting_record_wins on betting_record (book, closed_at desc, id desc) where status = 'CLOSED' and payout > stake;
