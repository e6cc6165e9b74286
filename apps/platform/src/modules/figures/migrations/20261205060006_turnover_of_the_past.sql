-- Up Migration

-- What was played until now, as the record of turnover and the reports would have it. From here on
-- the ledger's follower writes them; what it has read until now is up to its position.

-- Codes that stand for electronic sports, cockfights and lotteries, as in the catalogue's
-- `categoryOf`.
create temporary table past_category_now on commit drop as
select game.vendor_id, game.code,
  case
    when game.game_type in ('LOTT', 'ELOTT') then 'LOTTERY'
    when game.game_type = 'RNG' and vendor.vassalage = 'BGS' then 'INHOUSE'
    when game.game_type <> 'SPORTS' then game.game_type
    when vendor.vassalage in ('AV', 'AI', 'IMES', 'TF', 'IA') then 'ESPORTS'
    when vendor.vassalage = 'DS88' then 'COCKFIGHT'
    when vendor.vassalage in ('LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN', 'GPI') then 'LOTTERY'
    else 'SPORTS'
  end as category
from game
join vendor on vendor.id = game.vendor_id;

update betting_record record set
  closed_seq = case when closed_at is null then null else last_seq end,
  category = (
    select category from past_category_now game
    where game.vendor_id = record.vendor_id and game.code = record.game_code
  );

-- Entries of games that the follower has read, with the round that they belong to.
create temporary table past_played on commit drop as
select e.player, e.vendor, coalesce(original.round, e.round) as round, e.seq, b.at,
  case
    when e.kind = 1 or original.kind = 1 then -e.cash
    else 0
  end as stake,
  case
    when e.kind = 2 then e.cash
    when original.kind = 2 then e.cash - e.owed
    else 0
  end as won,
  (case when e.kind = 3 then original.flags else e.flags end & 1) <> 0 as free,
  case when e.kind = 1 then e.units when original.kind = 1 then -original.units else 0 end as units
from wallet_entry e
join wallet_batch b on b.id = e.batch
left join wallet_entry original on e.kind = 3 and e.contra <> 0 and original.idem = e.ref
where e.vendor > 0
  and e.kind in (1, 2, 3)
  and e.status = 0
  and coalesce(original.round, e.round) is not null
  and b.tx::text::int8 <= coalesce(
    (select read_to from wallet_follower where name = 'betting records'),
    0
  );
analyze past_played;

update betting_record record set free_stake = free.units
from (
  select player, vendor, round, sum(units)::int8 as units
  from past_played played
  where free
  group by 1, 2, 3
) free
where record.player_id = free.player
  and record.vendor_id = free.vendor
  and record.round = free.round
  and free.units <> 0;

-- What moved after a close. Turnover and the count of rounds changed with the last of it.
insert into late_move (
  player_id, vendor_id, round, seq, at, rounds, stake, payout, refund, turnover, free_stake,
  free_payout
)
select player_id, vendor_id, round, seq, at,
  case when last and status = 'VOID' then -1 else 0 end, stake, paid, 0,
  case when last then turnover - greatest(at_close, 0) else 0 end, free_stake, free_paid
from (
  select record.player_id, record.vendor_id, record.round, record.status, record.turnover,
    played.seq, played.at, played.stake, case when free then 0 else won end as paid,
    case when free then won else 0 end as free_paid,
    case when free then units else 0 end as free_stake,
    record.stake - sum(played.stake) over (partition by record.id) as at_close,
    played.seq = max(played.seq) over (partition by record.id) as last
  from betting_record record
  join past_played played
    on played.player = record.player_id
    and played.vendor = record.vendor_id
    and played.round = record.round
  where record.vendor_id not in (select vendor_id from lottery_game)
    and played.at > record.closed_at
) late;

update betting_record record set closed_seq = close.seq
from (
  select late.player_id, late.vendor_id, late.round, max(played.seq) as seq
  from (select distinct player_id, vendor_id, round from late_move) late
  join betting_record record using (player_id, vendor_id, round)
  join past_played played
    on played.player = late.player_id
    and played.vendor = late.vendor_id
    and played.round = late.round
  where played.at <= record.closed_at
  group by 1, 2, 3
) close
where record.player_id = close.player_id
  and record.vendor_id = close.vendor_id
  and record.round = close.round;

create temporary table past_booked on commit drop as
select record.player_id, record.brand_id, record.currency, record.book, record.excluded,
  record.vendor_id, record.game_code, coalesce(record.category, '') as category,
  record.closed_at as at, record.closed_at,
  (record.standing > 0)::int - coalesce(late.rounds, 0) as rounds,
  record.stake - coalesce(late.stake, 0) as stake,
  record.payout - record.free_payout - coalesce(late.payout, 0) as payout,
  record.turnover - coalesce(late.turnover, 0) as turnover,
  record.free_stake - coalesce(late.free_stake, 0) as free_stake,
  record.free_payout - coalesce(late.free_payout, 0) as free_payout, record.closed_seq as origin
from betting_record record
left join (
  select player_id, vendor_id, round, sum(rounds) as rounds, sum(stake) as stake,
    sum(payout) as payout, sum(turnover) as turnover, sum(free_stake) as free_stake,
    sum(free_payout) as free_payout
  from late_move
  group by 1, 2, 3
) late using (player_id, vendor_id, round)
where record.closed_at is not null
  and record.brand_id is not null
  and record.vendor_id not in (select vendor_id from lottery_game)
