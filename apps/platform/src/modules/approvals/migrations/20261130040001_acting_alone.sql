-- Up Migration
-- An adjustment asked for twice under one key is one request, and how a request ended is kept with its reason, so that the person who asked can see it.
alter table approval
  add column key text,
  add column player text,
  add column decided_by text,
  add column decision_reason text,
  -- Carried out at once by the person who asked, within what one person may do in a day; these rows are what the day's sums are made of.
  add column alone boolean not null default false,
  add column outcome text check (outcome in ('APPROVED', 'REJECTED', 'TAKEN_BACK'));

update approval set outcome = case when approved then 'APPROVED' else 'REJECTED' end where decided_at is not null;
update approval set decided_by = (select username from staff where id = approval.decided_by_id) where decided_by_id is not null;
update approval set player = subject where kind = 'players.adjust';
-- Requests made before had no such rule: the first one of a key keeps it.
update approval set key = payload ->> 'key'
where kind = 'players.adjust' and id in (select min(id) from approval where kind = 'players.adjust' group by payload ->> 'key');

alter table approval
  drop column approved,
  add constraint approval_decided check ((decided_at is null) = (outcome is null)),
  add constraint approval_alone check (not alone or (outcome = 'APPROVED' and decided_by_id is null));
create unique index approval_key on approval (kind, key) where key is not null;
create index approval_subject on approval (subject, kind);
create index approval_alone_by_staff on approval (asked_by_id, currency, decided_at) where alone;
create index approval_alone_by_player on approval (player, currency, decided_at) where alone;

-- What one person may move alone at a brand, in ledger units. A brand without a row has what the installation says.
create table approval_limit (
  brand_id bigint primary key references brand,
  single_units bigint not null check (single_units >= 0),
  staff_day_units bigint not null check (staff_day_units >= 0),
  player_day_units bigint not null check (player_day_units >= 0),
  changed_at timestamptz not null default now()
);
