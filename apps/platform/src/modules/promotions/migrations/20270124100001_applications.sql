-- Up Migration

insert into promotion_move (subject, from_status, to_status) values
  ('grant', 'NEW', 'APPLYING'),
  ('grant', 'APPLYING', 'REJECTED'),
  ('grant', 'APPLYING', 'ISSUED');

-- How much it is to be is decided with an application.
alter table promotion_grant drop constraint promotion_grant_bonus_units_check;
alter table promotion_grant add constraint promotion_grant_bonus_units_check
  check (bonus_units > 0 or (bonus_units = 0 and status in ('APPLYING', 'REJECTED')));

-- Who was rejected may apply again.
drop index promotion_grant_once;
create unique index promotion_grant_once on promotion_grant (promotion, player, period)
  where status <> 'REJECTED';
-- One application at a time.
create unique index promotion_grant_applying on promotion_grant (promotion, player)
  where status = 'APPLYING';
-- The queues of staff, and their counts.
create index promotion_grant_applications on promotion_grant (brand_id, id)
  where status = 'APPLYING';

-- What a player wrote with an application, and why it was rejected.
create table promotion_application (
  grant_id bigint primary key references promotion_grant,
  brand_id bigint not null references brand,
  player bigint not null references player,
  remark text not null check (char_length(remark) between 1 and 140),
  reject_reason text,
  at timestamptz not null default clock_timestamp()
);
create index promotion_application_brand on promotion_application (brand_id, grant_id desc);

create table promotion_application_image (
  grant_id bigint not null references promotion_application,
  place int not null check (place between 1 and 3),
  kind text not null check (kind in ('png', 'jpg')),
  bytes bytea not null,
  primary key (grant_id, place)
);
