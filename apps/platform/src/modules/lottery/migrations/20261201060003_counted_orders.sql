-- Up Migration

-- Whether an order is of a trial or test account, which no figure counts. (`counted` is about something else: the ids of its movements.)
alter table lottery_order add column excluded boolean not null default false;
update lottery_order o set excluded = true from player
where player.id = o.player and (player.kind in ('4', 'staff', 'system') or player.book = 'test');

-- What was booked in the figures of an issue, so that a correction books the difference. Ledger units; without excluded orders.
create table lottery_issue_figures (
  issue_id bigint not null,
  brand_id bigint not null,
  currency text not null,
  book text not null,
  orders bigint not null,
  stake bigint not null,
  payout bigint not null,
  turnover bigint not null,
  primary key (issue_id, brand_id, currency, book)
);

insert into lottery_issue_figures
select o.issue_id, o.brand_id, o.currency, o.book, count(*), sum(o.stake), coalesce(sum(paid.payout), 0), sum(o.stake) - coalesce(sum(paid.pushed), 0)
from lottery_issue issue join lottery_order o on o.issue_id = issue.id
  left join lottery_payout paid on paid.issue_id = issue.id and paid.order_id = o.id and paid.refusal is null
    and paid.version = issue.version
where issue.status = 'SETTLED' and not issue.paying and not issue.unbooked and issue.settled_at is not null
  and o.cancelled_at is null and not o.excluded
group by 1, 2, 3, 4;

-- A player's sums are asked whether there was turnover or not. It is written with a player's first order of an issue, and not again when the issue is booked.
drop index lottery_player_issue_player;
create index lottery_player_issue_of_player on lottery_player_issue (player, issue_id);
