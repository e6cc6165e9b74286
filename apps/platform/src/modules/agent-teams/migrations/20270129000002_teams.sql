-- Up Migration

-- What a member did on a day of the brand's, as teams count it. The book is test for trial and test
-- accounts. Ledger units; `members` and what follows are counts.
create table team_own_day (
  player_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  brand_id bigint not null,
  -- The agent above on that day; null is the house.
  parent_id bigint,
  rounds bigint not null default 0,
  turnover bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  bonus bigint not null default 0,
  rebate bigint not null default 0,
  -- 1 on the day of the registration.
  members bigint not null default 0,
  joined bigint not null default 0,
  -- 1 on a day with enough turnover and deposits.
  active bigint not null default 0,
  -- 1 on the day of the first deposit.
  first_deposits bigint not null default 0,
  primary key (player_id, day, currency, book)
) with (fillfactor = 80);
create index team_own_day_of_brand on team_own_day (brand_id, day);
create index team_own_day_below on team_own_day (parent_id, day) where parent_id is not null;

-- The sums of all below an agent, by the tree as it was on the day. `members` is how many more they
-- are than the day before: who joined, and who was moved here or away.
create table team_day (
  agent_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  brand_id bigint not null,
  parent_id bigint,
  rounds bigint not null default 0,
  turnover bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  bonus bigint not null default 0,
  rebate bigint not null default 0,
  members bigint not null default 0,
  joined bigint not null default 0,
  active bigint not null default 0,
  first_deposits bigint not null default 0,
  primary key (agent_id, day, currency, book)
) with (fillfactor = 70);
create index team_day_of_brand on team_day (brand_id, day);
create index team_day_below on team_day (parent_id, day) where parent_id is not null;

create table team_game_day (
  agent_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  vendor_id int not null,
  game_code text not null,
  category text not null,
  brand_id bigint not null,
  rounds bigint not null default 0,
  turnover bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  primary key (agent_id, day, currency, book, vendor_id, game_code, category)
) with (fillfactor = 70);
create index team_game_day_of_brand on team_game_day (brand_id, day);

-- From when on a member counts as active on a day, as it was when the day was first added up.
create table team_rule (
  brand_id bigint not null,
  day date not null,
  min_turnover bigint not null,
  min_deposits bigint not null,
  primary key (brand_id, day)
);

-- Up to which entry of each source of turnover teams are added up.
create table team_position (
  source text primary key,
  read_to bigint not null default 0
);
insert into team_position (source) values ('lottery'), ('rounds');

-- The days on which members registered are read as well.
insert into report_change (brand_id, day, player_id)
select player.brand_id,
  (player.created_at at time zone coalesce(
    (
      select changed.zone from brand_zone changed
      where changed.brand_id = brand.id and changed.from_at <= player.created_at
      order by changed.from_at desc limit 1
    ),
    brand.zone
  ))::date,
  player.id
from player
join brand on brand.id = player.brand_id
where player.kind not in ('4', 'staff', 'system')
order by 2;
