-- Up Migration

-- What was booked on each day of a brand, by game. A round is booked on the day it closes with all that moved in it until then; what moves in it later is booked on the day
-- it moves, with the day of the close as ref_day. House entries (deposits and the like) have vendor 0. Ledger units; plus is the house's income for stake, minus for payout.
create table figure_day (
  brand_id bigint not null,
  day date not null,
  ref_day date not null,
  currency text not null,
  book text not null,
  -- Trial and test accounts: no report reads them, but nothing may be missing where the sum is compared with the ledger.
  excluded boolean not null,
  vendor_id int not null,
  game_code text not null,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  free_payout bigint not null default 0,
  turnover bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  adjust bigint not null default 0,
  waived bigint not null default 0,
  transfers bigint not null default 0,
  primary key (brand_id, day, ref_day, currency, book, excluded, vendor_id, game_code)
) with (fillfactor = 70);

-- What is open now: bets less wins and rollbacks of rounds that have not closed. Without lotteries, which know their own.
create table figure_open (
  brand_id bigint not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  units bigint not null default 0,
  primary key (brand_id, currency, book, excluded)
) with (fillfactor = 50);

-- The same measures of each player since the first day, without lotteries.
create table figure_player (
  player_id bigint primary key,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  free_payout bigint not null default 0,
  turnover bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  adjust bigint not null default 0,
  waived bigint not null default 0,
  transfers bigint not null default 0,
  open bigint not null default 0
) with (fillfactor = 80);

-- What the follower has read until now. From here on it writes these tables itself.
create temporary table booked on commit drop as
select record.player_id, record.brand_id, record.currency, record.book, record.excluded, record.vendor_id, record.game_code, record.closed,
  (coalesce(record.closed_at, now()) at time zone brand.zone)::date as day, (record.closed and record.standing > 0)::int as rounds,
  record.stake, record.payout, record.free_payout, record.turnover
from betting_record record join brand on brand.id = record.brand_id
where record.vendor_id not in (select vendor_id from lottery_game);

create temporary table moved on commit drop as
select e.player as player_id, player.brand_id, a.currency, a.book::text as book, (player.kind in ('4', 'staff', 'system') or a.book = 'test') as excluded,
  (b.at at time zone brand.zone)::date as day, case e.kind when 11 then e.cash else 0 end as deposits, case e.kind when 15 then -e.held else 0 end as withdrawals,
  case e.kind when 12 then e.cash else 0 end as adjust, case e.kind when 23 then -e.owed else 0 end as waived,
  case when e.kind in (16, 17) then e.cash else 0 end as transfers
from wallet_entry e join wallet_batch b on b.id = e.batch join wallet_account a on a.player = e.player join player on player.id = e.player join brand on brand.id = player.brand_id
where e.vendor = 0 and e.kind in (11, 12, 15, 16, 17, 23) and e.status = 0 and b.tx::text::int8 <= (select read_to from betting_cursor);

insert into figure_day (brand_id, day, ref_day, currency, book, excluded, vendor_id, game_code, rounds, stake, payout, free_payout, turnover)
select brand_id, day, day, currency, book, excluded, vendor_id, game_code, sum(rounds), sum(stake), sum(payout - free_payout), sum(free_payout), sum(turnover)
from booked where closed group by 1, 2, 3, 4, 5, 6, 7, 8;

insert into figure_day (brand_id, day, ref_day, currency, book, excluded, vendor_id, game_code, deposits, withdrawals, adjust, waived, transfers)
select brand_id, day, day, currency, book, excluded, 0, '', sum(deposits), sum(withdrawals), sum(adjust), sum(waived), sum(transfers)
from moved group by 1, 2, 3, 4, 5, 6;

insert into figure_day (brand_id, day, ref_day, currency, book, excluded, vendor_id, game_code, rounds, stake, payout, turnover)
select f.brand_id, (issue.settled_at at time zone brand.zone)::date, (issue.settled_at at time zone brand.zone)::date, f.currency, f.book, false, game.vendor_id, game.code,
  sum(f.orders), sum(f.stake), sum(f.payout), sum(f.turnover)
from lottery_issue_figures f join lottery_issue issue on issue.id = f.issue_id join lottery_game game on game.id = issue.game_id join brand on brand.id = f.brand_id
group by 1, 2, 3, 4, 5, 6, 7, 8;

insert into figure_open (brand_id, currency, book, excluded, units)
select brand_id, currency, book, excluded, sum(stake - payout) from booked where not closed group by 1, 2, 3, 4;

insert into figure_player (player_id, rounds, stake, payout, free_payout, turnover, deposits, withdrawals, adjust, waived, transfers, open)
select player_id, sum(rounds), sum(stake), sum(payout), sum(free_payout), sum(turnover), sum(deposits), sum(withdrawals), sum(adjust), sum(waived), sum(transfers), sum(open)
from (
  select player_id, rounds, stake, payout - free_payout as payout, free_payout, turnover, 0 as deposits, 0 as withdrawals, 0 as adjust, 0 as waived, 0 as transfers, 0 as open
  from booked where closed
  union all
  select player_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, stake - payout from booked where not closed
  union all
  select player_id, 0, 0, 0, 0, 0, deposits, withdrawals, adjust, waived, transfers, 0 from moved) one
group by 1;
