-- Up Migration
create table brand (
  id bigint generated always as identity primary key,
  -- The host name of the brand's player site; '*' answers for every host that is not another brand's.
  host text not null unique,
  name text not null,
  real_money boolean not null,
  currency text not null,
  country text not null,
  zone text not null,
  minimum_age int not null check (minimum_age >= 18)
);

insert into brand (host, name, real_money, currency, country, zone, minimum_age) values ('*', 'Perya', false, 'PHP', 'PH', 'Asia/Manila', 18);
