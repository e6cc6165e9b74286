-- Up Migration

-- A move that history holds but that no row takes any more.
alter table cashier_move add column retired boolean not null default false;

create or replace function cashier_allowed_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from cashier_move where subject = tg_argv[0] and from_status = 'NEW' and to_status = new.status and not retired) then
      raise exception 'a % cannot begin as %', tg_argv[0], new.status;
    end if;
  elsif old.status <> new.status
    and not exists (select from cashier_move where subject = tg_argv[0] and from_status = old.status and to_status = new.status and not retired) then
    raise exception 'a % cannot go from % to %', tg_argv[0], old.status, new.status;
  end if;
  return new;
end $$;

-- A payout the bank refuses, or sends back, has failed; the money stays held until it is paid again or refunded to the player.
insert into cashier_move (subject, from_status, to_status) values
  ('withdrawal', 'PAYING', 'FAILED'),
  ('withdrawal', 'SENT', 'FAILED'),
  ('withdrawal', 'FAILED', 'PAYING'),
  ('withdrawal', 'FAILED', 'REFUNDED');
-- A transfer under way may still arrive: its money is released only after the bank's refusal was recorded.
update cashier_move set retired = true where subject = 'withdrawal' and from_status = 'PAYING' and to_status = 'REJECTED';

-- What each person saw of a payout that came back, per time it was sent: the latest figures of each count, once.
create table payout_return (
  withdrawal     bigint not null references withdrawal (id),
  -- Number of the SENT step in the timeline: a payout that is sent again starts without confirmations.
  sent_step      int not null,
  staff          bigint not null,
  username       text not null,
  returned_units bigint not null check (returned_units > 0),
  reference      text not null,
  at             timestamptz not null default now(),
  primary key (withdrawal, sent_step, staff)
);
