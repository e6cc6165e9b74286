-- Up Migration

-- A time-out, a self-exclusion or a one-press stop of a player. Nothing of it changes; the ledger
-- decides bets by its own copy of the latest end.
create table exclusion (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind text not null,
  begins_at timestamptz not null default now(),
  until timestamptz not null,
  actor text not null,
  -- The exclusion of another account of the same person that it was carried over from.
  origin_id bigint references exclusion,
  recognised_by text,
  constraint exclusion_kind check (kind in ('TIME_OUT', 'EXCLUSION', 'STOP')),
  constraint exclusion_recognised check (
    (origin_id is null) = (recognised_by is null)
    and (recognised_by is null or recognised_by in ('DOCUMENT', 'PHONE', 'MAIL', 'NAME'))
  )
);
create index exclusion_of_player on exclusion (player_id, until desc);
create index exclusion_standing on exclusion (until, id) where origin_id is null;
create unique index exclusion_carried_once on exclusion (origin_id, player_id) where origin_id is not null;

-- What an excluded person is recognised by, as it stood when the exclusion began and later: phone and
-- mail only where they were proven. What the person changes later is added.
create table excluded_person (
  player_id bigint not null references player,
  mobile text,
  email text,
  name text,
  birthday date,
  kyc_level smallint not null,
  constraint excluded_person_once unique nulls not distinct (player_id, mobile, email, name, birthday, kyc_level)
);
create index excluded_person_mobile on excluded_person (mobile) where mobile is not null;
create index excluded_person_email on excluded_person (email) where email is not null;
create index excluded_person_birthday on excluded_person (birthday) where birthday is not null;

-- Exclusions from before there was a record of them: shorter ones were breaks.
insert into exclusion (player_id, kind, until, actor)
select player.id,
  case when excluded_until < now() + interval '43 days' then 'TIME_OUT' else 'EXCLUSION' end,
  excluded_until, 'before'
from wallet_account join player on player.id = wallet_account.player
where excluded_until > now();

insert into excluded_person (player_id, mobile, email, name, birthday, kyc_level)
select player.id, case when mobile_verified_at is not null then mobile end,
  case when email_verified_at is not null then lower(email) end,
  coalesce(fullname, payee_name), birthday, player.kyc_level
from exclusion
join player on player.id = exclusion.player_id
join player_profile on player_profile.player_id = player.id;
