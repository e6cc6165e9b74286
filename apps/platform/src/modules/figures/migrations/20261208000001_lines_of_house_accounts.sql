-- Up Migration

-- The lines of reports that modules register accounts of the house for. `unallocated` is what went
-- over an account that no module has registered. Ledger units.
alter table report_day
  add column player_fee bigint not null default 0,
  add column bonus_credited bigint not null default 0,
  add column bonus_removed bigint not null default 0,
  add column rebate bigint not null default 0,
  add column loyalty bigint not null default 0,
  add column agent_cost bigint not null default 0,
  add column away bigint not null default 0,
  add column unallocated bigint not null default 0;
alter table report_game_quarter
  add column player_fee bigint not null default 0,
  add column bonus_credited bigint not null default 0,
  add column bonus_removed bigint not null default 0,
  add column rebate bigint not null default 0,
  add column loyalty bigint not null default 0,
  add column agent_cost bigint not null default 0,
  add column away bigint not null default 0,
  add column unallocated bigint not null default 0;
