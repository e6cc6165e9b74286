-- Up Migration

-- What slots are filtered by. The smallest bet of a round by currency, in ledger units as text of digits: {"PHP": "100000"}; without it the vendor does not say.
alter table game add column min_bets jsonb not null default '{}' check (jsonb_typeof(min_bets) = 'object');
-- Pay lines of a round; 0 where there are none, or the vendor does not say.
alter table game add column lines int not null default 0 check (lines >= 0);

-- A vendor's games of one type, in the order of lists.
create index game_of_vendor on game (vendor_id, game_type, sort_order, id);
