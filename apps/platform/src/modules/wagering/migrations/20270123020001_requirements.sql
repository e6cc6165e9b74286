-- Up Migration

-- What must be played before money may leave. Ledger units.
drop index wagering_open;
alter table wagering_requirement drop constraint wagering_requirement_check;
alter table wagering_requirement drop constraint wagering_requirement_pkey;
alter table wagering_requirement
  add column id bigint generated always as identity primary key,
  add column brand_id bigint,
  add column source text check (source in ('DEPOSIT', 'BONUS', 'TRANSFER', 'ADJUST')),
  -- Of what asks for it, in its module: a deposit's id, a grant's.
  add column key text,
  add column principal bigint check (principal >= 0),
  add column done bigint not null default 0 check (done >= 0),
  -- Categories with the share of their turnover that counts, in basis points; those that are not
  -- named count nothing. Null: every category counts in full.
  add column weights jsonb,
  add column status text not null default 'OPEN'
    check (status in ('OPEN', 'DONE', 'CLEARED', 'CANCELLED')),
  add column reason text,
  -- Whether what asked for it has done what follows from its end: until then, a bonus that was
  -- played keeps money from leaving.
  add column settled boolean not null default true;
alter table wagering_requirement rename column at to created_at;
alter table wagering_requirement rename column done_at to ended_at;
alter table wagering_requirement alter column created_at drop default;

update wagering_requirement requirement set
  brand_id = deposit.brand_id, source = 'DEPOSIT', key = deposit.public_id,
  principal = requirement.required,
  status = case
    when ended_at is null then 'OPEN'
    when wiped_out then 'CLEARED'
    when deposit.status = 'REVERSED' then 'CANCELLED'
    else 'DONE'
  end,
  done = case
    when ended_at is null or wiped_out or deposit.status = 'REVERSED' then 0
    else requirement.required
  end
from deposit
where deposit.id = requirement.deposit;

alter table wagering_requirement
  drop column deposit,
  drop column wiped_out,
  alter column brand_id set not null,
  alter column source set not null,
  alter column key set not null,
  alter column principal set not null,
  add constraint wagering_requirement_done check (done <= required),
  add constraint wagering_requirement_ended check ((ended_at is null) = (status = 'OPEN')),
  add constraint wagering_requirement_full check (status <> 'DONE' or done = required),
  add constraint wagering_requirement_key unique (source, key);
create index wagering_requirement_player on wagering_requirement (player, created_at, id);
create index wagering_requirement_open on wagering_requirement (player, created_at, id)
  where status = 'OPEN';
create index wagering_requirement_unsettled on wagering_requirement (player) where not settled;
create index wagering_requirement_of_brand on wagering_requirement (brand_id, player)
  where status = 'OPEN';

-- Up to which entry of each source of turnover a player's has been counted. Locked while a player's
-- requirements change.
create table wagering_player (
  player bigint primary key,
  rounds bigint not null,
  lottery bigint not null
);
insert into wagering_player (player, rounds, lottery)
select distinct player, 0, 0 from wagering_requirement where status = 'OPEN';

-- Up to which entry of a source players who have played were looked for.
create table wagering_position (
  source text primary key,
  read_to bigint not null
);
insert into wagering_position (source, read_to) values ('rounds', 0), ('lottery', 0);

-- What an entry of the record of turnover gave to a requirement, or took back from it: so much of
-- its turnover was used, and so much was credited by the category's weight. Signed ledger units.
create table wagering_feed (
  requirement bigint not null references wagering_requirement (id),
  source text not null,
  number bigint not null,
  vendor_id int not null,
  game_code text not null,
  category text not null,
  closed_at timestamptz not null,
  used bigint not null,
  credited bigint not null,
  primary key (requirement, source, number)
);
