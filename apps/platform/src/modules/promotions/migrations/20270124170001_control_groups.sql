-- Up Migration

-- What decides who is held out of a promotion; made when it is announced, and kept for good.
alter table promotion add column draw_seed text;

-- Who was drawn for a promotion with a control group, before it was first shown to them. Who is
-- held out is never offered it.
create table promotion_group (
  promotion bigint not null references promotion,
  player bigint not null references player,
  held_out boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (player, promotion)
);
create index promotion_group_of on promotion_group (promotion);

-- What reports look for.
create index promotion_grant_given on promotion_grant (brand_id, created_at);
create index promotion_refusal_of on promotion_refusal (promotion, at);
create index promotion_reward_given on promotion_reward (brand_id, at);
