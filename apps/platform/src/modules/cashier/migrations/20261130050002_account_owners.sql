-- Up Migration

-- An account number belongs to one player of a brand: the first who bound it. A number without what banks print between its digits.
create table bank_account_owner (
  brand_id bigint not null,
  number   text not null,
  player   bigint not null references cashier_player (player),
  primary key (brand_id, number),
  unique (brand_id, number, player)
);

-- Who tried to bind a number that is another's: evidence for staff.
create table bank_account_attempt (
  brand_id bigint not null,
  number   text not null,
  player   bigint not null,
  first_at timestamptz not null default now(),
  last_at  timestamptz not null default now(),
  primary key (brand_id, number, player)
);
create index bank_account_attempt_of_player on bank_account_attempt (player);

alter table bank_account add column brand_id bigint;
update bank_account set brand_id = (select brand_id from player where id = bank_account.player);
alter table bank_account alter column brand_id set not null;

update bank_account set number = regexp_replace(number, '[^0-9]', '', 'g') where number ~ '[^0-9]'
  and not exists (select from bank_account other where other.player = bank_account.player and other.bank = bank_account.bank
    and other.number = regexp_replace(bank_account.number, '[^0-9]', '', 'g'));

-- Numbers that several players of a brand bound before this rule stay bound, and are marked: staff see them on the player's and the withdrawal's page.
alter table bank_account add column shared boolean not null default false;
update bank_account set shared = true where (brand_id, regexp_replace(number, '[^0-9]', '', 'g')) in (
  select brand_id, regexp_replace(number, '[^0-9]', '', 'g') from bank_account group by 1, 2 having count(distinct player) > 1);

insert into bank_account_owner (brand_id, number, player)
select distinct on (brand_id, regexp_replace(number, '[^0-9]', '', 'g')) brand_id, regexp_replace(number, '[^0-9]', '', 'g'), player
from bank_account order by brand_id, regexp_replace(number, '[^0-9]', '', 'g'), id;

-- What is not marked must be the owner's.
alter table bank_account add column owned_number text generated always as (case when shared then null else regexp_replace(number, '[^0-9]', '', 'g') end) stored;
alter table bank_account add constraint bank_account_owned
  foreign key (brand_id, owned_number, player) references bank_account_owner (brand_id, number, player);
create index bank_account_shared on bank_account (brand_id, number) where shared;
create index bank_account_by_number on bank_account (brand_id, number);