union all
select record.player_id, record.brand_id, record.currency, record.book, record.excluded,
  record.vendor_id, record.game_code, coalesce(record.category, ''), late.at, record.closed_at,
  late.rounds, late.stake, late.payout, late.turnover, late.free_stake, late.free_payout, late.seq
from late_move late
join betting_record record using (player_id, vendor_id, round)
where record.brand_id is not null;

insert into turnover_entry (
  source, number, player_id, brand_id, currency, book, excluded, vendor_id, game_code, category,
  at, closed_at, rounds, stake, payout, refund, turnover, free_stake, free_payout, origin
)
select 'rounds', row_number() over (order by at, player_id, origin), player_id, brand_id, currency,
  book, excluded, vendor_id, game_code, category, at, closed_at, rounds, stake, payout, 0,
  turnover, free_stake, free_payout, origin
from past_booked
where (rounds, stake, payout, turnover, free_stake, free_payout) <> (0, 0, 0, 0, 0, 0);

insert into turnover_entry (
  source, number, player_id, brand_id, currency, book, excluded, vendor_id, game_code, category,
  at, closed_at, rounds, stake, payout, refund, turnover, free_stake, free_payout, origin
)
select 'lottery', row_number() over (order by settled_at, issue_id, player, excluded), player,
  brand_id, currency, book, excluded, vendor_id, code, 'LOTTERY', settled_at, settled_at, orders,
  stake, payout, pushed, stake - pushed, 0, 0, issue_id
from (
  select issue.id as issue_id, issue.settled_at, game.vendor_id, game.code, o.player, o.brand_id,
    o.currency, o.book, o.excluded, count(*) as orders, sum(o.stake) as stake,
    coalesce(sum(p.payout), 0) as payout, coalesce(sum(p.pushed), 0) as pushed
  from lottery_issue issue
  join lottery_game game on game.id = issue.game_id
  join lottery_order o on o.issue_id = issue.id
  left join lottery_payout p
    on p.issue_id = issue.id
    and p.version = issue.version
    and p.order_id = o.id
    and p.refusal is null
  where issue.status = 'SETTLED'
    and issue.settled_at is not null
    and not issue.unbooked
    and o.cancelled_at is null
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
) settled;

update turnover_source set written = (
  select coalesce(max(number), 0) from turnover_entry where source = name
);

-- The house's own entries, and what moved, of which the reports will take away what is booked.
create temporary table past_moved on commit drop as
select player.brand_id, b.at, e.player as player_id, a.currency, a.book::text as book,
  (
    player.kind in ('4', 'staff', 'system')
    or a.book = 'test'
    or coalesce(player.test_since <= b.at, false)
  ) as excluded,
  case e.kind when 11 then e.cash else 0 end as deposits,
  case e.kind when 15 then -e.held else 0 end as withdrawals,
  case e.kind when 12 then e.cash else 0 end as adjust,
  case e.kind when 23 then -e.owed else 0 end as waived,
  case when e.kind in (16, 17) then e.cash else 0 end as transfers
from wallet_entry e
join wallet_batch b on b.id = e.batch
join wallet_account a on a.player = e.player
join player on player.id = e.player
where e.vendor = 0
  and e.kind in (11, 12, 15, 16, 17, 23)
  and e.status = 0
  and b.tx::text::int8 <= coalesce(
    (select read_to from wallet_follower where name = 'betting records'),
    0
  );

insert into report_day (
  brand_id, day, ref_day, player_id, vendor_id, game_code, category, currency, book, excluded,
  deposits, withdrawals, adjust, waived, transfers
)
select moved.brand_id, (at at time zone brand.zone)::date, (at at time zone brand.zone)::date,
  player_id, 0, '', '', moved.currency, book, excluded, sum(deposits), sum(withdrawals),
  sum(adjust), sum(waived), sum(transfers)
from past_moved moved
join brand on brand.id = moved.brand_id
group by 1, 2, 3, 4, 8, 9, 10;

insert into report_game_quarter (
  brand_id, quarter, vendor_id, game_code, category, currency, book, excluded, deposits,
  withdrawals, adjust, waived, transfers
)
select brand_id, date_bin('15 min', at, 'epoch'), 0, '', '', currency, book, excluded,
  sum(deposits), sum(withdrawals), sum(adjust), sum(waived), sum(transfers)
from past_moved moved
group by 1, 2, 6, 7, 8;

insert into report_game_quarter (
  brand_id, quarter, vendor_id, game_code, category, currency, book, excluded, moved
)
select record.brand_id, date_bin('15 min', played.at, 'epoch'), record.vendor_id,
  record.game_code, coalesce(record.category, ''), record.currency, record.book, record.excluded,
  sum(played.stake - played.won)
from past_played played
join betting_record record
  on record.player_id = played.player
  and record.vendor_id = played.vendor
  and record.round = played.round
where record.brand_id is not null
group by 1, 2, 3, 4, 5, 6, 7, 8;

insert into report_open (brand_id, currency, book, excluded, units)
select brand_id, currency, book, excluded, sum(moved)
from report_game_quarter
where moved <> 0
group by 1, 2, 3, 4;

drop table figure_day;
drop table figure_open;
drop table figure_player;
