-- Up Migration

-- What of the payout was won with free bets, and whether the round is of a trial or test account, which no figure counts. Both are written with the entries and never derived anew.
alter table betting_record add column free_payout bigint not null default 0;
alter table betting_record add column excluded boolean not null default false;

update betting_record record set excluded = true from player
where player.id = record.player_id and (player.kind in ('4', 'staff', 'system') or player.book = 'test');

update betting_record record set free_payout = free.units
from (
  select e.player, e.vendor, coalesce(original.round, e.round) as round, sum(e.cash - e.owed) as units
  from wallet_entry e join wallet_batch b on b.id = e.batch left join wallet_entry original on e.kind = 3 and original.idem = e.ref
  where e.status = 0 and b.tx::text::int8 <= (select read_to from betting_cursor)
    and ((e.kind = 2 and e.flags & 1 <> 0) or (e.kind = 3 and e.contra <> 0 and original.kind = 2 and original.flags & 1 <> 0))
  group by 1, 2, 3) free
where record.player_id = free.player and record.vendor_id = free.vendor and record.round = free.round;
