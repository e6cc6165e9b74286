-- Written by `npm run schema` from a migrated database. Change it by a migration.

set check_function_bodies = off;

create extension fuzzystrmatch;
create extension pg_trgm;

create type wallet_book as enum ('play', 'real', 'test');
create type wallet_line as (player bigint, seq bigint, units bigint, cash bigint, after bigint, held bigint, owed bigint, idem uuid, ref uuid, vendor integer, contra integer, kind smallint, status smallint, flags smallint, transaction text, round text, game text, note text);
create type wallet_step as (player bigint, before bigint, seq bigint, cash bigint, held bigint, owed bigint);

create sequence schema_migration_id_seq as integer start 1;

CREATE OR REPLACE FUNCTION audit_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit trail is append only';
end $function$
;

CREATE OR REPLACE FUNCTION brand_answers_at_its_host()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into brand_host (host, brand_id) values (lower(new.host), new.id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION brand_has_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into profile_choice (brand_id, effective_at, codes, chosen_by)
  values (new.id, '1970-01-01Z', first_profiles(new.real_money, new.country), 'its country');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION brand_settings_version_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'versions of settings are append only';
end $function$
;

CREATE OR REPLACE FUNCTION cashier_allowed_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION first_profiles(real_money boolean, country text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (NOT real_money) THEN ARRAY['DEMO'::text] WHEN (country = ANY (ARRAY['PH'::text, 'MT'::text, 'GB'::text, 'SE'::text, 'NL'::text, 'DE'::text, 'ES'::text, 'DK'::text, 'BR'::text, 'KE'::text, 'CW'::text, 'IM'::text])) THEN ARRAY[country] ELSE ARRAY['BASE'::text] END
;

CREATE OR REPLACE FUNCTION keep_game_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  fresh text[] := (
    select array_agg(distinct left(said, 60)) from unnest(string_to_array(new.search, ' ')) said
    where said ~ '[^0-9]' and not exists (select from game_word known where known.word = left(said, 60)));
begin
  if fresh is not null then
    -- Two lists of games with the same new words would else wait for each other.
    perform pg_advisory_xact_lock(hashtextextended('game words', 0));
    insert into game_word select unnest(fresh) on conflict do nothing;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION player_currency_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the currency of player % is never changed', old.id;
end $function$
;

CREATE OR REPLACE FUNCTION points_are_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger of points is append only';
end $function$
;

CREATE OR REPLACE FUNCTION points_order_allowed_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from points_order_move
    where from_state = (case when tg_op = 'INSERT' then 'NEW' else old.state end)
      and to_state = new.state
  ) then
    raise exception 'an order of points cannot become %', new.state;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION profile_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a published profile, a choice and a sign-off are never changed';
end $function$
;

CREATE OR REPLACE FUNCTION promotion_allowed_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if not exists (
      select from promotion_move
      where subject = tg_argv[0] and from_status = 'NEW' and to_status = new.status
    ) then
      raise exception 'a % cannot begin as %', tg_argv[0], new.status;
    end if;
  elsif old.status <> new.status and not exists (
    select from promotion_move
    where subject = tg_argv[0] and from_status = old.status and to_status = new.status
  ) then
    raise exception 'a % cannot go from % to %', tg_argv[0], old.status, new.status;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION refuse_change_of_case_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.file is null and new.file is not null
    and (new.id, new.case_id, new.name, new.kind) = (old.id, old.case_id, old.name, old.kind)
  then
    return new;
  end if;
  raise exception 'The record of a case is kept as it was written';
end $function$
;

CREATE OR REPLACE FUNCTION refuse_change_of_case_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The record of a case is kept as it was written';
end $function$
;

CREATE OR REPLACE FUNCTION report_day_is_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A closed day never changes';
end $function$
;

CREATE OR REPLACE FUNCTION report_is_of_open_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (select brand_id, min(day) as day from changed group by 1) first
    where day <= (
      select max(closed.day) from report_closing closed
      where closed.brand_id = first.brand_id and closed.state = 'CLOSED'
    )
  ) then
    raise exception 'A closed day never changes';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION report_is_of_open_quarters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (select brand_id, min(quarter) as quarter from changed group by 1) first
    where quarter < (
      select ends_at from report_closing closed
      where closed.brand_id = first.brand_id and closed.state = 'CLOSED'
      order by closed.day desc limit 1
    )
  ) then
    raise exception 'A closed day never changes';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION report_none_is_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from report_closing where state = 'CLOSED') then
    raise exception 'A closed day never changes';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION round_turnover(category text, stake bigint, payout bigint, refund bigint, effective bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select greatest(0, least(greatest(stake, 0), case
    when effective is not null then effective
    when category in ('SPORTS', 'ESPORTS', 'COCKFIGHT') then abs(payout - greatest(stake, 0))
    else stake - refund
  end))
$function$
;

CREATE OR REPLACE FUNCTION tournament_allowed_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'DRAFT' then
      raise exception 'a tournament cannot begin as %', new.status;
    end if;
  elsif old.status <> new.status and not exists (
    select from tournament_move where from_status = old.status and to_status = new.status
  ) then
    raise exception 'a tournament cannot go from % to %', old.status, new.status;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION turnover_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Entries of turnover are never changed or deleted';
end $function$
;

CREATE OR REPLACE FUNCTION vip_change_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Changes of VIP levels are never changed or deleted';
end $function$
;

CREATE OR REPLACE FUNCTION vip_gift_allowed_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'ISSUED' then
      raise exception 'a gift cannot begin as %', new.status;
    end if;
  elsif old.status <> new.status and not exists (
    select from vip_gift_move where from_status = old.status and to_status = new.status
  ) then
    raise exception 'a gift cannot go from % to %', old.status, new.status;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION wallet_append(p_writer uuid, p_lane integer, p_n bigint, p_digest bytea, p_entries integer, p_contra integer[], p_delta bigint[], p_steps wallet_step[], p_lines wallet_line[], p_prove_open boolean, p_guards jsonb, p_prove_wins boolean DEFAULT false)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  changed bigint;
  batch_id bigint;
  batch_at timestamptz;
begin
  update wallet_account account
  set seq = new.seq, cash = new.cash, held = new.held, owed = new.owed
  from unnest(p_steps) as new
  where account.player = new.player and account.seq = new.before;
  get diagnostics changed = row_count;
  if changed <> cardinality(p_steps) then
    raise exception 'stale' using errcode = 'PW001';
  end if;

  -- Bets were decided on rounds believed open.
  if p_prove_open and exists (
    select from unnest(p_lines) as bet
    where bet.kind = 1
      and (
        select true from wallet_entry e
        where e.player = bet.player and e.vendor = bet.vendor and e.round = bet.round
          and e.flags & 2 <> 0
        limit 1
      )
  ) then
    raise exception 'closed round' using errcode = 'PW002';
  end if;

  insert into wallet_batch (writer, lane, n, entries, contra, delta, digest)
  values (p_writer, p_lane, p_n, p_entries, p_contra, p_delta, p_digest)
  returning id, at into batch_id, batch_at;

  -- A win that nobody looked up needs its own player's applied bet of its round, not taken back, in
  -- a round that has not ended.
  insert into wallet_entry (
    player, seq, batch, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status,
    flags, transaction, round, game, note
  )
  select player, seq, batch_id, units, cash, after, held, owed, idem, ref, vendor, contra, kind,
    status, flags, transaction, round, game, note
  from unnest(p_lines) as line
  where not p_prove_wins or line.kind <> 2 or line.status <> 0 or (
    select bet.kind = 1 and bet.status = 0 and bet.player = line.player
      and bet.vendor = line.vendor and bet.round = line.round
      and not exists (
        select from wallet_entry reversal where reversal.kind = 3 and reversal.ref = line.ref
      )
      and not exists (
        select from wallet_entry e
        where e.player = line.player and e.vendor = line.vendor and e.round = line.round
          and e.flags & 2 <> 0
      )
    from wallet_entry bet where bet.idem = line.ref);
  get diagnostics changed = row_count;
  if changed <> cardinality(p_lines) then
    raise exception 'unproven win' using errcode = 'PW003';
  end if;

  if p_guards is not null then
    update wallet_account account
    set blocked = new.blocked, excluded_until = new.excluded_until, single_bet = new.single_bet,
      daily_wager = new.daily_wager, weekly_wager = new.weekly_wager,
      monthly_wager = new.monthly_wager, daily_loss = new.daily_loss,
      weekly_loss = new.weekly_loss, monthly_loss = new.monthly_loss, bonus_bet = new.bonus_bet,
      bonus_closed = new.bonus_closed
    from jsonb_to_recordset(p_guards) as new (
      player bigint, blocked boolean, excluded_until timestamptz, single_bet bigint,
      daily_wager bigint, weekly_wager bigint, monthly_wager bigint, daily_loss bigint,
      weekly_loss bigint, monthly_loss bigint, bonus_bet bigint, bonus_closed bigint)
    where account.player = new.player;
  end if;
  return batch_at;
end $function$
;

CREATE OR REPLACE FUNCTION wallet_append_if_current(p_writer uuid, p_lane integer, p_n bigint, p_digest bytea, p_entries integer, p_contra integer[], p_delta bigint[], p_steps wallet_step[], p_lines wallet_line[], p_prove_open boolean, p_guards jsonb)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
begin
  return wallet_append(p_writer, p_lane, p_n, p_digest, p_entries, p_contra, p_delta, p_steps, p_lines, p_prove_open, p_guards, true);
exception when unique_violation or sqlstate 'PW001' or sqlstate 'PW002' or sqlstate 'PW003' then
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION wallet_currency_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the currency of account % is never changed', old.player;
end $function$
;

CREATE OR REPLACE FUNCTION wallet_horizon()
 RETURNS xid8
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return ((select base from wallet_clock) + pg_snapshot_xmin(pg_current_snapshot())::text::bigint)::text::xid8;
end $function$
;

CREATE OR REPLACE FUNCTION wallet_house_is_known()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from unnest(new.contra) as leg (id) where not exists (select from wallet_house house where house.id = leg.id)) then
    raise exception 'unknown house account' using errcode = 'PW004';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION wallet_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append only';
end $function$
;

CREATE OR REPLACE FUNCTION wallet_transaction()
 RETURNS xid8
 LANGUAGE plpgsql
AS $function$
begin
  return ((select base from wallet_clock) + pg_current_xact_id()::text::bigint)::text::xid8;
end $function$
;

create aggregate whole_sum(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe);

-- audit

create table audit_row (
  n bigint not null,
  at timestamp with time zone not null,
  actor text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  hash bytea not null,
  brand_id bigint,
  constraint audit_row_pkey PRIMARY KEY (n)
);
CREATE INDEX audit_row_action ON audit_row USING btree (action, n DESC);
CREATE INDEX audit_row_actor ON audit_row USING btree (actor, n DESC);
CREATE INDEX audit_row_brand ON audit_row USING btree (brand_id, n DESC);

-- brands

create table brand (
  id bigint generated always as identity,
  host text not null,
  name text not null,
  real_money boolean not null,
  currency text not null,
  country text not null,
  zone text not null,
  minimum_age integer not null,
  constraint brand_pkey PRIMARY KEY (id),
  constraint brand_host_key UNIQUE (host),
  constraint brand_minimum_age_check CHECK ((minimum_age >= 18))
);

create table brand_host (
  host text not null,
  brand_id bigint not null,
  constraint brand_host_pkey PRIMARY KEY (host),
  constraint brand_host_host_check CHECK (((host = lower(host)) AND (host <> ''::text))),
  constraint brand_host_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX brand_host_brand ON brand_host USING btree (brand_id);

create table brand_zone (
  brand_id bigint not null,
  from_at timestamp with time zone not null,
  zone text not null,
  constraint brand_zone_pkey PRIMARY KEY (brand_id, from_at),
  constraint brand_zone_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

-- approvals

create table approval (
  id bigint generated always as identity,
  public_id text not null,
  kind text not null,
  subject text not null,
  units bigint,
  currency text,
  payload jsonb not null,
  reason text,
  asked_by_id bigint not null,
  asked_by text not null,
  asked_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default (now() + '24:00:00'::interval) not null,
  decided_by_id bigint,
  decided_at timestamp with time zone,
  brand_id bigint,
  key text,
  player text,
  decided_by text,
  decision_reason text,
  alone boolean default false not null,
  outcome text,
  about text not null,
  constraint approval_pkey PRIMARY KEY (id),
  constraint approval_public_id_key UNIQUE (public_id),
  constraint approval_alone CHECK (((NOT alone) OR ((outcome = 'APPROVED'::text) AND (decided_by_id IS NULL)))),
  constraint approval_check CHECK ((decided_by_id <> asked_by_id)),
  constraint approval_decided CHECK (((decided_at IS NULL) = (outcome IS NULL))),
  constraint approval_outcome_check CHECK ((outcome = ANY (ARRAY['APPROVED'::text, 'REJECTED'::text, 'TAKEN_BACK'::text, 'OVERTAKEN'::text]))),
  constraint approval_public_id_check CHECK ((public_id ~ '^ap_[0-9a-z]{20}$'::text))
);
CREATE INDEX approval_alone_by_player ON approval USING btree (player, currency, decided_at) WHERE alone;
CREATE INDEX approval_alone_by_staff ON approval USING btree (asked_by_id, currency, decided_at) WHERE alone;
CREATE INDEX approval_history ON approval USING btree (decided_at DESC) WHERE (NOT alone);
CREATE UNIQUE INDEX approval_key ON approval USING btree (kind, key) WHERE (key IS NOT NULL);
CREATE INDEX approval_open ON approval USING btree (asked_at) WHERE (decided_at IS NULL);
CREATE INDEX approval_secret ON approval USING btree (expires_at) WHERE (payload ? 'passwordHash'::text);
CREATE INDEX approval_subject ON approval USING btree (subject, kind);

create table approval_limit (
  brand_id bigint not null,
  single_units bigint not null,
  staff_day_units bigint not null,
  player_day_units bigint not null,
  changed_at timestamp with time zone default now() not null,
  constraint approval_limit_pkey PRIMARY KEY (brand_id),
  constraint approval_limit_player_day_units_check CHECK ((player_day_units >= 0)),
  constraint approval_limit_single_units_check CHECK ((single_units >= 0)),
  constraint approval_limit_staff_day_units_check CHECK ((staff_day_units >= 0)),
  constraint approval_limit_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

-- cashier

create table bank_account_attempt (
  brand_id bigint not null,
  number text not null,
  player bigint not null,
  first_at timestamp with time zone default now() not null,
  last_at timestamp with time zone default now() not null,
  id bigint generated always as identity,
  constraint bank_account_attempt_pkey PRIMARY KEY (brand_id, number, player),
  constraint bank_account_attempt_id_key UNIQUE (id)
);
CREATE INDEX bank_account_attempt_of_player ON bank_account_attempt USING btree (player);

create table cashier_move (
  subject text not null,
  from_status text not null,
  to_status text not null,
  retired boolean default false not null,
  constraint cashier_move_pkey PRIMARY KEY (subject, from_status, to_status),
  constraint cashier_move_subject_check CHECK ((subject = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'leg'::text])))
);

create table cashier_player (
  player bigint not null,
  first_deposit_at timestamp with time zone,
  constraint cashier_player_pkey PRIMARY KEY (player)
);

create table bank_account_owner (
  brand_id bigint not null,
  number text not null,
  player bigint not null,
  constraint bank_account_owner_pkey PRIMARY KEY (brand_id, number),
  constraint bank_account_owner_brand_id_number_player_key UNIQUE (brand_id, number, player),
  constraint bank_account_owner_player_fkey FOREIGN KEY (player) REFERENCES cashier_player(player)
);

create table bank_account (
  id bigint generated always as identity,
  public_id text not null,
  player bigint not null,
  bank text not null,
  number text not null,
  holder text not null,
  created_at timestamp with time zone default now() not null,
  usable_from timestamp with time zone not null,
  brand_id bigint not null,
  shared boolean default false not null,
  owned_number text generated always as (CASE WHEN shared THEN NULL::text WHEN (number ~ '[A-Za-z]'::text) THEN number ELSE regexp_replace(number, '[^0-9]'::text, ''::text, 'g'::text) END) stored,
  removed_at timestamp with time zone,
  preferred_at timestamp with time zone,
  constraint bank_account_pkey PRIMARY KEY (id),
  constraint bank_account_player_bank_number_key UNIQUE (player, bank, number),
  constraint bank_account_public_id_key UNIQUE (public_id),
  constraint bank_account_owned FOREIGN KEY (brand_id, owned_number, player) REFERENCES bank_account_owner(brand_id, number, player),
  constraint bank_account_player_fkey FOREIGN KEY (player) REFERENCES cashier_player(player)
);
CREATE INDEX bank_account_bound ON bank_account USING btree (player, created_at);
CREATE INDEX bank_account_by_number ON bank_account USING btree (brand_id, number);
CREATE INDEX bank_account_shared ON bank_account USING btree (brand_id, number) WHERE shared;

create table cashier_step (
  subject text not null,
  subject_id bigint not null,
  n integer not null,
  from_status text not null,
  to_status text not null,
  actor text not null,
  reason text,
  reference text,
  at timestamp with time zone default clock_timestamp() not null,
  payer text,
  constraint cashier_step_pkey PRIMARY KEY (subject, subject_id, n),
  constraint cashier_step_payer CHECK (((payer IS NULL) OR ((subject = 'leg'::text) AND (to_status = 'SENT'::text)))),
  constraint cashier_step_subject_from_status_to_status_fkey FOREIGN KEY (subject, from_status, to_status) REFERENCES cashier_move(subject, from_status, to_status)
);
CREATE INDEX cashier_step_leg_reference ON cashier_step USING btree (lower(reference) text_pattern_ops) WHERE ((subject = 'leg'::text) AND (reference IS NOT NULL));
CREATE INDEX cashier_step_of_money ON cashier_step USING btree (at) WHERE (to_status = ANY (ARRAY['SUCCEEDED'::text, 'REVIEW'::text, 'SENT'::text, 'REVERSED'::text]));
CREATE INDEX cashier_step_reference ON cashier_step USING btree (lower(reference) text_pattern_ops) WHERE ((subject = 'withdrawal'::text) AND (reference IS NOT NULL));

create table deposit (
  id bigint generated always as identity,
  public_id text not null,
  player bigint not null,
  player_name text not null,
  player_ref text not null,
  key text not null,
  method text not null,
  units bigint not null,
  currency text not null,
  book text not null,
  exact_units bigint,
  status text not null,
  paid_units bigint,
  provider_txn text,
  checkout_url text,
  slip text,
  reason text,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  changed_at timestamp with time zone default now() not null,
  brand_id bigint not null,
  paid_currency text,
  account jsonb,
  payer text,
  fee_bps integer default 0 not null,
  fee_flat_units bigint default 0 not null,
  fee_units bigint,
  beside bigint,
  promotion text,
  paid_at timestamp with time zone,
  transfer_number text,
  taken_back_at timestamp with time zone,
  ask_next_at timestamp with time zone,
  returned_to text,
  returned_why text,
  constraint deposit_pkey PRIMARY KEY (id),
  constraint deposit_method_provider_txn_key UNIQUE (method, provider_txn),
  constraint deposit_player_key_key UNIQUE (player, key),
  constraint deposit_public_id_key UNIQUE (public_id),
  constraint deposit_check CHECK (((status <> 'SUCCEEDED'::text) OR ((paid_units IS NOT NULL) AND (provider_txn IS NOT NULL)))),
  constraint deposit_check1 CHECK (((fee_units >= 0) AND (fee_units <= paid_units))),
  constraint deposit_check2 CHECK (((status <> ALL (ARRAY['SUCCEEDED'::text, 'REVERSED'::text])) OR (paid_at IS NOT NULL))),
  constraint deposit_check3 CHECK (((taken_back_at IS NULL) OR (paid_units IS NOT NULL))),
  constraint deposit_check4 CHECK (((returned_why IS NULL) OR (returned_to IS NOT NULL))),
  constraint deposit_credited_currency CHECK (((status <> 'SUCCEEDED'::text) OR (paid_currency = currency))),
  constraint deposit_exact_units_check CHECK ((exact_units > 0)),
  constraint deposit_fee_bps_check CHECK (((fee_bps >= 0) AND (fee_bps <= 2000))),
  constraint deposit_fee_flat_units_check CHECK ((fee_flat_units >= 0)),
  constraint deposit_paid_currency CHECK (((paid_units IS NULL) = (paid_currency IS NULL))),
  constraint deposit_paid_units_check CHECK ((paid_units > 0)),
  constraint deposit_payer_check CHECK ((char_length(payer) <= 120)),
  constraint deposit_promotion_check CHECK (((char_length(promotion) >= 1) AND (char_length(promotion) <= 64))),
  constraint deposit_returned_to_check CHECK (((char_length(returned_to) >= 1) AND (char_length(returned_to) <= 120))),
  constraint deposit_units_check CHECK ((units > 0)),
  constraint deposit_beside_fkey FOREIGN KEY (beside) REFERENCES deposit(id),
  constraint deposit_player_fkey FOREIGN KEY (player) REFERENCES cashier_player(player)
);
CREATE INDEX deposit_beside ON deposit USING btree (beside) WHERE (beside IS NOT NULL);
CREATE INDEX deposit_by_status ON deposit USING btree (status, id);
CREATE INDEX deposit_by_time ON deposit USING btree (player, created_at DESC, id DESC);
CREATE INDEX deposit_created ON deposit USING btree (created_at);
CREATE UNIQUE INDEX deposit_exact ON deposit USING btree (currency, exact_units) WHERE ((exact_units IS NOT NULL) AND (status = ANY (ARRAY['CREATED'::text, 'AWAITING_PAYMENT'::text, 'SUBMITTED'::text])));
CREATE INDEX deposit_exact_units ON deposit USING btree (exact_units);
CREATE INDEX deposit_of_brand ON deposit USING btree (brand_id, id);
CREATE INDEX deposit_of_player ON deposit USING btree (player, id);
CREATE INDEX deposit_on_top ON deposit USING btree (method, split_part(provider_txn, '#'::text, 1)) WHERE (beside IS NOT NULL);
CREATE INDEX deposit_open ON deposit USING btree (expires_at) WHERE (status = ANY (ARRAY['CREATED'::text, 'AWAITING_PAYMENT'::text]));
CREATE INDEX deposit_paid_units ON deposit USING btree (paid_units);
CREATE INDEX deposit_player_name ON deposit USING btree (lower(player_name) text_pattern_ops);
CREATE INDEX deposit_player_ref ON deposit USING btree (player_ref);
CREATE INDEX deposit_reference ON deposit USING btree (lower(provider_txn) text_pattern_ops);
CREATE INDEX deposit_taken_back ON deposit USING btree (id) WHERE ((taken_back_at IS NOT NULL) AND (status = 'SUCCEEDED'::text));
CREATE UNIQUE INDEX deposit_transfer_number ON deposit USING btree (transfer_number);
CREATE INDEX deposit_units ON deposit USING btree (units);
CREATE INDEX deposit_waiting ON deposit USING btree (id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'LATE_PAID'::text, 'REVIEW'::text]));
CREATE INDEX deposit_watched ON deposit USING btree (ask_next_at) WHERE ((status = ANY (ARRAY['SUCCEEDED'::text, 'REVIEW'::text])) AND (ask_next_at IS NOT NULL));

create table deposit_approval (
  deposit bigint not null,
  staff bigint not null,
  username text not null,
  paid_units bigint not null,
  reference text not null,
  at timestamp with time zone default now() not null,
  constraint deposit_approval_pkey PRIMARY KEY (deposit, staff),
  constraint deposit_approval_paid_units_check CHECK ((paid_units > 0)),
  constraint deposit_approval_deposit_fkey FOREIGN KEY (deposit) REFERENCES deposit(id)
);
CREATE INDEX deposit_approval_reference ON deposit_approval USING btree (lower(reference) text_pattern_ops);

create table deposit_payer (
  deposit bigint not null,
  n integer not null,
  payer text not null,
  source text not null,
  actor text not null,
  second text,
  reason text,
  at timestamp with time zone default clock_timestamp() not null,
  constraint deposit_payer_pkey PRIMARY KEY (deposit, n),
  constraint deposit_payer_check1 CHECK (((source = 'CORRECTION'::text) = ((second IS NOT NULL) AND (reason IS NOT NULL)))),
  constraint deposit_payer_n_check CHECK ((n > 0)),
  constraint deposit_payer_payer_check CHECK (((char_length(payer) >= 1) AND (char_length(payer) <= 120))),
  constraint deposit_payer_source_check CHECK ((source = ANY (ARRAY['PROVIDER'::text, 'STATEMENT'::text, 'STAFF'::text, 'CORRECTION'::text]))),
  constraint deposit_payer_deposit_fkey FOREIGN KEY (deposit) REFERENCES deposit(id)
);

create table payment_callback (
  provider text not null,
  event text not null,
  digest bytea not null,
  deposit bigint not null,
  body jsonb not null,
  received_at timestamp with time zone default now() not null,
  constraint payment_callback_pkey PRIMARY KEY (provider, event),
  constraint payment_callback_deposit_fkey FOREIGN KEY (deposit) REFERENCES deposit(id)
);

create table uncredited_arrival (
  id bigint generated always as identity,
  brand_id bigint not null,
  provider text not null,
  number_key text not null,
  sent_back_at timestamp with time zone,
  not_ours_at timestamp with time zone,
  constraint uncredited_arrival_pkey PRIMARY KEY (id),
  constraint uncredited_arrival_brand_id_provider_number_key_key UNIQUE (brand_id, provider, number_key),
  constraint uncredited_arrival_check CHECK (((not_ours_at IS NULL) OR (provider = 'bank'::text))),
  constraint uncredited_arrival_check1 CHECK (((sent_back_at IS NOT NULL) OR (not_ours_at IS NOT NULL)))
);

create table voucher_batch (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  units bigint not null,
  currency text not null,
  count integer not null,
  note text not null,
  expires_at timestamp with time zone not null,
  status text not null,
  key uuid not null,
  made_by text not null,
  made_at timestamp with time zone default now() not null,
  exported_by text,
  exported_at timestamp with time zone,
  reason text,
  constraint voucher_batch_pkey PRIMARY KEY (id),
  constraint voucher_batch_key_key UNIQUE (key),
  constraint voucher_batch_public_id_key UNIQUE (public_id),
  constraint voucher_batch_check CHECK (((exported_by IS NULL) = (exported_at IS NULL))),
  constraint voucher_batch_count_check CHECK (((count >= 1) AND (count <= 1000))),
  constraint voucher_batch_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'READY'::text, 'EXPORTED'::text, 'VOID'::text]))),
  constraint voucher_batch_units_check CHECK ((units > 0))
);
CREATE INDEX voucher_batch_of_brand ON voucher_batch USING btree (brand_id, id);

create table voucher (
  id bigint generated always as identity,
  batch bigint not null,
  hash bytea not null,
  deposit bigint,
  redeemed_at timestamp with time zone,
  constraint voucher_pkey PRIMARY KEY (id),
  constraint voucher_deposit_key UNIQUE (deposit),
  constraint voucher_hash_key UNIQUE (hash),
  constraint voucher_check CHECK (((deposit IS NULL) = (redeemed_at IS NULL))),
  constraint voucher_hash_check CHECK ((length(hash) = 32)),
  constraint voucher_batch_fkey FOREIGN KEY (batch) REFERENCES voucher_batch(id),
  constraint voucher_deposit_fkey FOREIGN KEY (deposit) REFERENCES deposit(id)
);
CREATE INDEX voucher_of_batch ON voucher USING btree (batch);
CREATE INDEX voucher_redeemed ON voucher USING btree (batch) WHERE (deposit IS NOT NULL);

create table voucher_guess (
  player bigint not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint voucher_guess_player_fkey FOREIGN KEY (player) REFERENCES cashier_player(player)
);
CREATE INDEX voucher_guess_of_player ON voucher_guess USING btree (player, at);

create table withdrawal (
  id bigint generated always as identity,
  public_id text not null,
  player bigint not null,
  player_name text not null,
  player_ref text not null,
  key text not null,
  units bigint not null,
  currency text not null,
  book text not null,
  bank_account bigint not null,
  status text not null,
  reference text,
  reason text,
  created_at timestamp with time zone default now() not null,
  changed_at timestamp with time zone default now() not null,
  brand_id bigint not null,
  fee_units bigint default 0 not null,
  unplayed_fee_units bigint default 0 not null,
  started_by bigint,
  started_by_name text,
  constraint withdrawal_pkey PRIMARY KEY (id),
  constraint withdrawal_player_key_key UNIQUE (player, key),
  constraint withdrawal_public_id_key UNIQUE (public_id),
  constraint withdrawal_check CHECK (((unplayed_fee_units >= 0) AND (unplayed_fee_units <= fee_units))),
  constraint withdrawal_fee_units_check CHECK ((fee_units >= 0)),
  constraint withdrawal_started_by_check CHECK (((started_by IS NULL) = (started_by_name IS NULL))),
  constraint withdrawal_units_check CHECK ((units > 0)),
  constraint withdrawal_bank_account_fkey FOREIGN KEY (bank_account) REFERENCES bank_account(id),
  constraint withdrawal_player_fkey FOREIGN KEY (player) REFERENCES cashier_player(player)
);
CREATE INDEX withdrawal_by_status ON withdrawal USING btree (status, id);
CREATE INDEX withdrawal_by_time ON withdrawal USING btree (player, created_at DESC, id DESC);
CREATE INDEX withdrawal_created ON withdrawal USING btree (created_at);
CREATE INDEX withdrawal_of_brand ON withdrawal USING btree (brand_id, id);
CREATE INDEX withdrawal_of_player ON withdrawal USING btree (player, id);
CREATE INDEX withdrawal_player_name ON withdrawal USING btree (lower(player_name) text_pattern_ops);
CREATE INDEX withdrawal_player_ref ON withdrawal USING btree (player_ref);
CREATE INDEX withdrawal_units ON withdrawal USING btree (units);
CREATE INDEX withdrawal_waiting ON withdrawal USING btree (id) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'RISK_REVIEW'::text, 'APPROVED'::text, 'PAYING'::text, 'SENT'::text, 'DISPUTED'::text, 'PARTLY_RECEIVED'::text, 'FAILED'::text]));

create table withdrawal_approval (
  withdrawal bigint not null,
  staff bigint not null,
  username text not null,
  at timestamp with time zone default now() not null,
  constraint withdrawal_approval_pkey PRIMARY KEY (withdrawal, staff),
  constraint withdrawal_approval_withdrawal_fkey FOREIGN KEY (withdrawal) REFERENCES withdrawal(id)
);

create table withdrawal_leg (
  id bigint generated always as identity,
  withdrawal bigint not null,
  n integer not null,
  units bigint not null,
  status text not null,
  rest_of integer,
  wish text,
  provider text default 'manual'::text not null,
  reference text,
  reason text,
  received_units bigint default 0 not null,
  sent_at timestamp with time zone,
  due_at timestamp with time zone,
  clock_ms bigint,
  left_ms bigint,
  reminders integer default 0 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  owed boolean default true not null,
  last_call_ms bigint default 300000 not null,
  hold_of integer,
  constraint withdrawal_leg_pkey PRIMARY KEY (id),
  constraint withdrawal_leg_withdrawal_n_key UNIQUE (withdrawal, n),
  constraint withdrawal_leg_check CHECK (((wish IS NULL) OR (rest_of IS NOT NULL))),
  constraint withdrawal_leg_check1 CHECK (
CASE
    WHEN (status = ANY (ARRAY['CONFIRMED'::text, 'AUTO_CONFIRMED'::text, 'FORCED'::text])) THEN (received_units = units)
    WHEN (status = 'PARTIAL'::text) THEN ((received_units > 0) AND (received_units < units))
    WHEN (status = 'CAME_BACK'::text) THEN ((received_units >= 0) AND (received_units < units))
    ELSE (received_units = 0)
END),
  constraint withdrawal_leg_check2 CHECK (((due_at IS NULL) OR ((status = 'SENT'::text) AND (sent_at IS NOT NULL)))),
  constraint withdrawal_leg_clock_ms_check CHECK ((clock_ms > 0)),
  constraint withdrawal_leg_last_call_ms_check CHECK ((last_call_ms >= 0)),
  constraint withdrawal_leg_left_ms_check CHECK ((left_ms >= 0)),
  constraint withdrawal_leg_n_check CHECK ((n > 0)),
  constraint withdrawal_leg_units_check CHECK ((units > 0)),
  constraint withdrawal_leg_wish_check CHECK ((wish = ANY (ARRAY['TRANSFER'::text, 'CASH'::text]))),
  constraint withdrawal_leg_withdrawal_fkey FOREIGN KEY (withdrawal) REFERENCES withdrawal(id)
);
CREATE INDEX withdrawal_leg_due ON withdrawal_leg USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX withdrawal_leg_waiting ON withdrawal_leg USING btree (id) WHERE (status = 'CREATED'::text);

create table payout_order (
  id bigint generated always as identity,
  public_id text not null,
  leg bigint not null,
  brand_id bigint not null,
  provider text not null,
  units bigint not null,
  currency text not null,
  bank text not null,
  number text not null,
  holder text not null,
  status text default 'WRITTEN'::text not null,
  payment text,
  attempts integer default 0 not null,
  due_at timestamp with time zone default clock_timestamp(),
  answer text,
  ordered_by text not null,
  ordered_at timestamp with time zone default clock_timestamp() not null,
  released_at timestamp with time zone,
  ended_at timestamp with time zone,
  unanswered_since timestamp with time zone,
  settled_at timestamp with time zone,
  silent_from timestamp with time zone,
  constraint payout_order_pkey PRIMARY KEY (id),
  constraint payout_order_provider_payment_key UNIQUE (provider, payment),
  constraint payout_order_public_id_key UNIQUE (public_id),
  constraint payout_order_check CHECK (((status <> 'RELEASED'::text) OR ((payment IS NOT NULL) AND (released_at IS NOT NULL)))),
  constraint payout_order_status_check CHECK ((status = ANY (ARRAY['WRITTEN'::text, 'PLACED'::text, 'RELEASED'::text, 'DIFFERS'::text, 'PAID'::text, 'FAILED'::text, 'TAKEN_BACK'::text]))),
  constraint payout_order_units_check CHECK ((units > 0)),
  constraint payout_order_leg_fkey FOREIGN KEY (leg) REFERENCES withdrawal_leg(id)
);
CREATE INDEX payout_order_due ON payout_order USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX payout_order_of_leg ON payout_order USING btree (leg, id);
CREATE UNIQUE INDEX payout_order_one_open ON payout_order USING btree (leg) WHERE (status = ANY (ARRAY['WRITTEN'::text, 'PLACED'::text, 'RELEASED'::text, 'DIFFERS'::text]));

create table payout_callback (
  provider text not null,
  event text not null,
  digest bytea not null,
  payout_order bigint not null,
  body jsonb not null,
  received_at timestamp with time zone default now() not null,
  constraint payout_callback_pkey PRIMARY KEY (provider, event),
  constraint payout_callback_payout_order_fkey FOREIGN KEY (payout_order) REFERENCES payout_order(id)
);

create table payout_problem (
  id bigint generated always as identity,
  public_id text not null,
  provider text not null,
  payout_order bigint,
  brand_id bigint,
  kind text not null,
  payment text not null,
  reference text not null,
  units bigint not null,
  currency text not null,
  at timestamp with time zone default clock_timestamp() not null,
  noted_at timestamp with time zone,
  noted_by text,
  note text,
  outcome text,
  booked_at timestamp with time zone,
  constraint payout_problem_pkey PRIMARY KEY (id),
  constraint payout_problem_provider_payment_kind_key UNIQUE (provider, payment, kind),
  constraint payout_problem_public_id_key UNIQUE (public_id),
  constraint payout_problem_check CHECK ((((noted_at IS NULL) = (note IS NULL)) AND ((noted_at IS NULL) = (noted_by IS NULL)))),
  constraint payout_problem_check1 CHECK (((outcome IS NULL) OR ((kind = 'PAID_LATE'::text) AND (noted_at IS NOT NULL)))),
  constraint payout_problem_check2 CHECK (((booked_at IS NULL) OR (outcome IS NOT NULL))),
  constraint payout_problem_kind_check CHECK ((kind = ANY (ARRAY['UNKNOWN'::text, 'OTHER_NUMBER'::text, 'OTHER_AMOUNT'::text, 'PAID_LATE'::text, 'FAILED_LATE'::text]))),
  constraint payout_problem_outcome_check CHECK ((outcome = ANY (ARRAY['OWED'::text, 'BORNE'::text]))),
  constraint payout_problem_payout_order_fkey FOREIGN KEY (payout_order) REFERENCES payout_order(id)
);
CREATE INDEX payout_problem_open ON payout_problem USING btree (id) WHERE (noted_at IS NULL);
CREATE INDEX payout_problem_owed ON payout_problem USING btree (brand_id, at) WHERE (outcome = 'OWED'::text);
CREATE INDEX payout_problem_unbooked ON payout_problem USING btree (id) WHERE ((outcome IS NOT NULL) AND (booked_at IS NULL));

create table payout_return (
  id bigint generated always as identity,
  leg bigint not null,
  brand_id bigint not null,
  payer text not null,
  number text not null,
  number_key text not null,
  units bigint not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint payout_return_pkey PRIMARY KEY (id),
  constraint payout_return_brand_id_number_key_key UNIQUE (brand_id, number_key),
  constraint payout_return_units_check CHECK ((units > 0)),
  constraint payout_return_leg_fkey FOREIGN KEY (leg) REFERENCES withdrawal_leg(id)
);
CREATE INDEX payout_return_of_brand ON payout_return USING btree (brand_id, at);

create table withdrawal_complaint (
  id bigint generated always as identity,
  leg bigint not null,
  kind text not null,
  text text not null,
  said_units bigint,
  opened_at timestamp with time zone default clock_timestamp() not null,
  answered_at timestamp with time zone,
  answered_by text,
  answer text,
  constraint withdrawal_complaint_pkey PRIMARY KEY (id),
  constraint withdrawal_complaint_leg_key UNIQUE (leg),
  constraint withdrawal_complaint_check CHECK (((said_units IS NULL) = (kind = 'APPEAL'::text))),
  constraint withdrawal_complaint_check1 CHECK ((((answered_at IS NULL) = (answer IS NULL)) AND ((answered_at IS NULL) = (answered_by IS NULL)))),
  constraint withdrawal_complaint_kind_check CHECK ((kind = ANY (ARRAY['APPEAL'::text, 'LATE_ANSWER'::text]))),
  constraint withdrawal_complaint_said_units_check CHECK ((said_units >= 0)),
  constraint withdrawal_complaint_leg_fkey FOREIGN KEY (leg) REFERENCES withdrawal_leg(id)
);
CREATE INDEX withdrawal_complaint_open ON withdrawal_complaint USING btree (id) WHERE (answered_at IS NULL);

create table withdrawal_leg_picture (
  leg bigint not null,
  n integer not null,
  side text not null,
  file text not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint withdrawal_leg_picture_pkey PRIMARY KEY (leg, n),
  constraint withdrawal_leg_picture_file_key UNIQUE (file),
  constraint withdrawal_leg_picture_n_check CHECK ((n > 0)),
  constraint withdrawal_leg_picture_side_check CHECK ((side = ANY (ARRAY['PLAYER'::text, 'STAFF'::text]))),
  constraint withdrawal_leg_picture_leg_fkey FOREIGN KEY (leg) REFERENCES withdrawal_leg(id)
);

-- catalogue

create table catalogue_version (
  singleton boolean default true not null,
  version bigint not null,
  constraint catalogue_version_pkey PRIMARY KEY (singleton),
  constraint catalogue_version_singleton_check CHECK (singleton)
);

create table game_word (
  word text not null,
  constraint game_word_pkey PRIMARY KEY (word)
);

create table vendor (
  id integer generated always as identity,
  slug text not null,
  vassalage text not null,
  name text not null,
  dialect text not null,
  active boolean default true not null,
  games_url text,
  created_at timestamp with time zone default now() not null,
  rolled_back_unknown boolean default false not null,
  sort_order integer default 1000 not null,
  logo_url text default ''::text not null,
  opens_in text default 'seamless'::text not null,
  wallet text default 'seamless'::text not null,
  constraint vendor_pkey PRIMARY KEY (id),
  constraint vendor_slug_key UNIQUE (slug),
  constraint vendor_check CHECK (((dialect = 'hub88'::text) OR (NOT rolled_back_unknown))),
  constraint vendor_dialect_check CHECK ((dialect = ANY (ARRAY['hub88'::text, 'softswiss'::text, 'house'::text]))),
  constraint vendor_name_check CHECK ((name <> ''::text)),
  constraint vendor_opens_in_check CHECK ((opens_in = ANY (ARRAY['seamless'::text, 'game'::text, 'popup'::text]))),
  constraint vendor_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{1,62}$'::text)),
  constraint vendor_vassalage_check CHECK ((vassalage <> ''::text)),
  constraint vendor_wallet_check CHECK ((wallet = ANY (ARRAY['seamless'::text, 'transfer'::text])))
);

create table brand_vendor_off (
  brand_id bigint not null,
  vendor_id integer not null,
  constraint brand_vendor_off_pkey PRIMARY KEY (brand_id, vendor_id),
  constraint brand_vendor_off_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id)
);

create table game (
  id bigint generated always as identity,
  slug text not null,
  vendor_id integer not null,
  code text not null,
  name text not null,
  display_name text not null,
  game_type text not null,
  classify text default ''::text not null,
  is_new boolean default false not null,
  is_hot boolean default false not null,
  support_play boolean default false not null,
  rtp text default ''::text not null,
  enabled boolean default true not null,
  offered boolean default true not null,
  listed boolean default true not null,
  sort_order integer default 1000000 not null,
  icon_url text default ''::text not null,
  show_icon_url text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  search text default ''::text not null,
  min_bets jsonb default '{}'::jsonb not null,
  lines integer default 0 not null,
  max_bets jsonb default '{}'::jsonb not null,
  max_win text default ''::text not null,
  names jsonb default '{}'::jsonb not null,
  names_search text default ''::text not null,
  constraint game_pkey PRIMARY KEY (id),
  constraint game_slug_key UNIQUE (slug),
  constraint game_vendor_id_code_key UNIQUE (vendor_id, code),
  constraint game_code_check CHECK ((code <> ''::text)),
  constraint game_game_type_check CHECK ((game_type = ANY (ARRAY['RNG'::text, 'LIVE'::text, 'FISH'::text, 'PVP'::text, 'SPORTS'::text, 'ESPORTS'::text, 'COCKFIGHT'::text, 'LOTT'::text, 'ELOTT'::text, 'INHOUSE'::text]))),
  constraint game_lines_check CHECK ((lines >= 0)),
  constraint game_max_bets_check CHECK ((jsonb_typeof(max_bets) = 'object'::text)),
  constraint game_min_bets_check CHECK ((jsonb_typeof(min_bets) = 'object'::text)),
  constraint game_names_check CHECK ((jsonb_typeof(names) = 'object'::text)),
  constraint game_rtp_check CHECK ((rtp ~ '^(\d{1,3}(\.\d{1,4})?)?$'::text)),
  constraint game_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{1,126}$'::text)),
  constraint game_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id)
);
CREATE INDEX game_begins ON game USING btree (search text_pattern_ops);
CREATE INDEX game_hot ON game USING btree (sort_order, id) WHERE is_hot;
CREATE INDEX game_listing ON game USING btree (sort_order, id) WHERE listed;
CREATE INDEX game_named ON game USING btree (id) WHERE (names <> '{}'::jsonb);
CREATE INDEX game_new ON game USING btree (sort_order, id) WHERE is_new;
CREATE INDEX game_of_type ON game USING btree (game_type, sort_order, id) WHERE listed;
CREATE INDEX game_of_vendor ON game USING btree (vendor_id, game_type, sort_order, id);
CREATE INDEX game_search ON game USING gin (search gin_trgm_ops);

create table brand_game_off (
  brand_id bigint not null,
  game_id bigint not null,
  constraint brand_game_off_pkey PRIMARY KEY (brand_id, game_id),
  constraint brand_game_off_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

create table game_own (
  game_id bigint not null,
  own jsonb not null,
  said jsonb not null,
  constraint game_own_pkey PRIMARY KEY (game_id),
  constraint game_own_own_check CHECK ((jsonb_typeof(own) = 'object'::text)),
  constraint game_own_said_check CHECK ((jsonb_typeof(said) = 'object'::text)),
  constraint game_own_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

create table vendor_key (
  id integer generated always as identity,
  vendor_id integer not null,
  public_key text,
  sealed_secret bytea,
  fingerprint text not null,
  added_at timestamp with time zone default now() not null,
  retired_at timestamp with time zone,
  constraint vendor_key_pkey PRIMARY KEY (id),
  constraint vendor_key_vendor_id_fingerprint_key UNIQUE (vendor_id, fingerprint),
  constraint vendor_key_check CHECK (((public_key IS NULL) <> (sealed_secret IS NULL))),
  constraint vendor_key_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id)
);

create table vendor_key_grant (
  vendor_id integer not null,
  staff_id bigint not null,
  staff text not null,
  approval text not null,
  expires_at timestamp with time zone default (now() + '24:00:00'::interval) not null,
  constraint vendor_key_grant_pkey PRIMARY KEY (vendor_id),
  constraint vendor_key_grant_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id)
);

-- challenges

create table challenge (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  purpose text not null,
  salt bytea not null,
  letters_hash bytea,
  place integer,
  made_at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  proof_hash bytea,
  spent_at timestamp with time zone,
  constraint challenge_pkey PRIMARY KEY (id),
  constraint challenge_proof_hash_key UNIQUE (proof_hash),
  constraint challenge_kind_check CHECK ((kind = ANY (ARRAY['captcha'::text, 'slider'::text, 'work'::text])))
);
CREATE INDEX challenge_made ON challenge USING btree (made_at);

-- codes

create table one_time_code (
  id bigint generated always as identity,
  brand_id bigint not null,
  purpose text not null,
  recipient text not null,
  hash bytea not null,
  guesses integer default 0 not null,
  made_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  void boolean default false not null,
  place text default ''::text not null,
  constraint one_time_code_pkey PRIMARY KEY (id)
);
CREATE INDEX one_time_code_recipient ON one_time_code USING btree (brand_id, purpose, recipient, made_at DESC);

create table code_guess (
  code_id bigint not null,
  place text not null,
  guesses integer default 1 not null,
  constraint code_guess_pkey PRIMARY KEY (code_id, place),
  constraint code_guess_code_id_fkey FOREIGN KEY (code_id) REFERENCES one_time_code(id) ON DELETE CASCADE
);

-- content

create table content_item (
  id bigint generated always as identity,
  brand_id bigint not null,
  kind text not null,
  title text not null,
  content text default ''::text not null,
  group_name text default ''::text not null,
  url text default ''::text not null,
  link text default ''::text not null,
  sort_order integer default 1000 not null,
  published boolean default false not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version bigint default 1 not null,
  changed_at timestamp with time zone default now() not null,
  language text default 'EN'::text not null,
  translations jsonb default '{}'::jsonb not null,
  constraint content_item_pkey PRIMARY KEY (id),
  constraint content_item_check CHECK (((starts_at IS NULL) OR (ends_at IS NULL) OR (starts_at < ends_at))),
  constraint content_item_kind_check CHECK ((kind = ANY (ARRAY['banner'::text, 'player'::text, 'popup'::text, 'promotion'::text, 'help'::text]))),
  constraint content_item_title_check CHECK ((title <> ''::text)),
  constraint content_item_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX content_item_brand ON content_item USING btree (brand_id, kind, sort_order, id);

-- draws

create table draw_seed (
  label text not null,
  commitment text not null,
  sealed bytea not null,
  made_at timestamp with time zone default now() not null,
  entropy text,
  opened_at timestamp with time zone,
  constraint draw_seed_pkey PRIMARY KEY (label),
  constraint draw_seed_check CHECK (((entropy IS NULL) = (opened_at IS NULL))),
  constraint draw_seed_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text))
);

-- envelopes

create table envelope_key (
  id uuid default gen_random_uuid() not null,
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  made_at timestamp with time zone default now() not null,
  constraint envelope_key_pkey PRIMARY KEY (id)
);
CREATE INDEX envelope_key_made ON envelope_key USING btree (made_at);

create table envelope_opened (
  id uuid not null,
  at timestamp with time zone default now() not null,
  constraint envelope_opened_pkey PRIMARY KEY (id)
);
CREATE INDEX envelope_opened_at ON envelope_opened USING btree (at);

-- facts

create table fact_heard (
  listener text not null,
  fact_id uuid not null,
  at timestamp with time zone default now() not null,
  constraint fact_heard_pkey PRIMARY KEY (listener, fact_id)
);
CREATE INDEX fact_heard_at ON fact_heard USING btree (at);

-- figures

create table report_closed_book (
  brand_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  funds bigint not null,
  away bigint not null,
  held bigint not null,
  open bigint not null,
  ggr_to_date bigint not null,
  constraint report_closed_book_pkey PRIMARY KEY (brand_id, day, currency, book)
);

create table report_closed_sum (
  brand_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  sums jsonb not null,
  open bigint not null,
  funds bigint not null,
  constraint report_closed_sum_pkey PRIMARY KEY (brand_id, day, currency, book, excluded)
);

create table report_closing (
  brand_id bigint not null,
  day date not null,
  state text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  read_to bigint not null,
  since timestamp with time zone default clock_timestamp() not null,
  breaks jsonb default '[]'::jsonb not null,
  hash bytea,
  constraint report_closing_pkey PRIMARY KEY (brand_id, day),
  constraint report_closing_check CHECK (((state = 'CLOSED'::text) = (hash IS NOT NULL))),
  constraint report_closing_check1 CHECK (((state = 'RED'::text) <= (breaks <> '[]'::jsonb))),
  constraint report_closing_state_check CHECK ((state = ANY (ARRAY['CLOSING'::text, 'CLOSED'::text, 'RED'::text])))
);
CREATE INDEX report_closing_last ON report_closing USING btree (brand_id, day) WHERE (state = 'CLOSED'::text);
CREATE INDEX report_closing_pending ON report_closing USING btree (brand_id) WHERE (state <> 'CLOSED'::text);

create table report_day (
  brand_id bigint not null,
  day date not null,
  ref_day date not null,
  player_id bigint not null,
  vendor_id integer not null,
  game_code text not null,
  category text not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  rounds bigint default 0 not null,
  stake bigint default 0 not null,
  payout bigint default 0 not null,
  refund bigint default 0 not null,
  turnover bigint default 0 not null,
  free_stake bigint default 0 not null,
  free_payout bigint default 0 not null,
  jackpot_stake bigint default 0 not null,
  jackpot_payout bigint default 0 not null,
  bonus_stake bigint default 0 not null,
  bonus_payout bigint default 0 not null,
  deposits bigint default 0 not null,
  withdrawals bigint default 0 not null,
  adjust bigint default 0 not null,
  waived bigint default 0 not null,
  transfers bigint default 0 not null,
  player_fee bigint default 0 not null,
  bonus_credited bigint default 0 not null,
  bonus_removed bigint default 0 not null,
  rebate bigint default 0 not null,
  loyalty bigint default 0 not null,
  agent_cost bigint default 0 not null,
  away bigint default 0 not null,
  unallocated bigint default 0 not null,
  constraint report_day_pkey PRIMARY KEY (player_id, day, ref_day, vendor_id, game_code, category, brand_id, currency, book, excluded)
) with (fillfactor=80);
CREATE INDEX report_day_of_brand ON report_day USING btree (brand_id, day);

create table report_game_quarter (
  brand_id bigint not null,
  quarter timestamp with time zone not null,
  vendor_id integer not null,
  game_code text not null,
  category text not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  rounds bigint default 0 not null,
  stake bigint default 0 not null,
  payout bigint default 0 not null,
  refund bigint default 0 not null,
  turnover bigint default 0 not null,
  free_stake bigint default 0 not null,
  free_payout bigint default 0 not null,
  jackpot_stake bigint default 0 not null,
  jackpot_payout bigint default 0 not null,
  bonus_stake bigint default 0 not null,
  bonus_payout bigint default 0 not null,
  deposits bigint default 0 not null,
  withdrawals bigint default 0 not null,
  adjust bigint default 0 not null,
  waived bigint default 0 not null,
  transfers bigint default 0 not null,
  moved bigint default 0 not null,
  squared_stake numeric default 0 not null,
  player_fee bigint default 0 not null,
  bonus_credited bigint default 0 not null,
  bonus_removed bigint default 0 not null,
  rebate bigint default 0 not null,
  loyalty bigint default 0 not null,
  agent_cost bigint default 0 not null,
  away bigint default 0 not null,
  unallocated bigint default 0 not null,
  constraint report_game_quarter_pkey PRIMARY KEY (brand_id, quarter, vendor_id, game_code, category, currency, book, excluded)
) with (fillfactor=70);

create table report_ledger_day (
  brand_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  account text not null,
  vendor_id integer not null,
  cash bigint default 0 not null,
  held bigint default 0 not null,
  owed bigint default 0 not null,
  legs bigint default 0 not null,
  holds bigint default 0 not null,
  releases bigint default 0 not null,
  captures bigint default 0 not null,
  constraint report_ledger_day_pkey PRIMARY KEY (brand_id, day, currency, book, account, vendor_id)
) with (fillfactor=60);

create table report_open (
  brand_id bigint not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  units bigint default 0 not null,
  constraint report_open_pkey PRIMARY KEY (brand_id, currency, book, excluded)
) with (fillfactor=50);

create table report_original_day (
  brand_id bigint not null,
  ref_day date not null,
  currency text not null,
  book text not null,
  ggr bigint default 0 not null,
  constraint report_original_day_pkey PRIMARY KEY (brand_id, ref_day, currency, book)
);

create table report_position (
  source text not null,
  read_to bigint default 0 not null,
  constraint report_position_pkey PRIMARY KEY (source)
);

create table report_record_day (
  brand_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  rounds bigint default 0 not null,
  stake bigint default 0 not null,
  payout bigint default 0 not null,
  turnover bigint default 0 not null,
  free_payout bigint default 0 not null,
  constraint report_record_day_pkey PRIMARY KEY (brand_id, day, currency, book)
) with (fillfactor=60);

create table report_record_position (
  source text not null,
  read_to bigint default 0 not null,
  constraint report_record_position_pkey PRIMARY KEY (source)
);

-- messages

create table message (
  id uuid default gen_random_uuid() not null,
  brand_id bigint not null,
  channel text not null,
  recipient text not null,
  subject text,
  text text,
  state text default 'waiting'::text not null,
  carrier text,
  reference text,
  refusal text,
  tried_at timestamp with time zone,
  tries integer default 0 not null,
  made_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text]))),
  constraint message_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text])))
);
CREATE INDEX message_made ON message USING btree (brand_id, made_at DESC);
CREATE INDEX message_recipient ON message USING btree (channel, recipient, made_at DESC);

create table sms_count (
  brand_id bigint not null,
  bucket text not null,
  hour timestamp with time zone not null,
  sent integer not null,
  constraint sms_count_pkey PRIMARY KEY (brand_id, bucket, hour)
);

-- pictures

create table picture (
  name text not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  added_at timestamp with time zone default now() not null,
  unused_since timestamp with time zone,
  constraint picture_pkey PRIMARY KEY (name),
  constraint picture_height_check CHECK ((height > 0)),
  constraint picture_name_check CHECK ((name ~ '^[0-9a-f]{32}\.(png|jpg|webp|svg)$'::text)),
  constraint picture_width_check CHECK ((width > 0))
);
CREATE INDEX picture_unused ON picture USING btree (unused_since) WHERE (unused_since IS NOT NULL);

-- players

create table player (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  username text not null,
  nickname text default ''::text not null,
  currency text not null,
  book text not null,
  country text not null,
  kyc_level smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  kind text default '0'::text not null,
  test_since timestamp with time zone,
  constraint player_pkey PRIMARY KEY (id),
  constraint player_public_id_key UNIQUE (public_id),
  constraint player_book_check CHECK ((book = ANY (ARRAY['play'::text, 'real'::text, 'test'::text]))),
  constraint player_kind_check CHECK ((kind = ANY (ARRAY['0'::text, '1'::text, '2'::text, '41'::text, '42'::text, '4'::text, 'staff'::text, 'system'::text]))),
  constraint player_kyc_level_check CHECK (((kyc_level >= 0) AND (kyc_level <= 3))),
  constraint player_public_id_check CHECK ((public_id ~ '^pl_[0-9a-z]{20}$'::text)),
  constraint player_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX player_created ON player USING btree (created_at);
CREATE INDEX player_name_begins ON player USING btree (lower(username) text_pattern_ops);
CREATE INDEX player_name_in_brand ON player USING btree (brand_id, lower(username) text_pattern_ops);
CREATE INDEX player_of_brand ON player USING btree (brand_id, id DESC);
CREATE INDEX player_test ON player USING btree (brand_id) WHERE (test_since IS NOT NULL);
CREATE UNIQUE INDEX player_username ON player USING btree (brand_id, lower(username));

create table invitation (
  id bigint generated always as identity,
  brand_id bigint not null,
  code text not null,
  player_id bigint not null,
  kind text not null,
  made_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint invitation_pkey PRIMARY KEY (id),
  constraint invitation_brand_id_code_key UNIQUE (brand_id, code),
  constraint invitation_code_check CHECK ((code ~ '^[A-Z0-9]{4,32}$'::text)),
  constraint invitation_kind_check CHECK ((kind = ANY (ARRAY['affiliate'::text, 'referral'::text]))),
  constraint invitation_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint invitation_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX invitation_player ON invitation USING btree (player_id);

create table player_document_mark (
  player_id bigint not null,
  kind text not null,
  mark bytea not null,
  proven boolean not null,
  constraint player_document_mark_pkey PRIMARY KEY (player_id, kind, mark),
  constraint player_document_mark_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_document_mark_alike ON player_document_mark USING btree (kind, mark);

create table player_origin (
  player_id bigint not null,
  upline_id bigint,
  affiliate_code text,
  referral_code text,
  register_url text,
  domain text,
  register_method text not null,
  terms_version text not null,
  at timestamp with time zone default now() not null,
  constraint player_origin_pkey PRIMARY KEY (player_id),
  constraint player_origin_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint player_origin_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES player(id)
);
CREATE INDEX player_origin_upline ON player_origin USING btree (upline_id) WHERE (upline_id IS NOT NULL);

create table player_profile (
  player_id bigint not null,
  mobile text,
  mobile_verified_at timestamp with time zone,
  email text,
  email_verified_at timestamp with time zone,
  payee_name text,
  fullname text,
  birthday date,
  qq_num text,
  line text,
  whatsapp text,
  zalo text,
  facebook text,
  telegram text,
  wechat text,
  id_number text,
  avatar text,
  language text,
  updated_at timestamp with time zone default now() not null,
  constraint player_profile_pkey PRIMARY KEY (player_id),
  constraint player_profile_mobile_check CHECK ((mobile ~ '^\+[1-9]\d{5,14}$'::text)),
  constraint player_profile_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_profile_birthday ON player_profile USING btree (birthday) WHERE (birthday IS NOT NULL);
CREATE INDEX player_profile_email ON player_profile USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX player_profile_id_number ON player_profile USING btree (id_number) WHERE (id_number IS NOT NULL);
CREATE INDEX player_profile_mobile ON player_profile USING btree (mobile) WHERE (mobile IS NOT NULL);

create table player_register_clear (
  player_id bigint not null,
  register text not null,
  until timestamp with time zone not null,
  constraint player_register_clear_pkey PRIMARY KEY (player_id, register),
  constraint player_register_clear_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

-- agents

create table agent_freeze (
  id bigint generated always as identity,
  player_id bigint not null,
  from_at timestamp with time zone default now() not null,
  to_at timestamp with time zone default 'infinity'::timestamp with time zone not null,
  frozen_by text not null,
  reason text not null,
  ended_by text,
  end_reason text,
  constraint agent_freeze_pkey PRIMARY KEY (id),
  constraint agent_freeze_check CHECK ((from_at <= to_at)),
  constraint agent_freeze_check1 CHECK (((ended_by IS NULL) = (to_at = 'infinity'::timestamp with time zone))),
  constraint agent_freeze_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE UNIQUE INDEX agent_freeze_now ON agent_freeze USING btree (player_id) WHERE (to_at = 'infinity'::timestamp with time zone);
CREATE INDEX agent_freeze_player ON agent_freeze USING btree (player_id, from_at);

create table agent_line (
  ancestor_id bigint not null,
  descendant_id bigint not null,
  depth smallint not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone default 'infinity'::timestamp with time zone not null,
  constraint agent_line_pkey PRIMARY KEY (descendant_id, ancestor_id, from_at),
  constraint agent_line_check CHECK ((from_at < to_at)),
  constraint agent_line_check1 CHECK ((ancestor_id <> descendant_id)),
  constraint agent_line_depth_check CHECK (((depth >= 1) AND (depth <= 9)))
);
CREATE UNIQUE INDEX agent_line_now ON agent_line USING btree (descendant_id, depth) WHERE (to_at = 'infinity'::timestamp with time zone);
CREATE INDEX agent_line_team ON agent_line USING btree (ancestor_id, depth, descendant_id) INCLUDE (from_at, to_at);

create table agent_place (
  player_id bigint not null,
  brand_id bigint not null,
  parent_id bigint,
  depth smallint not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone default 'infinity'::timestamp with time zone not null,
  constraint agent_place_pkey PRIMARY KEY (player_id, from_at),
  constraint agent_place_check CHECK ((from_at < to_at)),
  constraint agent_place_check1 CHECK ((parent_id <> player_id)),
  constraint agent_place_check2 CHECK (((parent_id IS NULL) = (depth = 1))),
  constraint agent_place_depth_check CHECK (((depth >= 1) AND (depth <= 10))),
  constraint agent_place_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint agent_place_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES player(id),
  constraint agent_place_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX agent_place_brand ON agent_place USING btree (brand_id, player_id);
CREATE INDEX agent_place_house ON agent_place USING btree (brand_id, player_id) WHERE (parent_id IS NULL);
CREATE UNIQUE INDEX agent_place_now ON agent_place USING btree (player_id) WHERE (to_at = 'infinity'::timestamp with time zone);
CREATE INDEX agent_place_parent ON agent_place USING btree (parent_id, player_id);

create table agent_tree (
  brand_id bigint not null,
  constraint agent_tree_pkey PRIMARY KEY (brand_id),
  constraint agent_tree_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

-- chat-links

create table chat_link (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  player_id bigint not null,
  service text not null,
  account text not null,
  name text not null,
  linked_at timestamp with time zone default now() not null,
  unlinked_at timestamp with time zone,
  reward_units bigint not null,
  currency text not null,
  play_times integer not null,
  claimed_at timestamp with time zone,
  constraint chat_link_pkey PRIMARY KEY (id),
  constraint chat_link_brand_id_service_account_key UNIQUE (brand_id, service, account),
  constraint chat_link_public_id_key UNIQUE (public_id),
  constraint chat_link_play_times_check CHECK ((play_times >= 0)),
  constraint chat_link_reward_units_check CHECK ((reward_units >= 0)),
  constraint chat_link_service_check CHECK ((service = 'telegram'::text)),
  constraint chat_link_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint chat_link_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE UNIQUE INDEX chat_link_linked ON chat_link USING btree (player_id, service) WHERE (unlinked_at IS NULL);
CREATE UNIQUE INDEX chat_link_reward ON chat_link USING btree (player_id, service) WHERE (reward_units > 0);

-- contracts

create table contract (
  id bigint generated always as identity,
  brand_id bigint not null,
  kind text not null,
  from_id bigint,
  to_id bigint not null,
  period text not null,
  mode text default 'FIXED'::text not null,
  carry text default 'PERMANENT'::text not null,
  categories text[],
  effective_from timestamp with time zone default '-infinity'::timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint contract_pkey PRIMARY KEY (id)
);

create table contract_bill (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  contract_id bigint not null,
  player_id bigint not null,
  kind text not null,
  period text not null,
  currency text not null,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone not null,
  tiers jsonb not null,
  mode text not null,
  categories text[],
  turnover bigint not null,
  net_loss bigint not null,
  active integer not null,
  cash bigint not null,
  base bigint not null,
  tier integer,
  ppm integer,
  gross bigint not null,
  down_gross bigint not null,
  payable bigint not null,
  shortfall bigint not null,
  carry_in bigint not null,
  carry_out bigint not null,
  state text not null,
  review text[] default '{}'::text[] not null,
  version integer default 1 not null,
  made_at timestamp with time zone default now() not null,
  due_at timestamp with time zone default now() not null,
  held_for text,
  decided_at timestamp with time zone,
  decided_by text,
  reason text,
  paid_at timestamp with time zone,
  constraint contract_bill_pkey PRIMARY KEY (id),
  constraint contract_bill_contract_id_period_start_key UNIQUE (contract_id, period_start),
  constraint contract_bill_public_id_key UNIQUE (public_id),
  constraint contract_bill_carry_out_check CHECK ((carry_out <= 0)),
  constraint contract_bill_check CHECK (((state = ANY (ARRAY['PAID'::text, 'REVERSED'::text])) <= (paid_at IS NOT NULL))),
  constraint contract_bill_check1 CHECK (((state = 'PENDING_REVIEW'::text) <= (review <> '{}'::text[]))),
  constraint contract_bill_gross_check CHECK ((gross >= 0)),
  constraint contract_bill_payable_check CHECK ((payable >= 0)),
  constraint contract_bill_public_id_check CHECK ((public_id ~ '^bl_[0-9a-v]{20}$'::text)),
  constraint contract_bill_state_check CHECK ((state = ANY (ARRAY['CALCULATED'::text, 'NOT_QUALIFIED'::text, 'PENDING_REVIEW'::text, 'PAYABLE'::text, 'PAID'::text, 'REJECTED'::text, 'REVERSED'::text]))),
  constraint contract_bill_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint contract_bill_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES contract(id),
  constraint contract_bill_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX contract_bill_due ON contract_bill USING btree (due_at, id) WHERE (state = 'PAYABLE'::text);
CREATE INDEX contract_bill_of_brand ON contract_bill USING btree (brand_id, period_end DESC, id DESC);
CREATE INDEX contract_bill_of_player ON contract_bill USING btree (player_id, kind, period_start DESC, id DESC);
CREATE INDEX contract_bill_review ON contract_bill USING btree (made_at, id) WHERE (state = 'PENDING_REVIEW'::text);

create table contract_bill_part (
  bill_id bigint not null,
  player_id bigint not null,
  gross bigint not null,
  constraint contract_bill_part_pkey PRIMARY KEY (bill_id, player_id),
  constraint contract_bill_part_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES contract_bill(id),
  constraint contract_bill_part_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX contract_bill_part_of_player ON contract_bill_part USING btree (player_id, bill_id);

create table contract_measure (
  brand_id bigint not null,
  kind text not null,
  period text not null,
  period_start timestamp with time zone not null,
  player_id bigint not null,
  category text not null,
  parent_id bigint,
  depth integer not null,
  turnover bigint not null,
  net_loss bigint not null,
  cash bigint not null,
  is_active boolean not null,
  team_turnover bigint not null,
  team_net_loss bigint not null,
  team_active integer not null,
  constraint contract_measure_pkey PRIMARY KEY (brand_id, kind, period, period_start, player_id, category),
  constraint contract_measure_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint contract_measure_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES player(id),
  constraint contract_measure_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX contract_measure_below ON contract_measure USING btree (brand_id, kind, period, period_start, parent_id);
CREATE INDEX contract_measure_of_player ON contract_measure USING btree (player_id);

create table contract_run (
  brand_id bigint not null,
  kind text not null,
  period text not null,
  next_start timestamp with time zone not null,
  constraint contract_run_pkey PRIMARY KEY (brand_id, kind, period),
  constraint contract_run_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

create table contract_tier (
  contract_id bigint not null,
  "position" integer not null,
  min_turnover bigint not null,
  min_net_loss bigint,
  min_active integer not null,
  ppm integer not null,
  constraint contract_tier_pkey PRIMARY KEY (contract_id, "position"),
  constraint contract_tier_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES contract(id)
);

-- documents

create table player_document (
  id bigint generated always as identity,
  public_id text not null,
  player_id bigint not null,
  brand_id bigint not null,
  key uuid not null,
  kind text not null,
  proof text generated always as (CASE kind WHEN 'SELFIE'::text THEN 'SELFIE'::text WHEN 'ADDRESS'::text THEN 'ADDRESS'::text WHEN 'FUNDS'::text THEN 'FUNDS'::text ELSE 'IDENTITY'::text END) stored not null,
  state text default 'UPLOADED'::text not null,
  number_sealed bytea,
  number_mark bytea,
  full_name text,
  birth_date date,
  expires_on date,
  details text,
  uploaded_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  decided_by text,
  reason text,
  note text,
  reminded_on date,
  hits jsonb,
  hits_cleared_by text,
  hits_cleared_reason text,
  hit_open boolean generated always as (((hits IS NOT NULL) AND (hits <> '[]'::jsonb) AND (hits_cleared_by IS NULL))) stored not null,
  hits_total integer,
  constraint player_document_pkey PRIMARY KEY (id),
  constraint player_document_player_id_key_key UNIQUE (player_id, key),
  constraint player_document_public_id_key UNIQUE (public_id),
  constraint player_document_decided CHECK (((state = ANY (ARRAY['UPLOADED'::text, 'CHECKING'::text])) = (decided_at IS NULL))),
  constraint player_document_kind CHECK ((kind = ANY (ARRAY['IDENTITY_CARD'::text, 'PASSPORT'::text, 'DRIVING_LICENCE'::text, 'SELFIE'::text, 'ADDRESS'::text, 'FUNDS'::text]))),
  constraint player_document_reason CHECK (((state = 'REJECTED'::text) = (reason IS NOT NULL))),
  constraint player_document_state CHECK ((state = ANY (ARRAY['UPLOADED'::text, 'CHECKING'::text, 'APPROVED'::text, 'REJECTED'::text, 'EXPIRED'::text]))),
  constraint player_document_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint player_document_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_document_expiry ON player_document USING btree (brand_id, expires_on) WHERE ((state = 'APPROVED'::text) AND (expires_on IS NOT NULL));
CREATE INDEX player_document_listed ON player_document USING btree (id) WHERE ((state = 'APPROVED'::text) AND hit_open);
CREATE INDEX player_document_named ON player_document USING btree (id) WHERE ((proof = 'IDENTITY'::text) AND (state = ANY (ARRAY['CHECKING'::text, 'APPROVED'::text])));
CREATE INDEX player_document_number ON player_document USING btree (number_mark) WHERE (number_mark IS NOT NULL);
CREATE INDEX player_document_of_brand ON player_document USING btree (brand_id, state, id);
CREATE INDEX player_document_of_player ON player_document USING btree (player_id, id DESC);
CREATE INDEX player_document_queue ON player_document USING btree (id) WHERE (state = ANY (ARRAY['UPLOADED'::text, 'CHECKING'::text]));
CREATE INDEX player_document_state_id ON player_document USING btree (state, id);
CREATE UNIQUE INDEX player_document_waiting ON player_document USING btree (player_id, proof) WHERE (state = ANY (ARRAY['UPLOADED'::text, 'CHECKING'::text]));

create table player_document_file (
  name text not null,
  document_id bigint,
  place smallint not null,
  kind text not null,
  bytes integer not null,
  made_at timestamp with time zone default now() not null,
  constraint player_document_file_pkey PRIMARY KEY (name),
  constraint player_document_file_document_id_place_key UNIQUE (document_id, place),
  constraint player_document_file_kind CHECK ((kind = ANY (ARRAY['jpg'::text, 'png'::text, 'pdf'::text]))),
  constraint player_document_file_document_id_fkey FOREIGN KEY (document_id) REFERENCES player_document(id)
);
CREATE INDEX player_document_file_left ON player_document_file USING btree (made_at) WHERE (document_id IS NULL);

create table player_proof_level (
  player_id bigint not null,
  level smallint not null,
  since timestamp with time zone default now() not null,
  constraint player_proof_level_pkey PRIMARY KEY (player_id),
  constraint player_proof_level_known CHECK (((level >= 0) AND (level <= 3))),
  constraint player_proof_level_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table screening_list (
  id bigint generated always as identity,
  file text not null,
  sha256 bytea not null,
  persons integer not null,
  names integer not null,
  loaded_by text not null,
  loaded_at timestamp with time zone default now() not null,
  state text default 'REPLACED'::text not null,
  bytes bigint default 0 not null,
  bytes_sent bigint default 0 not null,
  bytes_read bigint default 0 not null,
  pieces_read integer default 0 not null,
  lines_read integer default 0 not null,
  columns text[],
  rest bytea default '\x'::bytea not null,
  fault text,
  compared_to bigint default 0 not null,
  compared integer default 0 not null,
  matched integer default 0 not null,
  compared_at timestamp with time zone,
  constraint screening_list_pkey PRIMARY KEY (id),
  constraint screening_list_state CHECK ((state = ANY (ARRAY['SENDING'::text, 'READING'::text, 'IN_FORCE'::text, 'FAILED'::text, 'REPLACED'::text])))
);
CREATE UNIQUE INDEX screening_list_coming ON screening_list USING btree ((true)) WHERE (state = ANY (ARRAY['SENDING'::text, 'READING'::text]));
CREATE UNIQUE INDEX screening_list_in_force ON screening_list USING btree (state) WHERE (state = 'IN_FORCE'::text);

create table screening_name (
  id bigint generated always as identity,
  list_id bigint not null,
  person text not null,
  name text not null,
  parts text[] not null,
  birth_dates text[] not null,
  datasets text not null,
  head text not null,
  constraint screening_name_pkey PRIMARY KEY (id),
  constraint screening_name_list_id_fkey FOREIGN KEY (list_id) REFERENCES screening_list(id)
);
CREATE INDEX screening_name_head ON screening_name USING btree (list_id, head);
CREATE INDEX screening_name_parts ON screening_name USING gin (parts) WITH (gin_pending_list_limit='512');

create table screening_piece (
  list_id bigint not null,
  place integer not null,
  bytes bytea not null,
  constraint screening_piece_pkey PRIMARY KEY (list_id, place),
  constraint screening_piece_place_check CHECK ((place >= 0)),
  constraint screening_piece_list_id_fkey FOREIGN KEY (list_id) REFERENCES screening_list(id)
);

-- feedback

create table feedback (
  id bigint generated always as identity,
  brand_id bigint not null,
  player_id bigint not null,
  content text not null,
  made_at timestamp with time zone default now() not null,
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 140))),
  constraint feedback_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint feedback_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX feedback_brand ON feedback USING btree (brand_id, id DESC);
CREATE INDEX feedback_player ON feedback USING btree (player_id, made_at DESC);

create table feedback_image (
  feedback_id bigint not null,
  place integer not null,
  kind text not null,
  bytes bytea not null,
  constraint feedback_image_pkey PRIMARY KEY (feedback_id, place),
  constraint feedback_image_kind_check CHECK ((kind = ANY (ARRAY['png'::text, 'jpg'::text]))),
  constraint feedback_image_place_check CHECK (((place >= 1) AND (place <= 3))),
  constraint feedback_image_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES feedback(id)
);

-- giveaways

create table raffle (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  language text not null,
  words jsonb not null,
  currency text not null,
  ticket_units bigint not null,
  most_tickets integer not null,
  prizes jsonb not null,
  wager_times integer not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone not null,
  offered_at timestamp with time zone,
  commitment text,
  closed_at timestamp with time zone,
  read_to bigint,
  listed_at timestamp with time zone,
  list_hash text,
  tickets bigint,
  drawn_at timestamp with time zone,
  seed text,
  version bigint default 1 not null,
  constraint raffle_pkey PRIMARY KEY (id),
  constraint raffle_public_id_key UNIQUE (public_id),
  constraint raffle_check CHECK (((offered_at IS NULL) OR ((starts_at IS NOT NULL) AND (commitment IS NOT NULL)))),
  constraint raffle_check1 CHECK ((starts_at < ends_at)),
  constraint raffle_check2 CHECK ((((listed_at IS NULL) = (list_hash IS NULL)) AND ((listed_at IS NULL) = (tickets IS NULL)))),
  constraint raffle_check3 CHECK (((drawn_at IS NULL) = (seed IS NULL))),
  constraint raffle_check4 CHECK (((drawn_at IS NULL) OR (listed_at IS NOT NULL))),
  constraint raffle_check5 CHECK (((closed_at IS NULL) OR ((offered_at IS NOT NULL) AND (listed_at IS NULL)))),
  constraint raffle_most_tickets_check CHECK ((most_tickets > 0)),
  constraint raffle_ticket_units_check CHECK ((ticket_units > 0)),
  constraint raffle_wager_times_check CHECK ((wager_times >= 0)),
  constraint raffle_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX raffle_brand ON raffle USING btree (brand_id, id);
CREATE INDEX raffle_undrawn ON raffle USING btree (ends_at) WHERE ((offered_at IS NOT NULL) AND (closed_at IS NULL) AND (drawn_at IS NULL));

create table raffle_entry (
  raffle_id bigint not null,
  code text not null,
  player_id bigint not null,
  first_ticket bigint not null,
  tickets integer not null,
  constraint raffle_entry_pkey PRIMARY KEY (raffle_id, code),
  constraint raffle_entry_raffle_id_first_ticket_key UNIQUE (raffle_id, first_ticket),
  constraint raffle_entry_raffle_id_player_id_key UNIQUE (raffle_id, player_id),
  constraint raffle_entry_first_ticket_check CHECK ((first_ticket > 0)),
  constraint raffle_entry_tickets_check CHECK ((tickets > 0)),
  constraint raffle_entry_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint raffle_entry_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES raffle(id)
);

create table raffle_position (
  source text not null,
  read_to bigint not null,
  constraint raffle_position_pkey PRIMARY KEY (source)
);

create table raffle_turnover (
  raffle_id bigint not null,
  player_id bigint not null,
  units bigint not null,
  constraint raffle_turnover_pkey PRIMARY KEY (raffle_id, player_id),
  constraint raffle_turnover_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint raffle_turnover_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES raffle(id)
);

create table raffle_win (
  raffle_id bigint not null,
  draw integer not null,
  place integer not null,
  ticket bigint not null,
  player_id bigint not null,
  cash_units bigint not null,
  points bigint not null,
  status text not null,
  drawn_at timestamp with time zone default now() not null,
  claim_by timestamp with time zone not null,
  claimed_at timestamp with time zone,
  constraint raffle_win_pkey PRIMARY KEY (raffle_id, draw),
  constraint raffle_win_raffle_id_ticket_key UNIQUE (raffle_id, ticket),
  constraint raffle_win_cash_units_check CHECK ((cash_units >= 0)),
  constraint raffle_win_check CHECK (((status = 'CLAIMED'::text) = (claimed_at IS NOT NULL))),
  constraint raffle_win_draw_check CHECK ((draw > 0)),
  constraint raffle_win_place_check CHECK ((place > 0)),
  constraint raffle_win_points_check CHECK ((points >= 0)),
  constraint raffle_win_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'CLAIMED'::text, 'LAPSED'::text]))),
  constraint raffle_win_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint raffle_win_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES raffle(id)
);
CREATE INDEX raffle_win_due ON raffle_win USING btree (claim_by) WHERE (status = 'OPEN'::text);
CREATE INDEX raffle_win_player ON raffle_win USING btree (player_id, raffle_id);
CREATE UNIQUE INDEX raffle_win_prize ON raffle_win USING btree (raffle_id, place) WHERE (status <> 'LAPSED'::text);

create table red_packet (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  language text not null,
  words jsonb not null,
  currency text not null,
  total_units bigint not null,
  min_units bigint not null,
  shares integer not null,
  wager_times integer not null,
  vip_level integer not null,
  kyc_level integer not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  offered_at timestamp with time zone,
  commitment text,
  seed text,
  closed_at timestamp with time zone,
  taken integer default 0 not null,
  version bigint default 1 not null,
  constraint red_packet_pkey PRIMARY KEY (id),
  constraint red_packet_public_id_key UNIQUE (public_id),
  constraint red_packet_check CHECK ((total_units >= (shares * min_units))),
  constraint red_packet_check1 CHECK (((taken >= 0) AND (taken <= shares))),
  constraint red_packet_check2 CHECK ((((offered_at IS NULL) = (commitment IS NULL)) AND ((offered_at IS NULL) = (seed IS NULL)) AND ((offered_at IS NULL) = (ends_at IS NULL)))),
  constraint red_packet_check3 CHECK (((offered_at IS NULL) OR (starts_at IS NOT NULL))),
  constraint red_packet_check4 CHECK (((closed_at IS NULL) OR (offered_at IS NOT NULL))),
  constraint red_packet_kyc_level_check CHECK ((kyc_level >= 0)),
  constraint red_packet_min_units_check CHECK ((min_units > 0)),
  constraint red_packet_shares_check CHECK ((shares > 0)),
  constraint red_packet_total_units_check CHECK ((total_units > 0)),
  constraint red_packet_vip_level_check CHECK ((vip_level >= 0)),
  constraint red_packet_wager_times_check CHECK ((wager_times >= 0)),
  constraint red_packet_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX red_packet_brand ON red_packet USING btree (brand_id, id);

create table red_packet_share (
  packet_id bigint not null,
  place integer not null,
  units bigint not null,
  player_id bigint,
  claimed_at timestamp with time zone,
  constraint red_packet_share_pkey PRIMARY KEY (packet_id, place),
  constraint red_packet_share_check CHECK (((player_id IS NULL) = (claimed_at IS NULL))),
  constraint red_packet_share_place_check CHECK ((place > 0)),
  constraint red_packet_share_units_check CHECK ((units > 0)),
  constraint red_packet_share_packet_id_fkey FOREIGN KEY (packet_id) REFERENCES red_packet(id),
  constraint red_packet_share_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE UNIQUE INDEX red_packet_share_player ON red_packet_share USING btree (player_id, packet_id) WHERE (player_id IS NOT NULL);

-- identity

create table contact_replacement (
  player_id bigint not null,
  channel text not null,
  session_id bigint not null,
  proven_at timestamp with time zone default now() not null,
  constraint contact_replacement_pkey PRIMARY KEY (player_id, channel),
  constraint contact_replacement_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text]))),
  constraint contact_replacement_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table dormancy (
  player_id bigint not null,
  active_at timestamp with time zone not null,
  rule text not null,
  told_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  since timestamp with time zone,
  constraint dormancy_pkey PRIMARY KEY (player_id),
  constraint dormancy_since CHECK ((since >= due_at)),
  constraint dormancy_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX dormancy_due ON dormancy USING btree (due_at) WHERE (since IS NULL);

create table login_failure (
  brand_id bigint not null,
  username text not null,
  ip text not null,
  at timestamp with time zone default now() not null,
  id bigint generated always as identity,
  secret text default 'login'::text not null,
  open boolean default false not null,
  constraint login_failure_pkey PRIMARY KEY (id),
  constraint login_failure_secret_check CHECK ((secret = ANY (ARRAY['login'::text, 'payment'::text, 'authenticator'::text])))
);
CREATE INDEX login_failure_at ON login_failure USING btree (at);
CREATE INDEX login_failure_ip ON login_failure USING btree (brand_id, ip, at);
CREATE INDEX login_failure_name ON login_failure USING btree (brand_id, username, at);

create table login_link (
  token_hash bytea not null,
  player_id bigint not null,
  made_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint login_link_pkey PRIMARY KEY (token_hash),
  constraint login_link_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX login_link_made ON login_link USING btree (made_at);

create table passkey (
  id bigint generated always as identity,
  player_id bigint not null,
  rp_id text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX passkey_of_player ON passkey USING btree (player_id);

create table passkey_challenge (
  challenge text not null,
  purpose text not null,
  rp_id text not null,
  player_id bigint,
  made_at timestamp with time zone default now() not null,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge),
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'sign-in'::text, 'second-factor'::text, 'proof'::text]))),
  constraint passkey_challenge_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX passkey_challenge_made ON passkey_challenge USING btree (made_at);

create table password_reset (
  token_hash bytea not null,
  player_id bigint not null,
  made_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  void boolean default false not null,
  constraint password_reset_pkey PRIMARY KEY (token_hash),
  constraint password_reset_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX password_reset_player ON password_reset USING btree (player_id, made_at DESC);

create table payment_password_change (
  id bigint generated always as identity,
  player_id bigint not null,
  how text not null,
  place text,
  at timestamp with time zone default now() not null,
  constraint payment_password_change_pkey PRIMARY KEY (id),
  constraint payment_password_change_how_check CHECK ((how = ANY (ARRAY['SET'::text, 'SET_BY_CODE'::text, 'CHANGED'::text, 'RECOVERED'::text, 'RESET'::text]))),
  constraint payment_password_change_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX payment_password_change_player ON payment_password_change USING btree (player_id, id DESC);

create table player_authenticator (
  player_id bigint not null,
  sealed_secret bytea not null,
  made_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  constraint player_authenticator_pkey PRIMARY KEY (player_id),
  constraint player_authenticator_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table player_login (
  player_id bigint not null,
  password_hash text not null,
  last_login_at timestamp with time zone,
  brand_id bigint not null,
  mobile text,
  payment_hash text,
  password_changed_at timestamp with time zone default now() not null,
  password_initial boolean default false not null,
  first_login_done boolean default false not null,
  has_password boolean default true not null,
  withdrawals_from timestamp with time zone,
  asks_passkey boolean default false not null,
  contact_reset boolean default false not null,
  closed_at timestamp with time zone,
  barred_until timestamp with time zone,
  constraint player_login_pkey PRIMARY KEY (player_id),
  constraint player_login_mobile_check CHECK ((mobile ~ '^\+[1-9]\d{5,14}$'::text)),
  constraint player_login_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint player_login_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_login_last_seen ON player_login USING btree (brand_id, last_login_at);
CREATE UNIQUE INDEX player_login_mobile ON player_login USING btree (brand_id, mobile) WHERE (mobile IS NOT NULL);

create table player_place (
  player_id bigint not null,
  place text not null,
  first_at timestamp with time zone default now() not null,
  brand_id bigint not null,
  constraint player_place_pkey PRIMARY KEY (player_id, place),
  constraint player_place_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_place_of ON player_place USING btree (brand_id, place, player_id);

create table player_session (
  id bigint generated always as identity,
  token_hash bytea not null,
  player_id bigint not null,
  ip text not null,
  user_agent text not null,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  family uuid,
  must_change boolean default false not null,
  constraint player_session_pkey PRIMARY KEY (id),
  constraint player_session_token_hash_key UNIQUE (token_hash),
  constraint player_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_session_family ON player_session USING btree (family) WHERE ((family IS NOT NULL) AND (revoked_at IS NULL));
CREATE INDEX player_session_of_player ON player_session USING btree (player_id, id DESC);
CREATE INDEX player_session_player ON player_session USING btree (player_id) WHERE (revoked_at IS NULL);

create table recovery_code (
  player_id bigint not null,
  hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (player_id, hash),
  constraint recovery_code_player_id_fkey FOREIGN KEY (player_id) REFERENCES player_authenticator(player_id) ON DELETE CASCADE
);

create table remembered_browser (
  family uuid default gen_random_uuid() not null,
  player_id bigint not null,
  token_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamp with time zone default now() not null,
  must_change boolean not null,
  made_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint remembered_browser_pkey PRIMARY KEY (family),
  constraint remembered_browser_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX remembered_browser_made ON remembered_browser USING btree (made_at);
CREATE INDEX remembered_browser_player ON remembered_browser USING btree (player_id) WHERE (ended_at IS NULL);

create table second_factor (
  ticket_hash bytea not null,
  player_id bigint not null,
  channel text not null,
  recipient text not null,
  place text not null,
  remember boolean not null,
  must_change boolean not null,
  made_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint second_factor_pkey PRIMARY KEY (ticket_hash),
  constraint second_factor_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text, 'passkey'::text, 'authenticator'::text]))),
  constraint second_factor_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX second_factor_made ON second_factor USING btree (made_at);
CREATE INDEX second_factor_open ON second_factor USING btree (player_id) WHERE (used_at IS NULL);

create table social_attempt (
  state_hash bytea not null,
  browser_hash bytea not null,
  brand_id bigint not null,
  provider text not null,
  verifier text not null,
  nonce text not null,
  made_at timestamp with time zone default now() not null,
  constraint social_attempt_pkey PRIMARY KEY (state_hash),
  constraint social_attempt_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX social_attempt_made ON social_attempt USING btree (made_at);

create table social_login (
  brand_id bigint not null,
  provider text not null,
  subject text not null,
  player_id bigint not null,
  made_at timestamp with time zone default now() not null,
  constraint social_login_pkey PRIMARY KEY (brand_id, provider, subject),
  constraint social_login_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint social_login_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table trial_account (
  player_id bigint not null,
  brand_id bigint not null,
  browser_hash bytea not null,
  place text not null,
  made_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint trial_account_pkey PRIMARY KEY (player_id),
  constraint trial_account_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint trial_account_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE UNIQUE INDEX trial_account_browser ON trial_account USING btree (brand_id, browser_hash) WHERE (ended_at IS NULL);
CREATE INDEX trial_account_place ON trial_account USING btree (brand_id, place, made_at);

-- inbox

create table inbox_broadcast (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  words jsonb not null,
  language text not null,
  link text default ''::text not null,
  advertises boolean not null,
  audience jsonb not null,
  state text default 'sending'::text not null,
  expected integer not null,
  delivered integer default 0 not null,
  reached bigint default 0 not null,
  made_by text not null,
  made_at timestamp with time zone default now() not null,
  cancelled_by text,
  ended_at timestamp with time zone,
  warnings jsonb default '[]'::jsonb not null,
  constraint inbox_broadcast_pkey PRIMARY KEY (id),
  constraint inbox_broadcast_public_id_key UNIQUE (public_id),
  constraint inbox_broadcast_check CHECK (((state = 'sending'::text) = (ended_at IS NULL))),
  constraint inbox_broadcast_check1 CHECK (((state = 'cancelled'::text) = (cancelled_by IS NOT NULL))),
  constraint inbox_broadcast_public_id_check CHECK ((public_id ~ '^bc_[0-9a-v]{20}$'::text)),
  constraint inbox_broadcast_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'sent'::text, 'cancelled'::text]))),
  constraint inbox_broadcast_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX inbox_broadcast_brand ON inbox_broadcast USING btree (brand_id, id DESC);

create table inbox_mail (
  player bigint not null,
  kind text not null,
  constraint inbox_mail_pkey PRIMARY KEY (player, kind),
  constraint inbox_mail_kind_check CHECK ((kind ~ '^[a-z]{1,20}$'::text)),
  constraint inbox_mail_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);

create table inbox_message (
  id bigint generated always as identity,
  player bigint not null,
  kind text not null,
  template text,
  details jsonb,
  broadcast_id bigint,
  link text default ''::text not null,
  made_at timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint inbox_message_pkey PRIMARY KEY (id),
  constraint inbox_message_check CHECK (((template IS NULL) = (broadcast_id IS NOT NULL))),
  constraint inbox_message_check1 CHECK (((template IS NULL) = (details IS NULL))),
  constraint inbox_message_kind_check CHECK ((kind ~ '^[a-z]{1,20}$'::text)),
  constraint inbox_message_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES inbox_broadcast(id),
  constraint inbox_message_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX inbox_message_age ON inbox_message USING brin (made_at);
CREATE UNIQUE INDEX inbox_message_broadcast ON inbox_message USING btree (broadcast_id, player) WHERE (broadcast_id IS NOT NULL);
CREATE INDEX inbox_message_player ON inbox_message USING btree (player, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX inbox_message_unread ON inbox_message USING btree (player) WHERE ((read_at IS NULL) AND (deleted_at IS NULL));

-- jackpots

create table jackpot (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  name text not null,
  currency text not null,
  book text not null,
  state text default 'DRAFT'::text not null,
  version bigint default 1 not null,
  created_at timestamp with time zone default now() not null,
  opened_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint jackpot_pkey PRIMARY KEY (id),
  constraint jackpot_public_id_key UNIQUE (public_id),
  constraint jackpot_book_check CHECK ((book = ANY (ARRAY['real'::text, 'play'::text]))),
  constraint jackpot_check CHECK (((state = 'DRAFT'::text) = (opened_at IS NULL))),
  constraint jackpot_check1 CHECK (((state = 'ENDED'::text) = (ended_at IS NOT NULL))),
  constraint jackpot_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'OPEN'::text, 'ENDING'::text, 'ENDED'::text]))),
  constraint jackpot_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX jackpot_brand ON jackpot USING btree (brand_id, id DESC);

create table jackpot_game (
  jackpot_id bigint not null,
  vendor_id integer not null,
  code text not null,
  slug text not null,
  base_ppm integer not null,
  stated_ppm integer not null,
  constraint jackpot_game_pkey PRIMARY KEY (jackpot_id, vendor_id, code),
  constraint jackpot_game_base_ppm_check CHECK ((base_ppm > 0)),
  constraint jackpot_game_check CHECK (((stated_ppm >= base_ppm) AND (stated_ppm <= 1000000))),
  constraint jackpot_game_jackpot_id_fkey FOREIGN KEY (jackpot_id) REFERENCES jackpot(id) ON DELETE CASCADE
);

create table jackpot_position (
  source text not null,
  read_to bigint default 0 not null,
  constraint jackpot_position_pkey PRIMARY KEY (source)
);

create table jackpot_tier (
  id bigint generated always as identity,
  jackpot_id bigint not null,
  name text not null,
  kind text not null,
  contribution_ppm bigint not null,
  seed_units bigint not null,
  odds_units bigint,
  ceiling_units bigint,
  step_units bigint not null,
  cycle integer default 0 not null,
  running boolean default false not null,
  pool_units bigint default 0 not null,
  pool_micro integer default 0 not null,
  reserve_units bigint default 0 not null,
  reserve_micro integer default 0 not null,
  advanced_units bigint default 0 not null,
  constraint jackpot_tier_pkey PRIMARY KEY (id),
  constraint jackpot_tier_jackpot_id_name_key UNIQUE (jackpot_id, name),
  constraint jackpot_tier_check CHECK ((ceiling_units > (seed_units + 1))),
  constraint jackpot_tier_check1 CHECK (((kind = 'RANDOM'::text) = (odds_units IS NOT NULL))),
  constraint jackpot_tier_check2 CHECK (((kind = 'MUST_HIT_BY'::text) = (ceiling_units IS NOT NULL))),
  constraint jackpot_tier_check3 CHECK (((NOT running) OR (advanced_units >= 0))),
  constraint jackpot_tier_contribution_ppm_check CHECK (((contribution_ppm >= 1) AND (contribution_ppm <= 50000))),
  constraint jackpot_tier_kind_check CHECK ((kind = ANY (ARRAY['RANDOM'::text, 'MUST_HIT_BY'::text]))),
  constraint jackpot_tier_name_check CHECK ((name = ANY (ARRAY['MINI'::text, 'MINOR'::text, 'MAJOR'::text, 'GRAND'::text]))),
  constraint jackpot_tier_odds_units_check CHECK ((odds_units > 0)),
  constraint jackpot_tier_pool_micro_check CHECK (((pool_micro >= 0) AND (pool_micro <= 999999))),
  constraint jackpot_tier_pool_units_check CHECK ((pool_units >= 0)),
  constraint jackpot_tier_reserve_micro_check CHECK (((reserve_micro >= 0) AND (reserve_micro <= 999999))),
  constraint jackpot_tier_reserve_units_check CHECK ((reserve_units >= 0)),
  constraint jackpot_tier_seed_units_check CHECK ((seed_units > 0)),
  constraint jackpot_tier_step_units_check CHECK ((step_units > 0)),
  constraint jackpot_tier_jackpot_id_fkey FOREIGN KEY (jackpot_id) REFERENCES jackpot(id) ON DELETE CASCADE
);

create table jackpot_pool (
  tier_id bigint not null,
  cycle integer not null,
  sealed bytea not null,
  commitment text not null,
  started_at timestamp with time zone default clock_timestamp() not null,
  rounds_from bigint not null,
  lottery_from bigint not null,
  hit_at timestamp with time zone,
  player_id bigint,
  prize_units bigint,
  round text,
  rounds_to bigint,
  lottery_to bigint,
  stake_units bigint,
  vendor_id integer,
  game_code text,
  seed text,
  hidden_units bigint,
  constraint jackpot_pool_pkey PRIMARY KEY (tier_id, cycle),
  constraint jackpot_pool_check CHECK (((hit_at IS NULL) = (player_id IS NULL))),
  constraint jackpot_pool_check1 CHECK (((hit_at IS NULL) = (prize_units IS NULL))),
  constraint jackpot_pool_check2 CHECK (((hit_at IS NULL) = (round IS NULL))),
  constraint jackpot_pool_check3 CHECK (((hit_at IS NULL) = (rounds_to IS NULL))),
  constraint jackpot_pool_check4 CHECK (((hit_at IS NULL) = (lottery_to IS NULL))),
  constraint jackpot_pool_check5 CHECK (((hit_at IS NULL) = (seed IS NULL))),
  constraint jackpot_pool_prize_units_check CHECK ((prize_units >= 0)),
  constraint jackpot_pool_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint jackpot_pool_tier_id_fkey FOREIGN KEY (tier_id) REFERENCES jackpot_tier(id)
);
CREATE INDEX jackpot_pool_hits ON jackpot_pool USING btree (tier_id, hit_at DESC) WHERE (hit_at IS NOT NULL);
CREATE INDEX jackpot_pool_winner ON jackpot_pool USING btree (player_id) WHERE (player_id IS NOT NULL);

-- limits

create table balance_notice (
  player_id bigint not null,
  told_at timestamp with time zone default now() not null,
  constraint balance_notice_pkey PRIMARY KEY (player_id),
  constraint balance_notice_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table excluded_person (
  player_id bigint not null,
  mobile text,
  email text,
  name text,
  birthday date,
  kyc_level smallint not null,
  constraint excluded_person_once UNIQUE NULLS NOT DISTINCT (player_id, mobile, email, name, birthday, kyc_level),
  constraint excluded_person_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX excluded_person_birthday ON excluded_person USING btree (birthday) WHERE (birthday IS NOT NULL);
CREATE INDEX excluded_person_email ON excluded_person USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX excluded_person_mobile ON excluded_person USING btree (mobile) WHERE (mobile IS NOT NULL);

create table exclusion (
  id bigint generated always as identity,
  player_id bigint not null,
  kind text not null,
  begins_at timestamp with time zone default now() not null,
  until timestamp with time zone not null,
  actor text not null,
  origin_id bigint,
  recognised_by text,
  register text,
  lifted_at timestamp with time zone,
  constraint exclusion_pkey PRIMARY KEY (id),
  constraint exclusion_kind CHECK ((kind = ANY (ARRAY['TIME_OUT'::text, 'EXCLUSION'::text, 'STOP'::text, 'REGISTER'::text]))),
  constraint exclusion_of_register CHECK ((((kind = 'REGISTER'::text) = (register IS NOT NULL)) AND ((kind = 'REGISTER'::text) OR (lifted_at IS NULL)) AND ((kind <> 'REGISTER'::text) OR (origin_id IS NULL)))),
  constraint exclusion_recognised CHECK ((((origin_id IS NULL) = (recognised_by IS NULL)) AND ((recognised_by IS NULL) OR (recognised_by = ANY (ARRAY['NUMBER'::text, 'DOCUMENT'::text, 'PHONE'::text, 'MAIL'::text, 'NAME'::text]))))),
  constraint exclusion_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES exclusion(id),
  constraint exclusion_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE UNIQUE INDEX exclusion_carried_once ON exclusion USING btree (origin_id, player_id) WHERE (origin_id IS NOT NULL);
CREATE INDEX exclusion_of_player ON exclusion USING btree (player_id, until DESC);
CREATE UNIQUE INDEX exclusion_register_once ON exclusion USING btree (player_id, register) WHERE ((register IS NOT NULL) AND (lifted_at IS NULL));
CREATE INDEX exclusion_standing ON exclusion USING btree (until, id) WHERE (origin_id IS NULL);

create table planned_session (
  player_id bigint not null,
  number bigint not null,
  begun_at timestamp with time zone not null,
  until timestamp with time zone not null,
  units bigint not null,
  after_seq bigint not null,
  ended_at timestamp with time zone,
  constraint planned_session_pkey PRIMARY KEY (player_id, number),
  constraint planned_session_ended CHECK ((ended_at >= begun_at)),
  constraint planned_session_units CHECK ((units > 0)),
  constraint planned_session_until CHECK ((until > begun_at)),
  constraint planned_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table play_hour (
  player_id bigint not null,
  hour timestamp with time zone not null,
  minutes bigint not null,
  constraint play_hour_pkey PRIMARY KEY (player_id, hour),
  constraint play_hour_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table play_session (
  player_id bigint not null,
  number bigint not null,
  begun_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  checked_at timestamp with time zone not null,
  stopped boolean default false not null,
  due_at timestamp with time zone,
  unbroken_at timestamp with time zone not null,
  pause_from timestamp with time zone,
  pause_until timestamp with time zone,
  constraint play_session_pkey PRIMARY KEY (player_id),
  constraint play_session_pause CHECK ((((pause_from IS NULL) = (pause_until IS NULL)) AND (pause_from < pause_until))),
  constraint play_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table player_limit (
  player_id bigint not null,
  name text not null,
  owner text not null,
  units bigint not null,
  since timestamp with time zone default now() not null,
  constraint player_limit_pkey PRIMARY KEY (player_id, name, owner),
  constraint player_limit_owner CHECK ((owner = ANY (ARRAY['PLAYER'::text, 'STAFF'::text]))),
  constraint player_limit_units CHECK ((units >= 0)),
  constraint player_limit_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_limit_of_balance ON player_limit USING btree (player_id) WHERE (name = 'balance'::text);

create table player_limit_change (
  id bigint generated always as identity,
  player_id bigint not null,
  name text not null,
  owner text not null,
  what text not null,
  before bigint,
  after bigint,
  at timestamp with time zone default now() not null,
  actor text not null,
  constraint player_limit_change_pkey PRIMARY KEY (id),
  constraint player_limit_change_what CHECK ((what = ANY (ARRAY['SET'::text, 'LOWERED'::text, 'RAISE_ASKED'::text, 'RAISED'::text, 'RAISE_DROPPED'::text]))),
  constraint player_limit_change_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_limit_change_of_player ON player_limit_change USING btree (player_id, id DESC);

create table player_limit_raise (
  player_id bigint not null,
  name text not null,
  units bigint,
  asked_at timestamp with time zone not null,
  constraint player_limit_raise_pkey PRIMARY KEY (player_id, name),
  constraint player_limit_raise_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table player_talk (
  player_id bigint not null,
  rule text not null,
  period_ends timestamp with time zone not null,
  noted_at timestamp with time zone default now() not null,
  constraint player_talk_pkey PRIMARY KEY (player_id, rule, period_ends),
  constraint player_talk_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table reality_check (
  player_id bigint not null,
  every_minutes smallint not null,
  asked_minutes smallint,
  asked_at timestamp with time zone,
  constraint reality_check_pkey PRIMARY KEY (player_id),
  constraint reality_check_asked CHECK ((((asked_minutes IS NULL) = (asked_at IS NULL)) AND ((asked_minutes IS NULL) OR ((asked_minutes >= 15) AND (asked_minutes <= 120))))),
  constraint reality_check_minutes CHECK (((every_minutes >= 15) AND (every_minutes <= 120))),
  constraint reality_check_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table unclaimed_notice (
  player_id bigint not null,
  due_at timestamp with time zone not null,
  told_at timestamp with time zone default now() not null,
  constraint unclaimed_notice_pkey PRIMARY KEY (player_id),
  constraint unclaimed_notice_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

-- lottery

create table lottery_exposure (
  issue_id bigint not null,
  pool text not null,
  market text not null,
  selection text not null,
  liability bigint not null,
  stake bigint not null,
  constraint lottery_exposure_pkey PRIMARY KEY (issue_id, pool, market, selection)
);

create table lottery_game (
  id integer generated always as identity,
  code text not null,
  rules text not null,
  name text not null,
  prize_mode text not null,
  tag text not null,
  vendor_id integer not null,
  game_id bigint not null,
  vassalage text not null,
  timezone text not null,
  calendar jsonb not null,
  lock_seconds integer not null,
  max_late_seconds integer not null,
  source text not null,
  feed jsonb,
  cancel_seconds integer default 0 not null,
  default_market text default ''::text not null,
  icon_url text default ''::text not null,
  hot boolean default false not null,
  enabled boolean default true not null,
  sort_order integer default 1000 not null,
  begins_on date default '1962-01-01'::date not null,
  constraint lottery_game_pkey PRIMARY KEY (id),
  constraint lottery_game_code_key UNIQUE (code),
  constraint lottery_game_cancel_seconds_check CHECK ((cancel_seconds >= 0)),
  constraint lottery_game_check CHECK (((source = 'FEED'::text) = (feed IS NOT NULL))),
  constraint lottery_game_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{1,30}$'::text)),
  constraint lottery_game_lock_seconds_check CHECK (((lock_seconds >= 0) AND (lock_seconds <= 3600))),
  constraint lottery_game_max_late_seconds_check CHECK ((max_late_seconds > 0)),
  constraint lottery_game_name_check CHECK ((name <> ''::text)),
  constraint lottery_game_prize_mode_check CHECK ((prize_mode = ANY (ARRAY['SEA'::text, 'Lott'::text, 'ZY'::text, 'Elott'::text]))),
  constraint lottery_game_source_check CHECK ((source = ANY (ARRAY['RNG'::text, 'MANUAL'::text, 'FEED'::text])))
);

create table lottery_chase (
  id bigint generated always as identity,
  player bigint not null,
  brand_id bigint not null,
  game_id integer not null,
  key text not null,
  bet jsonb not null,
  issues integer not null,
  placed integer default 0 not null,
  next_draw_at timestamp with time zone,
  stop_on_win boolean not null,
  status text default 'RUNNING'::text not null,
  stop_reason text,
  made_at timestamp with time zone default now() not null,
  skipped integer default 0 not null,
  currency text default ''::text not null,
  book text default ''::text not null,
  asked text default ''::text not null,
  constraint lottery_chase_pkey PRIMARY KEY (id),
  constraint lottery_chase_player_key_key UNIQUE (player, key),
  constraint lottery_chase_issues_check CHECK (((issues >= 2) AND (issues <= 200))),
  constraint lottery_chase_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'STOPPED'::text]))),
  constraint lottery_chase_game_id_fkey FOREIGN KEY (game_id) REFERENCES lottery_game(id)
);
CREATE INDEX lottery_chase_of_player ON lottery_chase USING btree (player, id DESC);
CREATE INDEX lottery_chase_running ON lottery_chase USING btree (game_id) WHERE (status = 'RUNNING'::text);

create table lottery_exception (
  game_id integer not null,
  day date not null,
  draws_at time without time zone,
  reason text default ''::text not null,
  constraint lottery_exception_pkey PRIMARY KEY (game_id, day),
  constraint lottery_exception_game_id_fkey FOREIGN KEY (game_id) REFERENCES lottery_game(id)
);

create table lottery_favourite (
  id bigint generated always as identity,
  player bigint not null,
  game_id integer not null,
  market text not null,
  name text not null,
  picks text[] not null,
  kept_at timestamp with time zone default now() not null,
  constraint lottery_favourite_pkey PRIMARY KEY (id),
  constraint lottery_favourite_name_check CHECK (((name <> ''::text) AND (length(name) <= 30))),
  constraint lottery_favourite_picks_check CHECK (((cardinality(picks) >= 1) AND (cardinality(picks) <= 1000))),
  constraint lottery_favourite_game_id_fkey FOREIGN KEY (game_id) REFERENCES lottery_game(id),
  constraint lottery_favourite_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX lottery_favourite_player ON lottery_favourite USING btree (player, game_id, id);

create table lottery_import (
  id bigint generated always as identity,
  game_id integer not null,
  source text not null,
  added integer default 0 not null,
  imported_at timestamp with time zone default now() not null,
  taken_back_at timestamp with time zone,
  taken_back_by text,
  taken_back_reason text,
  constraint lottery_import_pkey PRIMARY KEY (id),
  constraint lottery_import_game_id_fkey FOREIGN KEY (game_id) REFERENCES lottery_game(id)
);

create table lottery_history (
  game_id integer not null,
  day date not null,
  issue_no text not null,
  outcome jsonb not null,
  imported_at timestamp with time zone default now() not null,
  import_id bigint,
  constraint lottery_history_pkey PRIMARY KEY (game_id, issue_no),
  constraint lottery_history_game_id_fkey FOREIGN KEY (game_id) REFERENCES lottery_game(id),
  constraint lottery_history_import_id_fkey FOREIGN KEY (import_id) REFERENCES lottery_import(id)
);
CREATE INDEX lottery_history_import ON lottery_history USING btree (import_id) WHERE (import_id IS NOT NULL);

create table lottery_issue (
  id bigint generated always as identity,
  game_id integer not null,
  issue_no text not null,
  open_at timestamp with time zone not null,
  close_at timestamp with time zone not null,
  draw_at timestamp with time zone not null,
  status text default 'SCHEDULED'::text not null,
  source text not null,
  rules_version text not null,
  terms jsonb default '{}'::jsonb not null,
  commitment text,
  lock_entropy text,
  locked_orders bigint,
  seed text,
  outcome jsonb,
  version integer default 0 not null,
  paying boolean default false not null,
  void_reason text,
  locked_at timestamp with time zone,
  resulted_at timestamp with time zone,
  settled_at timestamp with time zone,
  unbooked boolean default false not null,
  constraint lottery_issue_pkey PRIMARY KEY (id),
  constraint lottery_issue_game_id_issue_no_key UNIQUE (game_id, issue_no),
  constraint lottery_issue_check CHECK (((open_at < close_at) AND (close_at <= draw_at))),
  constraint lottery_issue_check1 CHECK (((outcome IS NULL) = (version = 0))),
  constraint lottery_issue_source_check CHECK ((source = ANY (ARRAY['RNG'::text, 'MANUAL'::text, 'FEED'::text]))),
  constraint lottery_issue_status_check CHECK ((status = ANY (ARRAY['SCHEDULED'::text, 'OPEN'::text, 'LOCKED'::text, 'DRAWING'::text, 'RESULTED'::text, 'CORRECTING'::text, 'SETTLING'::text, 'SETTLED'::text, 'VOIDED'::text]))),
  constraint lottery_issue_game_id_fkey FOREIGN KEY (game_id) REFERENCES lottery_game(id)
);
CREATE INDEX lottery_issue_bet_on ON lottery_issue USING btree (draw_at, id) WHERE ((status <> 'SCHEDULED'::text) AND (locked_orders IS DISTINCT FROM 0));
CREATE INDEX lottery_issue_by_draw ON lottery_issue USING btree (draw_at, id);
CREATE INDEX lottery_issue_latest ON lottery_issue USING btree (game_id, draw_at DESC);
CREATE INDEX lottery_issue_settled ON lottery_issue USING btree (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX lottery_issue_to_draw ON lottery_issue USING btree (draw_at) WHERE (status = ANY (ARRAY['LOCKED'::text, 'DRAWING'::text]));
CREATE INDEX lottery_issue_to_lock ON lottery_issue USING btree (close_at) WHERE (status = 'OPEN'::text);
CREATE INDEX lottery_issue_to_open ON lottery_issue USING btree (open_at) WHERE (status = 'SCHEDULED'::text);
CREATE INDEX lottery_issue_to_pay ON lottery_issue USING btree (draw_at) WHERE ((status = ANY (ARRAY['RESULTED'::text, 'CORRECTING'::text, 'SETTLING'::text])) OR paying);
CREATE INDEX lottery_issue_unbooked ON lottery_issue USING btree (id) WHERE unbooked;
CREATE INDEX lottery_issue_void ON lottery_issue USING btree (draw_at, id) WHERE (status = 'VOIDED'::text);

create table lottery_booking (
  id bigint generated always as identity,
  issue_id bigint not null,
  version integer not null,
  at timestamp with time zone not null,
  constraint lottery_booking_pkey PRIMARY KEY (id),
  constraint lottery_booking_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES lottery_issue(id)
);
CREATE INDEX lottery_booking_issue ON lottery_booking USING btree (issue_id);

create table lottery_issue_figures (
  issue_id bigint not null,
  brand_id bigint not null,
  currency text not null,
  book text not null,
  orders bigint not null,
  stake bigint not null,
  payout bigint not null,
  turnover bigint not null,
  constraint lottery_issue_figures_pkey PRIMARY KEY (issue_id, brand_id, currency, book)
);

create table lottery_limit (
  currency text not null,
  min_unit bigint not null,
  max_unit bigint not null,
  order_payout bigint not null,
  issue_payout bigint not null,
  bankroll bigint not null,
  shares jsonb default '{}'::jsonb not null,
  changed_by text not null,
  changed_at timestamp with time zone default now() not null,
  constraint lottery_limit_pkey PRIMARY KEY (currency),
  constraint lottery_limit_bankroll_check CHECK ((bankroll > 0)),
  constraint lottery_limit_check CHECK ((max_unit >= min_unit)),
  constraint lottery_limit_check1 CHECK ((issue_payout >= order_payout)),
  constraint lottery_limit_min_unit_check CHECK ((min_unit > 0)),
  constraint lottery_limit_order_payout_check CHECK ((order_payout > 0))
);

create table lottery_line (
  order_id bigint not null,
  n smallint not null,
  issue_id bigint not null,
  market text not null,
  selection text not null,
  unit_minor bigint not null,
  count integer not null,
  odds integer[] not null,
  constraint lottery_line_pkey PRIMARY KEY (order_id, n),
  constraint lottery_line_count_check CHECK ((count > 0)),
  constraint lottery_line_unit_minor_check CHECK ((unit_minor > 0))
);
CREATE INDEX lottery_line_open ON lottery_line USING btree (issue_id, market, selection);

create table lottery_odds (
  id bigint generated always as identity,
  prize_mode text not null,
  rules text not null,
  version integer not null,
  prices jsonb not null,
  made_by text not null,
  made_at timestamp with time zone default now() not null,
  prize_group integer,
  reason text default ''::text not null,
  constraint lottery_odds_pkey PRIMARY KEY (id),
  constraint lottery_odds_prize_mode_rules_version_key UNIQUE (prize_mode, rules, version),
  constraint lottery_odds_prize_group_check CHECK (((prize_group >= 1700) AND (prize_group <= 1960))),
  constraint lottery_odds_prize_mode_check CHECK ((prize_mode = ANY (ARRAY['SEA'::text, 'Lott'::text, 'ZY'::text, 'Elott'::text])))
);

create table lottery_order (
  id bigint generated always as identity,
  player bigint not null,
  brand_id bigint not null,
  issue_id bigint not null,
  key text not null,
  currency text not null,
  book text not null,
  minor bigint not null,
  stake bigint not null,
  max_payout bigint not null,
  lines integer not null,
  chase_id bigint,
  placed_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  asked text default ''::text not null,
  counted boolean default false not null,
  excluded boolean default false not null,
  constraint lottery_order_pkey PRIMARY KEY (id),
  constraint lottery_order_player_key_key UNIQUE (player, key),
  constraint lottery_order_minor_check CHECK ((minor > 0)),
  constraint lottery_order_stake_check CHECK ((stake > 0))
);
CREATE INDEX lottery_order_by_time ON lottery_order USING btree (player, placed_at DESC, id DESC);
CREATE INDEX lottery_order_of_chase ON lottery_order USING btree (chase_id, id) WHERE (chase_id IS NOT NULL);
CREATE INDEX lottery_order_of_issue ON lottery_order USING btree (issue_id, id);
CREATE INDEX lottery_order_of_player ON lottery_order USING btree (player, id DESC);

create table lottery_paying (
  issue_id bigint not null,
  version integer not null,
  paid_to bigint default 0 not null,
  begun_at timestamp with time zone default clock_timestamp() not null,
  ended_at timestamp with time zone,
  part integer default 0 not null,
  parts integer default 1 not null,
  found boolean default false not null,
  block integer not null,
  constraint lottery_paying_pkey PRIMARY KEY (issue_id, version, part),
  constraint lottery_paying_block_check CHECK ((block > 0)),
  constraint lottery_paying_check CHECK (((part >= 0) AND (part <= (parts - 1))))
);

create table lottery_payout (
  issue_id bigint not null,
  version integer not null,
  order_id bigint not null,
  payout bigint not null,
  pushed bigint not null,
  refusal text,
  player bigint not null,
  currency text not null,
  counted boolean default false not null,
  constraint lottery_payout_pkey PRIMARY KEY (issue_id, version, order_id)
);
comment on column lottery_payout.version is 'Of the outcome; 0 is the refund of a void issue, which pushes everything.';

create table lottery_player_issue (
  issue_id bigint not null,
  player bigint not null,
  stake bigint not null,
  max_payout bigint not null,
  payout bigint,
  valid_turnover bigint,
  constraint lottery_player_issue_pkey PRIMARY KEY (issue_id, player)
);
CREATE INDEX lottery_player_issue_of_player ON lottery_player_issue USING btree (player, issue_id);

create table lottery_result_entry (
  id bigint generated always as identity,
  issue_id bigint not null,
  version integer not null,
  outcome jsonb not null,
  entered_by text not null,
  entered_at timestamp with time zone default now() not null,
  decided_by text,
  decided_at timestamp with time zone,
  accepted boolean,
  reason text default ''::text not null,
  constraint lottery_result_entry_pkey PRIMARY KEY (id),
  constraint lottery_result_entry_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES lottery_issue(id)
);
CREATE UNIQUE INDEX lottery_result_entry_waiting ON lottery_result_entry USING btree (issue_id, entered_by) WHERE (decided_at IS NULL);

-- loyalty

create table rebate (
  id bigint generated always as identity,
  public_id text not null,
  player_id bigint not null,
  brand_id bigint not null,
  day date not null,
  currency text not null,
  level integer not null,
  lines jsonb not null,
  units bigint not null,
  play_times integer not null,
  made_at timestamp with time zone default now() not null,
  due_at timestamp with time zone not null,
  credited_at timestamp with time zone,
  credited_by text,
  constraint rebate_pkey PRIMARY KEY (id),
  constraint rebate_player_id_day_key UNIQUE (player_id, day),
  constraint rebate_public_id_key UNIQUE (public_id),
  constraint rebate_check CHECK (((credited_at IS NULL) = (credited_by IS NULL))),
  constraint rebate_public_id_check CHECK ((public_id ~ '^rb_[0-9a-v]{20}$'::text)),
  constraint rebate_units_check CHECK ((units > 0)),
  constraint rebate_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint rebate_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX rebate_due ON rebate USING btree (due_at, id) WHERE (credited_at IS NULL);

create table rebate_day (
  brand_id bigint not null,
  day date not null,
  reached bigint default 0 not null,
  done_at timestamp with time zone,
  constraint rebate_day_pkey PRIMARY KEY (brand_id, day),
  constraint rebate_day_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

create table vip_change (
  id bigint generated always as identity,
  player_id bigint not null,
  before integer not null,
  after integer not null,
  floor integer not null,
  cause text not null,
  actor text not null,
  reason text default ''::text not null,
  at timestamp with time zone default now() not null,
  constraint vip_change_pkey PRIMARY KEY (id),
  constraint vip_change_cause_check CHECK ((cause = ANY (ARRAY['REACHED'::text, 'NOT_KEPT'::text, 'CHARGE_BACK'::text, 'FLOOR'::text, 'LADDER'::text]))),
  constraint vip_change_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX vip_change_player ON vip_change USING btree (player_id, id DESC);

create table vip_keeping (
  brand_id bigint not null,
  month date not null,
  reached bigint default 0 not null,
  done_at timestamp with time zone,
  constraint vip_keeping_pkey PRIMARY KEY (brand_id, month),
  constraint vip_keeping_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

create table vip_member (
  player_id bigint not null,
  brand_id bigint not null,
  level integer default 0 not null,
  highest integer default 0 not null,
  floor integer default 0 not null,
  deposits bigint default 0 not null,
  turnover bigint default 0 not null,
  raised_at timestamp with time zone,
  constraint vip_member_pkey PRIMARY KEY (player_id),
  constraint vip_member_check CHECK (((level <= highest) AND (floor <= level))),
  constraint vip_member_floor_check CHECK ((floor >= 0)),
  constraint vip_member_level_check CHECK ((level >= 0)),
  constraint vip_member_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint vip_member_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX vip_member_at ON vip_member USING btree (level, player_id) WHERE (level > 0);
CREATE INDEX vip_member_brand ON vip_member USING btree (brand_id, player_id) WHERE (level > 0);
CREATE INDEX vip_member_level ON vip_member USING btree (brand_id, level, player_id) WHERE (level > 0);

create table vip_month (
  player_id bigint not null,
  month date not null,
  turnover bigint not null,
  constraint vip_month_pkey PRIMARY KEY (player_id, month),
  constraint vip_month_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table vip_position (
  source text not null,
  read_to bigint default 0 not null,
  constraint vip_position_pkey PRIMARY KEY (source)
);

create table vip_review (
  brand_id bigint not null,
  terms text not null,
  reached bigint default 0 not null,
  done_at timestamp with time zone,
  constraint vip_review_pkey PRIMARY KEY (brand_id),
  constraint vip_review_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

-- missions

create table mission (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  kind text not null,
  category text,
  target bigint not null,
  span text not null,
  vip_level integer not null,
  language text not null,
  words jsonb not null,
  points bigint not null,
  cash_units bigint not null,
  wager_times integer not null,
  currency text not null,
  sort_order integer not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  offered_at timestamp with time zone,
  version bigint default 1 not null,
  claims bigint default 0 not null,
  constraint mission_pkey PRIMARY KEY (id),
  constraint mission_public_id_key UNIQUE (public_id),
  constraint mission_cash_units_check CHECK ((cash_units >= 0)),
  constraint mission_check CHECK (((category IS NULL) OR (kind = ANY (ARRAY['TURNOVER'::text, 'WIN_COUNT'::text])))),
  constraint mission_check1 CHECK (((points > 0) OR (cash_units > 0))),
  constraint mission_check2 CHECK (((offered_at IS NULL) OR (starts_at IS NOT NULL))),
  constraint mission_kind_check CHECK ((kind = ANY (ARRAY['DEPOSIT_COUNT'::text, 'DEPOSIT_SUM'::text, 'TURNOVER'::text, 'WIN_COUNT'::text, 'SIGN_IN'::text, 'KYC'::text]))),
  constraint mission_points_check CHECK ((points >= 0)),
  constraint mission_span_check CHECK ((span = ANY (ARRAY['ONCE'::text, 'DAILY'::text, 'WEEKLY'::text]))),
  constraint mission_target_check CHECK ((target > 0)),
  constraint mission_vip_level_check CHECK ((vip_level >= 0)),
  constraint mission_wager_times_check CHECK ((wager_times >= 0)),
  constraint mission_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX mission_brand ON mission USING btree (brand_id, sort_order, id);

create table mission_member (
  player_id bigint not null,
  constraint mission_member_pkey PRIMARY KEY (player_id),
  constraint mission_member_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table mission_position (
  source text not null,
  read_to bigint default 0 not null,
  constraint mission_position_pkey PRIMARY KEY (source)
);

create table mission_progress (
  player_id bigint not null,
  mission_id bigint not null,
  period date not null,
  target bigint not null,
  progress bigint not null,
  status text not null,
  done_at timestamp with time zone,
  claimed_at timestamp with time zone,
  constraint mission_progress_pkey PRIMARY KEY (player_id, mission_id, period),
  constraint mission_progress_check CHECK (((status = 'ACTIVE'::text) = (done_at IS NULL))),
  constraint mission_progress_check1 CHECK (((status = 'CLAIMED'::text) = (claimed_at IS NOT NULL))),
  constraint mission_progress_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'DONE'::text, 'CLAIMED'::text]))),
  constraint mission_progress_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES mission(id),
  constraint mission_progress_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX mission_progress_done ON mission_progress USING btree (player_id) WHERE (status = 'DONE'::text);

create table mission_sign (
  player_id bigint not null,
  day date not null,
  streak integer not null,
  forgiven date,
  points bigint not null,
  cash_units bigint not null,
  at timestamp with time zone default now() not null,
  constraint mission_sign_pkey PRIMARY KEY (player_id, day),
  constraint mission_sign_streak_check CHECK ((streak > 0)),
  constraint mission_sign_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table mission_source (
  player_id bigint not null,
  source text not null,
  mission_id bigint not null,
  period date not null,
  amount bigint not null,
  constraint mission_source_pkey PRIMARY KEY (player_id, source, mission_id),
  constraint mission_source_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES mission(id),
  constraint mission_source_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

-- personal-data

create table data_download (
  token_hash bytea not null,
  player_id bigint not null,
  asked_at timestamp with time zone default now() not null,
  begun_at timestamp with time zone,
  constraint data_download_pkey PRIMARY KEY (token_hash),
  constraint data_download_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX data_download_of_player ON data_download USING btree (player_id, asked_at);

-- points

create table points_account (
  player_id bigint not null,
  brand_id bigint not null,
  balance bigint default 0 not null,
  seq bigint default 0 not null,
  digest bytea default '\x'::bytea not null,
  constraint points_account_pkey PRIMARY KEY (player_id),
  constraint points_account_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint points_account_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table points_conversion (
  id bigint generated always as identity,
  public_id text not null,
  player_id bigint not null,
  key uuid not null,
  points bigint not null,
  units bigint not null,
  currency text not null,
  book text not null,
  at timestamp with time zone default now() not null,
  constraint points_conversion_pkey PRIMARY KEY (id),
  constraint points_conversion_player_id_key_key UNIQUE (player_id, key),
  constraint points_conversion_public_id_key UNIQUE (public_id),
  constraint points_conversion_points_check CHECK ((points > 0)),
  constraint points_conversion_units_check CHECK ((units > 0)),
  constraint points_conversion_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table points_entry (
  player_id bigint not null,
  seq bigint not null,
  kind text not null,
  change bigint not null,
  balance bigint not null,
  quantity integer not null,
  ref text not null,
  remark text not null,
  at timestamp with time zone not null,
  digest bytea not null,
  constraint points_entry_pkey PRIMARY KEY (player_id, seq),
  constraint points_entry_player_id_kind_ref_key UNIQUE (player_id, kind, ref),
  constraint points_entry_kind_check CHECK ((kind = ANY (ARRAY['DEPOSIT'::text, 'REVERSAL'::text, 'CONVERT'::text, 'REDEEM'::text, 'RETURN'::text, 'GIFT'::text]))),
  constraint points_entry_quantity_check CHECK ((quantity > 0)),
  constraint points_entry_ref_check CHECK ((ref <> ''::text)),
  constraint points_entry_seq_check CHECK ((seq > 0)),
  constraint points_entry_player_id_fkey FOREIGN KEY (player_id) REFERENCES points_account(player_id)
);

create table points_order_move (
  from_state text not null,
  to_state text not null,
  constraint points_order_move_pkey PRIMARY KEY (from_state, to_state)
);

create table points_reward (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  kind text not null,
  language text not null,
  words jsonb not null,
  picture text not null,
  price bigint not null,
  stock bigint not null,
  vip_level integer not null,
  per_member integer,
  units bigint,
  currency text,
  offered boolean not null,
  sort_order integer not null,
  version bigint default 1 not null,
  changed_at timestamp with time zone default now() not null,
  constraint points_reward_pkey PRIMARY KEY (id),
  constraint points_reward_public_id_key UNIQUE (public_id),
  constraint points_reward_check CHECK (((kind = 'CREDIT'::text) = (units IS NOT NULL))),
  constraint points_reward_check1 CHECK (((units IS NULL) = (currency IS NULL))),
  constraint points_reward_kind_check CHECK ((kind = ANY (ARRAY['PHYSICAL'::text, 'CREDIT'::text]))),
  constraint points_reward_per_member_check CHECK ((per_member > 0)),
  constraint points_reward_price_check CHECK ((price > 0)),
  constraint points_reward_stock_check CHECK ((stock >= 0)),
  constraint points_reward_units_check CHECK ((units > 0)),
  constraint points_reward_vip_level_check CHECK ((vip_level >= 0)),
  constraint points_reward_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX points_reward_brand ON points_reward USING btree (brand_id, sort_order, id);

create table points_order (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  player_id bigint not null,
  reward_id bigint not null,
  key uuid not null,
  state text not null,
  kind text not null,
  language text not null,
  words jsonb not null,
  picture text not null,
  quantity integer not null,
  points bigint not null,
  units bigint,
  currency text,
  book text not null,
  address jsonb,
  note text,
  made_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  constraint points_order_pkey PRIMARY KEY (id),
  constraint points_order_player_id_key_key UNIQUE (player_id, key),
  constraint points_order_public_id_key UNIQUE (public_id),
  constraint points_order_check CHECK (((kind = 'PHYSICAL'::text) = (address IS NOT NULL))),
  constraint points_order_points_check CHECK ((points > 0)),
  constraint points_order_quantity_check CHECK ((quantity > 0)),
  constraint points_order_state_check CHECK ((state = ANY (ARRAY['IN_PROCESS'::text, 'APPROVED'::text, 'REJECTED'::text]))),
  constraint points_order_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint points_order_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint points_order_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES points_reward(id)
);
CREATE INDEX points_order_decided ON points_order USING btree (brand_id, state, id);
CREATE INDEX points_order_member ON points_order USING btree (reward_id, player_id) WHERE (state <> 'REJECTED'::text);
CREATE INDEX points_order_player ON points_order USING btree (player_id, id);
CREATE INDEX points_order_state ON points_order USING btree (state, id);
CREATE INDEX points_order_waiting ON points_order USING btree (brand_id, id) WHERE (state = 'IN_PROCESS'::text);

create table points_order_step (
  order_id bigint not null,
  from_state text not null,
  to_state text not null,
  actor text not null,
  note text,
  at timestamp with time zone default now() not null,
  constraint points_order_step_pkey PRIMARY KEY (order_id, to_state),
  constraint points_order_step_from_state_to_state_fkey FOREIGN KEY (from_state, to_state) REFERENCES points_order_move(from_state, to_state),
  constraint points_order_step_order_id_fkey FOREIGN KEY (order_id) REFERENCES points_order(id)
);

-- profiles

create table profile_choice (
  brand_id bigint not null,
  effective_at timestamp with time zone not null,
  codes text[] not null,
  chosen_by text not null,
  constraint profile_choice_pkey PRIMARY KEY (brand_id, effective_at),
  constraint profile_choice_codes_check CHECK (((cardinality(codes) >= 1) AND (cardinality(codes) <= 20))),
  constraint profile_choice_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

create table profile_correction (
  id bigint generated always as identity,
  code text not null,
  version integer not null,
  field text not null,
  source text not null,
  law text,
  note text,
  corrected_by text not null,
  corrected_at timestamp with time zone default now() not null,
  constraint profile_correction_pkey PRIMARY KEY (id)
);
CREATE INDEX profile_correction_cell ON profile_correction USING btree (code, version, field, id);

create table profile_opening (
  brand_id bigint not null,
  opened_at timestamp with time zone default now() not null,
  before boolean default false not null,
  constraint profile_opening_pkey PRIMARY KEY (brand_id),
  constraint profile_opening_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

create table profile_sign_off (
  code text not null,
  version integer not null,
  field text not null,
  reference text not null,
  document_sha256 bytea not null,
  confirmed_by text not null,
  confirmed_at timestamp with time zone default now() not null,
  constraint profile_sign_off_pkey PRIMARY KEY (code, version, field),
  constraint profile_sign_off_document_sha256_check CHECK ((length(document_sha256) = 32))
);

create table profile_version (
  code text not null,
  version integer not null,
  name text not null,
  authority text not null,
  zone text not null,
  effective_at timestamp with time zone not null,
  published_at timestamp with time zone default now() not null,
  published_by text not null,
  cells jsonb not null,
  constraint profile_version_pkey PRIMARY KEY (code, version),
  constraint profile_version_code_effective_at_key UNIQUE (code, effective_at),
  constraint profile_version_check CHECK ((effective_at > published_at)),
  constraint profile_version_code_check CHECK ((code ~ '^[A-Z][A-Z0-9]{1,11}$'::text)),
  constraint profile_version_version_check CHECK ((version >= 1))
);

-- promotions

create table promotion (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  status text not null,
  version integer default 1 not null,
  paused boolean default false not null,
  reserved_units bigint default 0 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  draw_seed text,
  constraint promotion_pkey PRIMARY KEY (id),
  constraint promotion_public_id_key UNIQUE (public_id),
  constraint promotion_reserved_units_check CHECK ((reserved_units >= 0)),
  constraint promotion_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX promotion_brand ON promotion USING btree (brand_id, id DESC);
CREATE INDEX promotion_waiting ON promotion USING btree (status) WHERE (status = ANY (ARRAY['COMING_SOON'::text, 'OPEN'::text]));

create table promotion_cashback (
  id bigint generated always as identity,
  promotion bigint not null,
  player bigint not null,
  period text not null,
  from_day date not null,
  to_day date not null,
  loss_units bigint not null,
  bonus_units bigint not null,
  made_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  constraint promotion_cashback_pkey PRIMARY KEY (id),
  constraint promotion_cashback_promotion_player_period_key UNIQUE (promotion, player, period),
  constraint promotion_cashback_bonus_units_check CHECK ((bonus_units > 0)),
  constraint promotion_cashback_loss_units_check CHECK ((loss_units > 0)),
  constraint promotion_cashback_player_fkey FOREIGN KEY (player) REFERENCES player(id),
  constraint promotion_cashback_promotion_fkey FOREIGN KEY (promotion) REFERENCES promotion(id)
);
CREATE INDEX promotion_cashback_player ON promotion_cashback USING btree (player, id);
CREATE INDEX promotion_cashback_waiting ON promotion_cashback USING btree (id) WHERE (decided_at IS NULL);

create table promotion_cashback_period (
  promotion bigint not null,
  period text not null,
  from_day date not null,
  to_day date not null,
  reached bigint default 0 not null,
  done_at timestamp with time zone,
  constraint promotion_cashback_period_pkey PRIMARY KEY (promotion, to_day),
  constraint promotion_cashback_period_check CHECK ((to_day >= from_day)),
  constraint promotion_cashback_period_promotion_fkey FOREIGN KEY (promotion) REFERENCES promotion(id)
);

create table promotion_group (
  promotion bigint not null,
  player bigint not null,
  held_out boolean not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint promotion_group_pkey PRIMARY KEY (player, promotion),
  constraint promotion_group_player_fkey FOREIGN KEY (player) REFERENCES player(id),
  constraint promotion_group_promotion_fkey FOREIGN KEY (promotion) REFERENCES promotion(id)
);
CREATE INDEX promotion_group_of ON promotion_group USING btree (promotion);

create table promotion_join (
  promotion bigint not null,
  player bigint not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint promotion_join_pkey PRIMARY KEY (player, promotion),
  constraint promotion_join_player_fkey FOREIGN KEY (player) REFERENCES player(id),
  constraint promotion_join_promotion_fkey FOREIGN KEY (promotion) REFERENCES promotion(id)
);

create table promotion_move (
  subject text not null,
  from_status text not null,
  to_status text not null,
  constraint promotion_move_pkey PRIMARY KEY (subject, from_status, to_status),
  constraint promotion_move_subject_check CHECK ((subject = ANY (ARRAY['promotion'::text, 'grant'::text])))
);

create table promotion_refusal (
  id bigint generated always as identity,
  promotion bigint not null,
  player bigint not null,
  reason text not null,
  detail text,
  at timestamp with time zone default clock_timestamp() not null,
  constraint promotion_refusal_pkey PRIMARY KEY (id),
  constraint promotion_refusal_player_fkey FOREIGN KEY (player) REFERENCES player(id),
  constraint promotion_refusal_promotion_fkey FOREIGN KEY (promotion) REFERENCES promotion(id)
);
CREATE INDEX promotion_refusal_of ON promotion_refusal USING btree (promotion, at);
CREATE INDEX promotion_refusal_player ON promotion_refusal USING btree (player, id DESC);

create table promotion_reward (
  key text not null,
  brand_id bigint not null,
  player bigint not null,
  currency text not null,
  units bigint not null,
  required_units bigint not null,
  reason text not null,
  at timestamp with time zone default now() not null,
  constraint promotion_reward_pkey PRIMARY KEY (key),
  constraint promotion_reward_required_units_check CHECK ((required_units >= 0)),
  constraint promotion_reward_units_check CHECK ((units > 0)),
  constraint promotion_reward_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint promotion_reward_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX promotion_reward_given ON promotion_reward USING btree (brand_id, at);
CREATE INDEX promotion_reward_player ON promotion_reward USING btree (player, at);

create table promotion_step (
  subject text not null,
  subject_id bigint not null,
  n integer not null,
  from_status text not null,
  to_status text not null,
  actor text not null,
  reason text,
  at timestamp with time zone default clock_timestamp() not null,
  constraint promotion_step_pkey PRIMARY KEY (subject, subject_id, n),
  constraint promotion_step_subject_from_status_to_status_fkey FOREIGN KEY (subject, from_status, to_status) REFERENCES promotion_move(subject, from_status, to_status)
);

create table promotion_version (
  promotion bigint not null,
  version integer not null,
  type text not null,
  category text not null,
  rule jsonb not null,
  audience jsonb not null,
  language text not null,
  words jsonb not null,
  picture text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  budget_units bigint,
  by text not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint promotion_version_pkey PRIMARY KEY (promotion, version),
  constraint promotion_version_budget_units_check CHECK ((budget_units > 0)),
  constraint promotion_version_check CHECK (((starts_at IS NULL) OR (ends_at IS NULL) OR (starts_at < ends_at))),
  constraint promotion_version_promotion_fkey FOREIGN KEY (promotion) REFERENCES promotion(id)
);

create table promotion_grant (
  id bigint generated always as identity,
  public_id text not null,
  promotion bigint not null,
  version integer not null,
  brand_id bigint not null,
  player bigint not null,
  period text not null,
  status text not null,
  currency text not null,
  deposit text,
  deposit_units bigint not null,
  bonus_units bigint not null,
  required_units bigint not null,
  own_units bigint,
  seq bigint,
  expires_at timestamp with time zone,
  removed_units bigint default 0 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  constraint promotion_grant_pkey PRIMARY KEY (id),
  constraint promotion_grant_public_id_key UNIQUE (public_id),
  constraint promotion_grant_bonus_units_check CHECK (((bonus_units > 0) OR ((bonus_units = 0) AND (status = ANY (ARRAY['APPLYING'::text, 'REJECTED'::text]))))),
  constraint promotion_grant_deposit_units_check CHECK ((deposit_units >= 0)),
  constraint promotion_grant_removed_units_check CHECK ((removed_units >= 0)),
  constraint promotion_grant_required_units_check CHECK ((required_units >= 0)),
  constraint promotion_grant_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint promotion_grant_player_fkey FOREIGN KEY (player) REFERENCES player(id),
  constraint promotion_grant_promotion_version_fkey FOREIGN KEY (promotion, version) REFERENCES promotion_version(promotion, version)
);
CREATE INDEX promotion_grant_applications ON promotion_grant USING btree (brand_id, id) WHERE (status = 'APPLYING'::text);
CREATE UNIQUE INDEX promotion_grant_applying ON promotion_grant USING btree (promotion, player) WHERE (status = 'APPLYING'::text);
CREATE INDEX promotion_grant_due ON promotion_grant USING btree (expires_at) WHERE (status = ANY (ARRAY['ISSUED'::text, 'PROCESS'::text]));
CREATE INDEX promotion_grant_given ON promotion_grant USING btree (brand_id, created_at);
CREATE UNIQUE INDEX promotion_grant_lock ON promotion_grant USING btree (player) WHERE (status = 'PROCESS'::text);
CREATE UNIQUE INDEX promotion_grant_once ON promotion_grant USING btree (promotion, player, period) WHERE (status <> 'REJECTED'::text);
CREATE INDEX promotion_grant_player ON promotion_grant USING btree (player, id DESC);

create table promotion_application (
  grant_id bigint not null,
  brand_id bigint not null,
  player bigint not null,
  remark text not null,
  reject_reason text,
  at timestamp with time zone default clock_timestamp() not null,
  constraint promotion_application_pkey PRIMARY KEY (grant_id),
  constraint promotion_application_remark_check CHECK (((char_length(remark) >= 1) AND (char_length(remark) <= 140))),
  constraint promotion_application_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint promotion_application_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES promotion_grant(id),
  constraint promotion_application_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX promotion_application_brand ON promotion_application USING btree (brand_id, grant_id DESC);

create table promotion_application_image (
  grant_id bigint not null,
  place integer not null,
  kind text not null,
  bytes bytea not null,
  constraint promotion_application_image_pkey PRIMARY KEY (grant_id, place),
  constraint promotion_application_image_kind_check CHECK ((kind = ANY (ARRAY['png'::text, 'jpg'::text]))),
  constraint promotion_application_image_place_check CHECK (((place >= 1) AND (place <= 3))),
  constraint promotion_application_image_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES promotion_application(grant_id)
);

create table promotion_tail (
  grant_id bigint not null,
  player bigint not null,
  end_seq bigint not null,
  allowance_units bigint not null,
  taken_units bigint default 0 not null,
  closed_at timestamp with time zone,
  constraint promotion_tail_pkey PRIMARY KEY (grant_id),
  constraint promotion_tail_allowance_units_check CHECK ((allowance_units >= 0)),
  constraint promotion_tail_taken_units_check CHECK ((taken_units >= 0)),
  constraint promotion_tail_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES promotion_grant(id)
);
CREATE INDEX promotion_tail_open ON promotion_tail USING btree (grant_id) WHERE (closed_at IS NULL);

-- reconciliation

create table statement (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  provider text not null,
  file text not null,
  sha256 bytea not null,
  from_day date not null,
  to_day date not null,
  lines integer not null,
  added integer default 0 not null,
  uploaded_by text not null,
  uploaded_at timestamp with time zone default now() not null,
  tells_out boolean default true not null,
  constraint statement_pkey PRIMARY KEY (id),
  constraint statement_brand_id_provider_sha256_from_day_to_day_key UNIQUE (brand_id, provider, sha256, from_day, to_day),
  constraint statement_public_id_key UNIQUE (public_id),
  constraint statement_check CHECK ((from_day <= to_day)),
  constraint statement_check1 CHECK (((added >= 0) AND (added <= lines))),
  constraint statement_lines_check CHECK ((lines >= 0)),
  constraint statement_sha256_check CHECK ((length(sha256) = 32))
);
CREATE INDEX statement_of_brand ON statement USING btree (brand_id, id);
CREATE INDEX statement_of_days ON statement USING btree (brand_id, provider, to_day);

create table statement_line (
  id bigint generated always as identity,
  statement bigint not null,
  brand_id bigint not null,
  provider text not null,
  line_no integer not null,
  direction text not null,
  number text not null,
  units bigint not null,
  currency text not null,
  at timestamp with time zone not null,
  day date not null,
  payer text,
  state text default 'OPEN'::text not null,
  movement text,
  matched_by text,
  constraint statement_line_pkey PRIMARY KEY (id),
  constraint statement_line_brand_id_provider_direction_number_key UNIQUE (brand_id, provider, direction, number),
  constraint statement_line_check CHECK (((movement IS NULL) = (matched_by IS NULL))),
  constraint statement_line_check1 CHECK (((state = 'MATCHED'::text) = (movement IS NOT NULL))),
  constraint statement_line_direction_check CHECK ((direction = ANY (ARRAY['IN'::text, 'OUT'::text]))),
  constraint statement_line_matched_by_check CHECK ((matched_by = ANY (ARRAY['NUMBER'::text, 'AMOUNT'::text, 'LINKED'::text]))),
  constraint statement_line_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'MATCHED'::text, 'SETTLED'::text]))),
  constraint statement_line_units_check CHECK ((units > 0)),
  constraint statement_line_statement_fkey FOREIGN KEY (statement) REFERENCES statement(id)
);
CREATE INDEX statement_line_of_day ON statement_line USING btree (brand_id, day);
CREATE UNIQUE INDEX statement_line_of_movement ON statement_line USING btree (brand_id, provider, movement) WHERE (movement IS NOT NULL);
CREATE INDEX statement_line_open ON statement_line USING btree (brand_id, provider, at) WHERE (state = 'OPEN'::text);

create table reconciliation_difference (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  provider text not null,
  kind text not null,
  direction text,
  line bigint,
  movement text,
  number text,
  provider_units bigint,
  own_units bigint,
  units bigint not null,
  currency text,
  player text,
  player_ref text,
  day date not null,
  at timestamp with time zone not null,
  state text default 'OPEN'::text not null,
  how text,
  reason text,
  settled_by text,
  settled_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  returned_number text,
  constraint reconciliation_difference_pkey PRIMARY KEY (id),
  constraint reconciliation_difference_line_kind_provider_units_key UNIQUE (line, kind, provider_units),
  constraint reconciliation_difference_public_id_key UNIQUE (public_id),
  constraint reconciliation_difference_check CHECK (((state = 'OPEN'::text) = (settled_at IS NULL))),
  constraint reconciliation_difference_check1 CHECK (((state = 'SETTLED'::text) = (how IS NOT NULL))),
  constraint reconciliation_difference_check2 CHECK (((how = 'SENT_BACK'::text) = (returned_number IS NOT NULL))),
  constraint reconciliation_difference_direction_check CHECK ((direction = ANY (ARRAY['IN'::text, 'OUT'::text]))),
  constraint reconciliation_difference_how_check CHECK ((how = ANY (ARRAY['LINKED'::text, 'NOTED'::text, 'CREDITED'::text, 'SENT_BACK'::text]))),
  constraint reconciliation_difference_kind_check CHECK ((kind = ANY (ARRAY['MISSING_WITH_US'::text, 'MISSING_AT_PROVIDER'::text, 'AMOUNT_DIFFERS'::text, 'NO_STATEMENT'::text]))),
  constraint reconciliation_difference_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'SETTLED'::text, 'FOUND'::text]))),
  constraint reconciliation_difference_units_check CHECK ((units >= 0)),
  constraint reconciliation_difference_line_fkey FOREIGN KEY (line) REFERENCES statement_line(id)
);
CREATE INDEX difference_by_number ON reconciliation_difference USING btree (lower(number) text_pattern_ops);
CREATE INDEX difference_by_player ON reconciliation_difference USING btree (lower(player) text_pattern_ops);
CREATE INDEX difference_by_size ON reconciliation_difference USING btree (units, id);
CREATE INDEX difference_by_state ON reconciliation_difference USING btree (state, id);
CREATE UNIQUE INDEX difference_of_day ON reconciliation_difference USING btree (brand_id, provider, day) WHERE (kind = 'NO_STATEMENT'::text);
CREATE UNIQUE INDEX difference_of_movement ON reconciliation_difference USING btree (brand_id, provider, movement, kind) WHERE ((movement IS NOT NULL) AND ((kind = 'MISSING_AT_PROVIDER'::text) OR (state = 'OPEN'::text)));
CREATE INDEX difference_open ON reconciliation_difference USING btree (brand_id, id) WHERE (state = 'OPEN'::text);
CREATE INDEX difference_sent_back ON reconciliation_difference USING btree (brand_id, provider, settled_at) WHERE (how = 'SENT_BACK'::text);

create table statement_mapping (
  brand_id bigint not null,
  provider text not null,
  mapping jsonb not null,
  changed_by text not null,
  changed_at timestamp with time zone default now() not null,
  constraint statement_mapping_pkey PRIMARY KEY (brand_id, provider)
);

-- referral

create table referral_friend (
  friend_id bigint not null,
  public_id text not null,
  referrer_id bigint not null,
  brand_id bigint not null,
  currency text not null,
  registered_at timestamp with time zone not null,
  needed_deposits bigint not null,
  deposit_until timestamp with time zone not null,
  needed_turnover bigint not null,
  play_until timestamp with time zone not null,
  reward_units bigint not null,
  friend_units bigint not null,
  wager_times integer not null,
  share_ppm integer not null,
  share_days integer not null,
  claim_days integer not null,
  status text default 'OPEN'::text not null,
  is_verified boolean default false not null,
  deposits bigint default 0 not null,
  turnover bigint default 0 not null,
  qualified_at timestamp with time zone,
  ended_at timestamp with time zone,
  reason text,
  detail text,
  look_at timestamp with time zone default now() not null,
  share_from date,
  share_until date,
  constraint referral_friend_pkey PRIMARY KEY (friend_id),
  constraint referral_friend_public_id_key UNIQUE (public_id),
  constraint referral_friend_check CHECK ((referrer_id < friend_id)),
  constraint referral_friend_check1 CHECK (((status = ANY (ARRAY['REWARDED'::text, 'REFUSED'::text, 'LATE'::text])) = (ended_at IS NOT NULL))),
  constraint referral_friend_public_id_check CHECK ((public_id ~ '^rf_[0-9a-v]{20}$'::text)),
  constraint referral_friend_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'QUALIFIED'::text, 'REWARDED'::text, 'REFUSED'::text, 'LATE'::text]))),
  constraint referral_friend_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint referral_friend_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES player(id),
  constraint referral_friend_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES player(id)
);
CREATE INDEX referral_friend_brand ON referral_friend USING btree (brand_id, friend_id DESC);
CREATE INDEX referral_friend_look ON referral_friend USING btree (look_at, friend_id) WHERE (status = ANY (ARRAY['OPEN'::text, 'QUALIFIED'::text]));
CREATE INDEX referral_friend_of_all ON referral_friend USING btree (status, friend_id DESC);
CREATE INDEX referral_friend_referrer ON referral_friend USING btree (referrer_id, friend_id DESC);
CREATE INDEX referral_friend_status ON referral_friend USING btree (brand_id, status, friend_id DESC);

create table referral_member (
  player_id bigint not null,
  brand_id bigint not null,
  shared_to date,
  sharing_until date,
  constraint referral_member_pkey PRIMARY KEY (player_id),
  constraint referral_member_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint referral_member_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX referral_member_sharing ON referral_member USING btree (brand_id, player_id) WHERE (shared_to < sharing_until);

create table referral_position (
  source text not null,
  read_to bigint default 0 not null,
  constraint referral_position_pkey PRIMARY KEY (source)
);

create table referral_share (
  friend_id bigint not null,
  day date not null,
  referrer_id bigint not null,
  turnover bigint not null,
  ppm integer not null,
  units bigint not null,
  wager_times integer not null,
  paid_at timestamp with time zone default now() not null,
  constraint referral_share_pkey PRIMARY KEY (friend_id, day),
  constraint referral_share_units_check CHECK ((units > 0)),
  constraint referral_share_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES referral_friend(friend_id),
  constraint referral_share_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES player(id)
);
CREATE INDEX referral_share_referrer ON referral_share USING btree (referrer_id, day);

-- registers

create table register_answer (
  player_id bigint not null,
  register text not null,
  brand_id bigint not null,
  outcome text not null,
  valid_until timestamp with time zone not null,
  excluded boolean not null,
  excluded_until timestamp with time zone,
  asked_at timestamp with time zone default now() not null,
  constraint register_answer_pkey PRIMARY KEY (player_id, register),
  constraint register_answer_outcome CHECK ((outcome = ANY (ARRAY['CLEAR'::text, 'EXCLUDED'::text, 'UNKNOWN'::text]))),
  constraint register_answer_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint register_answer_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX register_answer_asked ON register_answer USING btree (brand_id, register, asked_at);

create table register_check (
  id bigint generated always as identity,
  player_id bigint not null,
  register text not null,
  moment text not null,
  outcome text not null,
  at timestamp with time zone default now() not null,
  constraint register_check_pkey PRIMARY KEY (id),
  constraint register_check_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX register_check_of_player ON register_check USING btree (player_id, id);

create table register_list (
  id bigint generated always as identity,
  brand_id bigint not null,
  register text not null,
  file text not null,
  state text not null,
  bytes bigint not null,
  bytes_sent bigint default 0 not null,
  bytes_read bigint default 0 not null,
  pieces_read integer default 0 not null,
  lines_read integer default 0 not null,
  columns text[],
  rest bytea default '\x'::bytea not null,
  persons integer default 0 not null,
  number_only integer default 0 not null,
  name_only integer default 0 not null,
  fault text,
  loaded_by text not null,
  loaded_at timestamp with time zone default now() not null,
  compared_to bigint default 0 not null,
  compared integer default 0 not null,
  excluded integer default 0 not null,
  compared_at timestamp with time zone,
  constraint register_list_pkey PRIMARY KEY (id),
  constraint register_list_state CHECK ((state = ANY (ARRAY['SENDING'::text, 'READING'::text, 'IN_FORCE'::text, 'FAILED'::text, 'REPLACED'::text]))),
  constraint register_list_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE UNIQUE INDEX register_list_coming ON register_list USING btree (brand_id, register) WHERE (state = ANY (ARRAY['SENDING'::text, 'READING'::text]));
CREATE UNIQUE INDEX register_list_in_force ON register_list USING btree (brand_id, register) WHERE (state = 'IN_FORCE'::text);
CREATE INDEX register_list_left ON register_list USING btree (id) WHERE (state = ANY (ARRAY['FAILED'::text, 'REPLACED'::text]));
CREATE INDEX register_list_of_brand ON register_list USING btree (brand_id, register, id DESC);

create table register_mark (
  list_id bigint not null,
  mark bytea not null,
  until timestamp with time zone,
  constraint register_mark_list_id_fkey FOREIGN KEY (list_id) REFERENCES register_list(id)
);
CREATE INDEX register_mark_of_list ON register_mark USING btree (list_id, mark);

create table register_piece (
  list_id bigint not null,
  place integer not null,
  bytes bytea not null,
  constraint register_piece_pkey PRIMARY KEY (list_id, place),
  constraint register_piece_place_check CHECK ((place >= 0)),
  constraint register_piece_list_id_fkey FOREIGN KEY (list_id) REFERENCES register_list(id)
);

-- risk

create table covered_transaction (
  id bigint generated always as identity,
  subject text not null,
  player bigint not null,
  brand_id bigint not null,
  units bigint not null,
  currency text not null,
  above bigint not null,
  at timestamp with time zone default now() not null,
  constraint covered_transaction_pkey PRIMARY KEY (id),
  constraint covered_transaction_subject_key UNIQUE (subject),
  constraint covered_transaction_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint covered_transaction_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX covered_transaction_brand ON covered_transaction USING btree (brand_id, id DESC);

create table player_note (
  id bigint generated always as identity,
  player bigint not null,
  brand_id bigint not null,
  words text not null,
  made_by text not null,
  made_at timestamp with time zone default clock_timestamp() not null,
  constraint player_note_pkey PRIMARY KEY (id),
  constraint player_note_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 2000))),
  constraint player_note_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint player_note_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX player_note_player ON player_note USING btree (player, id DESC);

create table player_tag (
  player bigint not null,
  brand_id bigint not null,
  player_name text not null,
  player_ref text not null,
  tag text not null,
  made_by text not null,
  made_at timestamp with time zone default clock_timestamp() not null,
  constraint player_tag_pkey PRIMARY KEY (player, tag),
  constraint player_tag_tag_check CHECK ((tag ~ '^[a-z0-9][a-z0-9 -]{0,29}$'::text)),
  constraint player_tag_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint player_tag_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX player_tag_brand ON player_tag USING btree (brand_id, tag, player DESC);
CREATE INDEX player_tag_tag ON player_tag USING btree (tag, player DESC);

create table risk_case (
  id bigint generated always as identity,
  public_id text not null,
  player bigint not null,
  brand_id bigint not null,
  player_name text not null,
  player_ref text not null,
  state text default 'OPEN'::text not null,
  score integer default 0 not null,
  assignee text,
  opened_by text not null,
  opened_at timestamp with time zone default now() not null,
  moved_at timestamp with time zone default now() not null,
  block_key text,
  constraint risk_case_pkey PRIMARY KEY (id),
  constraint risk_case_public_id_key UNIQUE (public_id),
  constraint risk_case_public_id_check CHECK ((public_id ~ '^rc_[0-9a-v]{20}$'::text)),
  constraint risk_case_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'INVESTIGATING'::text, 'CLEARED'::text, 'RESTRICTED'::text, 'REPORTED'::text]))),
  constraint risk_case_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint risk_case_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX risk_case_assignee ON risk_case USING btree (assignee) WHERE (assignee IS NOT NULL);
CREATE INDEX risk_case_brand ON risk_case USING btree (brand_id, id DESC);
CREATE INDEX risk_case_name ON risk_case USING btree (lower(player_name) text_pattern_ops);
CREATE UNIQUE INDEX risk_case_one ON risk_case USING btree (player) WHERE (state = ANY (ARRAY['OPEN'::text, 'INVESTIGATING'::text]));
CREATE INDEX risk_case_player ON risk_case USING btree (player, id DESC);
CREATE INDEX risk_case_ref ON risk_case USING btree (player_ref);
CREATE INDEX risk_case_score ON risk_case USING btree (score DESC, id);
CREATE INDEX risk_case_waiting ON risk_case USING btree (id) WHERE (state = ANY (ARRAY['OPEN'::text, 'INVESTIGATING'::text]));

create table risk_case_file (
  id bigint generated always as identity,
  case_id bigint not null,
  name text not null,
  kind text not null,
  bytes bytea,
  file text,
  constraint risk_case_file_pkey PRIMARY KEY (id),
  constraint risk_case_file_file_key UNIQUE (file),
  constraint risk_case_file_kind_check CHECK ((kind = ANY (ARRAY['png'::text, 'jpg'::text, 'pdf'::text]))),
  constraint risk_case_file_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint risk_case_file_once CHECK (((bytes IS NULL) <> (file IS NULL))),
  constraint risk_case_file_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk_case(id)
);
CREATE INDEX risk_case_file_case ON risk_case_file USING btree (case_id);
CREATE INDEX risk_case_file_plain ON risk_case_file USING btree (id) WHERE (bytes IS NOT NULL);

create table risk_case_step (
  id bigint generated always as identity,
  case_id bigint not null,
  kind text not null,
  actor text not null,
  words text default ''::text not null,
  details jsonb default '{}'::jsonb not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint risk_case_step_pkey PRIMARY KEY (id),
  constraint risk_case_step_kind_check CHECK ((kind = ANY (ARRAY['OPENED'::text, 'FOUND'::text, 'NOTE'::text, 'ASSIGNED'::text, 'MOVED'::text, 'FILE'::text]))),
  constraint risk_case_step_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk_case(id)
);
CREATE INDEX risk_case_step_case ON risk_case_step USING btree (case_id, id);

create table risk_score (
  subject text not null,
  player bigint not null,
  brand_id bigint not null,
  score integer not null,
  reasons jsonb not null,
  at timestamp with time zone default now() not null,
  constraint risk_score_pkey PRIMARY KEY (subject),
  constraint risk_score_score_check CHECK (((score >= 0) AND (score <= 100))),
  constraint risk_score_subject_check CHECK ((subject ~ '^(dep|wd|pl)_[0-9a-z]{20}$'::text)),
  constraint risk_score_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint risk_score_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX risk_score_player ON risk_score USING btree (player, at DESC);

-- rounds

create table betting_record (
  id bigint generated always as identity,
  player_id bigint not null,
  vendor_id integer not null,
  round text not null,
  game_code text not null,
  currency text not null,
  book text not null,
  stake bigint not null,
  payout bigint not null,
  made integer not null,
  standing integer not null,
  closed boolean not null,
  status text generated always as (CASE WHEN (standing <= 0) THEN 'VOID'::text WHEN closed THEN 'CLOSED'::text ELSE 'OPEN'::text END) stored not null,
  turnover bigint default 0 not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  first_seq bigint not null,
  last_seq bigint not null,
  brand_id bigint,
  free_payout bigint default 0 not null,
  excluded boolean default false not null,
  category text,
  free_stake bigint default 0 not null,
  refund bigint default 0 not null,
  effective bigint,
  closed_seq bigint,
  details text,
  constraint betting_record_pkey PRIMARY KEY (id),
  constraint betting_record_player_id_vendor_id_round_key UNIQUE (player_id, vendor_id, round)
) with (fillfactor=85, autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000, autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX betting_record_open ON betting_record USING btree (player_id, vendor_id, opened_at DESC, id DESC) WHERE ((made > 0) AND (status = 'OPEN'::text));
CREATE INDEX betting_record_player ON betting_record USING btree (player_id, opened_at DESC, id DESC) WHERE (made > 0);
CREATE INDEX betting_record_void ON betting_record USING btree (player_id, opened_at DESC, id DESC) WHERE ((made > 0) AND (status = 'VOID'::text));
CREATE INDEX betting_record_wins ON betting_record USING btree (brand_id, book, closed_at DESC, id DESC) WHERE ((status = 'CLOSED'::text) AND (payout > stake));

create table game_session (
  id bigint generated always as identity,
  token_hash bytea not null,
  player_id bigint not null,
  vendor_id integer not null,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  constraint game_session_pkey PRIMARY KEY (id),
  constraint game_session_token_hash_key UNIQUE (token_hash),
  constraint game_session_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE INDEX game_session_in_use ON game_session USING btree (last_seen_at) WHERE (revoked_at IS NULL);
CREATE INDEX game_session_player ON game_session USING btree (player_id) WHERE (revoked_at IS NULL);
CREATE INDEX game_session_revoked ON game_session USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);

create table late_move (
  player_id bigint not null,
  vendor_id integer not null,
  round text not null,
  seq bigint not null,
  at timestamp with time zone not null,
  rounds integer not null,
  stake bigint not null,
  payout bigint not null,
  refund bigint not null,
  turnover bigint not null,
  free_stake bigint not null,
  free_payout bigint not null
);
CREATE INDEX late_move_round ON late_move USING btree (player_id, vendor_id, round);

-- service

create table service_canned (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  language text not null,
  title text not null,
  text text not null,
  version bigint default 1 not null,
  changed_at timestamp with time zone default now() not null,
  constraint service_canned_pkey PRIMARY KEY (id),
  constraint service_canned_public_id_key UNIQUE (public_id),
  constraint service_canned_public_id_check CHECK ((public_id ~ '^ca_[0-9a-v]{20}$'::text)),
  constraint service_canned_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000))),
  constraint service_canned_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80))),
  constraint service_canned_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX service_canned_brand ON service_canned USING btree (brand_id, language, lower(title), id);

create table service_conversation (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  player bigint not null,
  player_name text not null,
  player_ref text not null,
  state text default 'open'::text not null,
  topic text default 'general'::text not null,
  last_seq integer default 0 not null,
  player_read integer default 0 not null,
  staff_read integer default 0 not null,
  mailed integer default 0 not null,
  waiting_since timestamp with time zone,
  last_at timestamp with time zone default now() not null,
  assigned_to text,
  constraint service_conversation_pkey PRIMARY KEY (id),
  constraint service_conversation_player_key UNIQUE (player),
  constraint service_conversation_public_id_key UNIQUE (public_id),
  constraint service_conversation_check CHECK (((state = 'waiting'::text) = (waiting_since IS NOT NULL))),
  constraint service_conversation_check1 CHECK (((player_read <= last_seq) AND (staff_read <= last_seq) AND (mailed <= last_seq))),
  constraint service_conversation_public_id_check CHECK ((public_id ~ '^cs_[0-9a-v]{20}$'::text)),
  constraint service_conversation_state_check CHECK ((state = ANY (ARRAY['open'::text, 'waiting'::text, 'answered'::text, 'closed'::text]))),
  constraint service_conversation_topic_check CHECK ((topic = ANY (ARRAY['general'::text, 'verification'::text]))),
  constraint service_conversation_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint service_conversation_player_fkey FOREIGN KEY (player) REFERENCES player(id)
);
CREATE INDEX service_newest ON service_conversation USING btree (last_at DESC, id DESC);
CREATE INDEX service_newest_brand ON service_conversation USING btree (brand_id, last_at DESC, id DESC);
CREATE INDEX service_player_name ON service_conversation USING btree (lower(player_name) text_pattern_ops);
CREATE INDEX service_player_ref ON service_conversation USING btree (player_ref);
CREATE INDEX service_waiting ON service_conversation USING btree (waiting_since, id) WHERE (state = 'waiting'::text);
CREATE INDEX service_waiting_brand ON service_conversation USING btree (brand_id, waiting_since, id) WHERE (state = 'waiting'::text);

create table service_message (
  conversation_id bigint not null,
  seq integer not null,
  author text not null,
  staff_name text,
  event text,
  text text not null,
  pictures integer default 0 not null,
  key uuid not null,
  at timestamp with time zone default now() not null,
  constraint service_message_pkey PRIMARY KEY (conversation_id, seq),
  constraint service_message_conversation_id_key_key UNIQUE (conversation_id, key),
  constraint service_message_author_check CHECK ((author = ANY (ARRAY['player'::text, 'staff'::text, 'system'::text]))),
  constraint service_message_check CHECK (((author = 'staff'::text) = (staff_name IS NOT NULL))),
  constraint service_message_check1 CHECK (((event IS NOT NULL) OR (text <> ''::text) OR (pictures > 0))),
  constraint service_message_event_check CHECK ((event = ANY (ARRAY['verification'::text, 'verified'::text, 'closed'::text]))),
  constraint service_message_pictures_check CHECK (((pictures >= 0) AND (pictures <= 3))),
  constraint service_message_seq_check CHECK ((seq > 0)),
  constraint service_message_text_check CHECK ((char_length(text) <= 2000)),
  constraint service_message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES service_conversation(id)
);
CREATE INDEX service_message_of_author ON service_message USING btree (conversation_id, author, seq);

create table service_picture (
  conversation_id bigint not null,
  seq integer not null,
  place integer not null,
  kind text not null,
  bytes bytea not null,
  constraint service_picture_pkey PRIMARY KEY (conversation_id, seq, place),
  constraint service_picture_kind_check CHECK ((kind = ANY (ARRAY['png'::text, 'jpg'::text]))),
  constraint service_picture_place_check CHECK (((place >= 1) AND (place <= 3))),
  constraint service_picture_conversation_id_seq_fkey FOREIGN KEY (conversation_id, seq) REFERENCES service_message(conversation_id, seq)
);

-- settings

create table brand_settings (
  brand_id bigint not null,
  section text not null,
  value jsonb not null,
  version bigint default 1 not null,
  changed_at timestamp with time zone default now() not null,
  constraint brand_settings_pkey PRIMARY KEY (brand_id, section),
  constraint brand_settings_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

create table brand_settings_version (
  brand_id bigint not null,
  section text not null,
  version bigint not null,
  value jsonb not null,
  changed_by text,
  approval text,
  restores bigint,
  at timestamp with time zone default now() not null,
  constraint brand_settings_version_pkey PRIMARY KEY (brand_id, section, version),
  constraint brand_settings_version_check CHECK ((restores < version)),
  constraint brand_settings_version_version_check CHECK ((version > 0)),
  constraint brand_settings_version_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

-- shelf

create table favourite_game (
  player_id bigint not null,
  game_id bigint not null,
  added_at timestamp with time zone default now() not null,
  constraint favourite_game_pkey PRIMARY KEY (player_id, game_id),
  constraint favourite_game_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  constraint favourite_game_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table recent_game (
  player_id bigint not null,
  game_id bigint not null,
  opened_at timestamp with time zone default now() not null,
  constraint recent_game_pkey PRIMARY KEY (player_id, game_id),
  constraint recent_game_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  constraint recent_game_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX recent_game_opened ON recent_game USING btree (player_id, opened_at DESC);

-- staff

create table role (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint,
  name text not null,
  system boolean default false not null,
  permissions text[],
  created_at timestamp with time zone default now() not null,
  constraint role_pkey PRIMARY KEY (id),
  constraint role_public_id_key UNIQUE (public_id),
  constraint role_check CHECK (((permissions IS NULL) = system)),
  constraint role_check1 CHECK (((NOT system) OR (brand_id IS NULL))),
  constraint role_name_check CHECK (((length(name) >= 2) AND (length(name) <= 40))),
  constraint role_public_id_check CHECK ((public_id ~ '^ro_[0-9a-z]{20}$'::text)),
  constraint role_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE UNIQUE INDEX role_name ON role USING btree (COALESCE(brand_id, (0)::bigint), lower(name));

create table staff (
  id bigint generated always as identity,
  public_id text not null,
  username text not null,
  password_hash text not null,
  active boolean default true not null,
  sealed_totp bytea,
  totp_step bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  last_login_at timestamp with time zone,
  brand_id bigint,
  trusted_from timestamp with time zone not null,
  must_change_password boolean default false not null,
  password_expires_at timestamp with time zone,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_public_id_key UNIQUE (public_id),
  constraint staff_public_id_check CHECK ((public_id ~ '^st_[0-9a-z]{20}$'::text)),
  constraint staff_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE UNIQUE INDEX staff_username ON staff USING btree (lower(username));

create table staff_failure (
  username text not null,
  ip text not null,
  at timestamp with time zone default now() not null,
  id bigint generated always as identity,
  wrong text default 'PASSWORD'::text not null,
  constraint staff_failure_pkey PRIMARY KEY (id),
  constraint staff_failure_wrong_check CHECK ((wrong = ANY (ARRAY['PASSWORD'::text, 'CODE'::text])))
);
CREATE INDEX staff_failure_ip ON staff_failure USING btree (ip, at);
CREATE INDEX staff_failure_name ON staff_failure USING btree (username, at);

create table staff_role (
  staff_id bigint not null,
  role_id bigint not null,
  constraint staff_role_pkey PRIMARY KEY (staff_id, role_id),
  constraint staff_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id),
  constraint staff_role_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_role_holders ON staff_role USING btree (role_id);

create table staff_session (
  id bigint generated always as identity,
  token_hash bytea not null,
  staff_id bigint not null,
  pending_totp bytea,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  ip text,
  place text,
  constraint staff_session_pkey PRIMARY KEY (id),
  constraint staff_session_token_hash_key UNIQUE (token_hash),
  constraint staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_session_of_staff ON staff_session USING btree (staff_id, place);
CREATE INDEX staff_session_staff ON staff_session USING btree (staff_id) WHERE (revoked_at IS NULL);

-- the migrations that ran

create table schema_migration (
  id integer default nextval('schema_migration_id_seq'::regclass) not null,
  name character varying(255) not null,
  run_on timestamp without time zone not null,
  constraint schema_migration_pkey PRIMARY KEY (id)
);
alter sequence schema_migration_id_seq owned by schema_migration.id;

-- tournaments

create table tournament (
  id bigint generated always as identity,
  public_id text not null,
  brand_id bigint not null,
  status text not null,
  score text not null,
  entry text not null,
  fee_units bigint not null,
  fee_to text,
  min_stake_units bigint not null,
  categories text[] not null,
  games jsonb not null,
  prizes bigint[] not null,
  shares integer[] not null,
  wager_times integer not null,
  language text not null,
  words jsonb not null,
  currency text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone not null,
  version integer default 1 not null,
  pool_units bigint default 0 not null,
  final_at timestamp with time zone,
  created_at timestamp with time zone default clock_timestamp() not null,
  constraint tournament_pkey PRIMARY KEY (id),
  constraint tournament_public_id_key UNIQUE (public_id),
  constraint tournament_check CHECK (((fee_units > 0) = (entry = 'PAID'::text))),
  constraint tournament_check1 CHECK ((((fee_to IS NOT NULL) = (entry = 'PAID'::text)) AND (fee_to = ANY (ARRAY['POOL'::text, 'HOUSE'::text])))),
  constraint tournament_check2 CHECK (((starts_at IS NULL) OR (starts_at < ends_at))),
  constraint tournament_check3 CHECK (((status = ANY (ARRAY['DRAFT'::text, 'CANCELLED'::text])) OR (starts_at IS NOT NULL))),
  constraint tournament_entry_check CHECK ((entry = ANY (ARRAY['OPEN'::text, 'FREE'::text, 'PAID'::text]))),
  constraint tournament_min_stake_units_check CHECK ((min_stake_units >= 0)),
  constraint tournament_score_check CHECK ((score = ANY (ARRAY['TURNOVER'::text, 'NET'::text, 'MULTIPLIER'::text]))),
  constraint tournament_wager_times_check CHECK ((wager_times >= 0)),
  constraint tournament_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);
CREATE INDEX tournament_brand ON tournament USING btree (brand_id, id DESC);
CREATE INDEX tournament_waiting ON tournament USING btree (status) WHERE (status = ANY (ARRAY['COMING_SOON'::text, 'RUNNING'::text, 'CLOSING'::text]));

create table tournament_entrant (
  tournament_id bigint not null,
  player_id bigint not null,
  joined_at timestamp with time zone not null,
  fee_units bigint not null,
  refunded_at timestamp with time zone,
  constraint tournament_entrant_pkey PRIMARY KEY (tournament_id, player_id),
  constraint tournament_entrant_fee_units_check CHECK ((fee_units >= 0)),
  constraint tournament_entrant_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint tournament_entrant_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id)
);
CREATE INDEX tournament_entrant_player ON tournament_entrant USING btree (player_id);
CREATE INDEX tournament_entrant_unrefunded ON tournament_entrant USING btree (tournament_id) WHERE ((fee_units > 0) AND (refunded_at IS NULL));

create table tournament_move (
  from_status text not null,
  to_status text not null,
  constraint tournament_move_pkey PRIMARY KEY (from_status, to_status)
);

create table tournament_news (
  tournament_id bigint not null,
  changed_at timestamp with time zone not null,
  told_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  constraint tournament_news_pkey PRIMARY KEY (tournament_id),
  constraint tournament_news_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id)
);

create table tournament_position (
  source text not null,
  read_to bigint default 0 not null,
  constraint tournament_position_pkey PRIMARY KEY (source)
);

create table tournament_prize (
  tournament_id bigint not null,
  place integer not null,
  player_id bigint not null,
  score bigint not null,
  units bigint not null,
  status text not null,
  held_for text,
  try_at timestamp with time zone default now() not null,
  claim_until timestamp with time zone not null,
  paid_at timestamp with time zone,
  constraint tournament_prize_pkey PRIMARY KEY (tournament_id, place),
  constraint tournament_prize_tournament_id_player_id_key UNIQUE (tournament_id, player_id),
  constraint tournament_prize_check CHECK (((status = 'PAID'::text) = (paid_at IS NOT NULL))),
  constraint tournament_prize_place_check CHECK ((place > 0)),
  constraint tournament_prize_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'PAID'::text, 'LAPSED'::text]))),
  constraint tournament_prize_units_check CHECK ((units > 0)),
  constraint tournament_prize_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint tournament_prize_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id)
);
CREATE INDEX tournament_prize_player ON tournament_prize USING btree (player_id);
CREATE INDEX tournament_prize_waiting ON tournament_prize USING btree (try_at) WHERE (status = 'WAITING'::text);

create table tournament_round (
  tournament_id bigint not null,
  player_id bigint not null,
  source text not null,
  vendor_id integer not null,
  game_code text not null,
  closed_at timestamp with time zone not null,
  stake bigint not null,
  payout bigint not null,
  multiplier bigint not null,
  constraint tournament_round_pkey PRIMARY KEY (tournament_id, player_id, closed_at, source, vendor_id, game_code),
  constraint tournament_round_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint tournament_round_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id)
);
CREATE INDEX tournament_round_best ON tournament_round USING btree (tournament_id, player_id, multiplier DESC, closed_at);

create table tournament_score (
  tournament_id bigint not null,
  player_id bigint not null,
  score bigint not null,
  reached_at timestamp with time zone not null,
  left_out boolean default false not null,
  constraint tournament_score_pkey PRIMARY KEY (tournament_id, player_id),
  constraint tournament_score_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint tournament_score_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id)
);
CREATE INDEX tournament_score_player ON tournament_score USING btree (player_id);
CREATE INDEX tournament_score_rank ON tournament_score USING btree (tournament_id, score DESC, reached_at, player_id) WHERE (score > 0);

create table tournament_step (
  tournament_id bigint not null,
  n integer not null,
  from_status text not null,
  to_status text not null,
  actor text not null,
  reason text,
  at timestamp with time zone default clock_timestamp() not null,
  constraint tournament_step_pkey PRIMARY KEY (tournament_id, n),
  constraint tournament_step_from_status_to_status_fkey FOREIGN KEY (from_status, to_status) REFERENCES tournament_move(from_status, to_status),
  constraint tournament_step_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id)
);

-- turnover

create table turnover_entry (
  source text not null,
  number bigint not null,
  player_id bigint not null,
  brand_id bigint not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  vendor_id integer not null,
  game_code text not null,
  category text not null,
  at timestamp with time zone not null,
  closed_at timestamp with time zone not null,
  rounds integer not null,
  stake bigint not null,
  payout bigint not null,
  refund bigint not null,
  turnover bigint not null,
  free_stake bigint not null,
  free_payout bigint not null,
  jackpot_stake bigint default 0 not null,
  jackpot_payout bigint default 0 not null,
  bonus_stake bigint default 0 not null,
  bonus_payout bigint default 0 not null,
  origin bigint not null,
  constraint turnover_entry_pkey PRIMARY KEY (source, number)
);
CREATE INDEX turnover_entry_issue ON turnover_entry USING btree (origin, player_id) WHERE (source = 'lottery'::text);
CREATE INDEX turnover_entry_player ON turnover_entry USING btree (player_id, closed_at) INCLUDE (turnover) WHERE (turnover <> 0);
CREATE INDEX turnover_entry_player_rest ON turnover_entry USING btree (player_id, closed_at) WHERE (turnover = 0);

create table turnover_source (
  name text not null,
  written bigint default 0 not null,
  constraint turnover_source_pkey PRIMARY KEY (name)
);

-- vendor-wallets

create table vendor_comparison (
  id bigint generated always as identity,
  vendor integer not null,
  brand_id bigint not null,
  currency text not null,
  book text not null,
  players integer not null,
  silent integer not null,
  kept bigint not null,
  reported bigint not null,
  differing integer not null,
  at timestamp with time zone default now() not null,
  constraint vendor_comparison_pkey PRIMARY KEY (id),
  constraint vendor_comparison_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint vendor_comparison_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendor(id)
);
CREATE INDEX vendor_comparison_newest ON vendor_comparison USING btree (brand_id, id);

create table vendor_movement (
  id bigint generated always as identity,
  public_id text not null,
  player bigint not null,
  vendor integer not null,
  brand_id bigint not null,
  player_name text not null,
  player_ref text not null,
  direction text not null,
  cause text not null,
  units bigint,
  currency text not null,
  book text not null,
  key text not null,
  transaction uuid not null,
  status text not null,
  attempts integer default 0 not null,
  due_at timestamp with time zone,
  sent_at timestamp with time zone,
  answer text,
  created_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint vendor_movement_pkey PRIMARY KEY (id),
  constraint vendor_movement_player_key_key UNIQUE (player, key),
  constraint vendor_movement_public_id_key UNIQUE (public_id),
  constraint vendor_movement_transaction_key UNIQUE (transaction),
  constraint vendor_movement_cause_check CHECK ((cause = ANY (ARRAY['PLAYER'::text, 'LAUNCH'::text, 'LEAVING'::text, 'COLLECT'::text, 'EXCLUSION'::text]))),
  constraint vendor_movement_check CHECK (((units IS NOT NULL) OR ((direction = 'OUT'::text) AND (status = ANY (ARRAY['CREATED'::text, 'REFUSED'::text]))))),
  constraint vendor_movement_direction_check CHECK ((direction = ANY (ARRAY['IN'::text, 'OUT'::text]))),
  constraint vendor_movement_status_check CHECK ((status = ANY (ARRAY['CREATED'::text, 'TAKEN'::text, 'SENT'::text, 'UNKNOWN'::text, 'STUCK'::text, 'DONE'::text, 'REFUSED'::text]))),
  constraint vendor_movement_units_check CHECK ((units > 0)),
  constraint vendor_movement_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint vendor_movement_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendor(id)
);
CREATE INDEX vendor_movement_due ON vendor_movement USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX vendor_movement_ended ON vendor_movement USING btree (vendor, ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX vendor_movement_of_brand ON vendor_movement USING btree (brand_id, id);
CREATE INDEX vendor_movement_of_player ON vendor_movement USING btree (player, id);
CREATE UNIQUE INDEX vendor_movement_one_open ON vendor_movement USING btree (player, vendor) WHERE (status <> ALL (ARRAY['DONE'::text, 'REFUSED'::text]));
CREATE INDEX vendor_movement_open ON vendor_movement USING btree (id) WHERE (status <> ALL (ARRAY['DONE'::text, 'REFUSED'::text]));

create table vendor_movement_step (
  movement bigint not null,
  status text not null,
  actor text not null,
  note text,
  at timestamp with time zone default clock_timestamp() not null,
  constraint vendor_movement_step_movement_fkey FOREIGN KEY (movement) REFERENCES vendor_movement(id)
);
CREATE INDEX vendor_movement_step_of ON vendor_movement_step USING btree (movement, at);

create table vendor_record_cursor (
  vendor integer not null,
  operator_id text not null,
  cursor text not null,
  pulled_at timestamp with time zone default now() not null,
  constraint vendor_record_cursor_pkey PRIMARY KEY (vendor, operator_id),
  constraint vendor_record_cursor_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendor(id)
);

create table vendor_record_refused (
  vendor integer not null,
  transaction text not null,
  round text,
  why text not null,
  at timestamp with time zone default now() not null,
  id bigint generated always as identity,
  brand_id bigint,
  player_name text,
  player_ref text,
  written text not null,
  status text default 'WAITING'::text not null,
  tries integer default 1 not null,
  tried_at timestamp with time zone default now() not null,
  constraint vendor_record_refused_pkey PRIMARY KEY (vendor, transaction),
  constraint vendor_record_refused_id_key UNIQUE (id),
  constraint vendor_record_refused_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'BOOKED'::text, 'CLOSED'::text]))),
  constraint vendor_record_refused_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint vendor_record_refused_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendor(id)
);
CREATE INDEX vendor_record_refused_of_brand ON vendor_record_refused USING btree (brand_id, id);
CREATE INDEX vendor_record_refused_round ON vendor_record_refused USING btree (vendor, round) WHERE (status = 'WAITING'::text);
CREATE INDEX vendor_record_refused_waiting ON vendor_record_refused USING btree (id) WHERE (status = 'WAITING'::text);

create table vendor_wallet (
  player bigint not null,
  vendor integer not null,
  brand_id bigint not null,
  player_name text not null,
  player_ref text not null,
  currency text not null,
  book text not null,
  kept bigint default 0 not null,
  reported bigint,
  reported_at timestamp with time zone,
  difference bigint default 0 not null,
  found_empty boolean default false not null,
  constraint vendor_wallet_pkey PRIMARY KEY (player, vendor),
  constraint vendor_wallet_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint vendor_wallet_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendor(id)
);
CREATE INDEX vendor_wallet_holding ON vendor_wallet USING btree (vendor) WHERE ((kept <> 0) OR (difference <> 0));
CREATE INDEX vendor_wallet_of_name ON vendor_wallet USING btree (player_ref);

create table vendor_wallet_choice (
  player bigint not null,
  vendor integer not null,
  moves_in text default 'OFF'::text not null,
  units bigint,
  moves_out boolean default false not null,
  constraint vendor_wallet_choice_pkey PRIMARY KEY (player, vendor),
  constraint vendor_wallet_choice_check CHECK ((((moves_in = 'AMOUNT'::text) = (units IS NOT NULL)) AND (units > 0))),
  constraint vendor_wallet_choice_moves_in_check CHECK ((moves_in = ANY (ARRAY['OFF'::text, 'ALL'::text, 'AMOUNT'::text]))),
  constraint vendor_wallet_choice_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendor(id)
);

create table vendor_wallet_visit (
  player bigint not null,
  vendor integer not null,
  brand_id bigint not null,
  seen_at timestamp with time zone default now() not null,
  tries integer default 0 not null,
  try_at timestamp with time zone,
  constraint vendor_wallet_visit_pkey PRIMARY KEY (player, vendor),
  constraint vendor_wallet_visit_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint vendor_wallet_visit_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendor(id)
);
CREATE INDEX vendor_wallet_visit_seen ON vendor_wallet_visit USING btree (brand_id, seen_at);

-- vip-gifts

create table vip_gift (
  id bigint generated always as identity,
  public_id text not null,
  player_id bigint not null,
  brand_id bigint not null,
  kind text not null,
  once text not null,
  day date,
  level integer not null,
  status text not null,
  currency text not null,
  units bigint not null,
  play_times integer not null,
  issued_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint vip_gift_pkey PRIMARY KEY (id),
  constraint vip_gift_player_id_kind_once_key UNIQUE (player_id, kind, once),
  constraint vip_gift_public_id_key UNIQUE (public_id),
  constraint vip_gift_kind_check CHECK ((kind = ANY (ARRAY['upgrade'::text, 'birthday'::text, 'monthly'::text]))),
  constraint vip_gift_level_check CHECK ((level > 0)),
  constraint vip_gift_play_times_check CHECK ((play_times >= 0)),
  constraint vip_gift_units_check CHECK ((units > 0)),
  constraint vip_gift_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  constraint vip_gift_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX vip_gift_due ON vip_gift USING btree (expires_at) WHERE (status = 'ISSUED'::text);

create table vip_gift_move (
  from_status text not null,
  to_status text not null,
  constraint vip_gift_move_pkey PRIMARY KEY (from_status, to_status)
);

create table vip_gift_run (
  brand_id bigint not null,
  kind text not null,
  day date not null,
  reached bigint default 0 not null,
  done_at timestamp with time zone,
  constraint vip_gift_run_pkey PRIMARY KEY (brand_id, kind, day),
  constraint vip_gift_run_kind_check CHECK ((kind = ANY (ARRAY['birthday'::text, 'monthly'::text]))),
  constraint vip_gift_run_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id)
);

create table vip_gift_step (
  gift_id bigint not null,
  from_status text not null,
  to_status text not null,
  actor text not null,
  reason text default ''::text not null,
  at timestamp with time zone default now() not null,
  constraint vip_gift_step_pkey PRIMARY KEY (gift_id, to_status),
  constraint vip_gift_step_from_status_to_status_fkey FOREIGN KEY (from_status, to_status) REFERENCES vip_gift_move(from_status, to_status),
  constraint vip_gift_step_gift_id_fkey FOREIGN KEY (gift_id) REFERENCES vip_gift(id)
);

-- wagering

create table requirement (
  id bigint generated always as identity,
  player bigint not null,
  brand_id bigint not null,
  source text not null,
  key text not null,
  principal bigint not null,
  required bigint not null,
  done bigint default 0 not null,
  weights jsonb,
  status text default 'OPEN'::text not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  reason text,
  settled boolean default true not null,
  highest_bet bigint,
  closed text[] default '{}'::text[] not null,
  constraint requirement_pkey PRIMARY KEY (id),
  constraint requirement_source_key_key UNIQUE (source, key),
  constraint requirement_check CHECK (((done >= 0) AND (done <= required))),
  constraint requirement_check1 CHECK (((ended_at IS NULL) = (status = 'OPEN'::text))),
  constraint requirement_check2 CHECK (((status <> 'DONE'::text) OR (done = required))),
  constraint requirement_highest_bet_check CHECK ((highest_bet > 0)),
  constraint requirement_principal_check CHECK ((principal >= 0)),
  constraint requirement_required_check CHECK ((required > 0)),
  constraint requirement_source_check CHECK ((source = ANY (ARRAY['DEPOSIT'::text, 'BONUS'::text, 'TRANSFER'::text, 'REWARD'::text, 'ADJUST'::text]))),
  constraint requirement_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'DONE'::text, 'CLEARED'::text, 'CANCELLED'::text])))
);
CREATE INDEX requirement_of_brand ON requirement USING btree (brand_id, player) WHERE (status = 'OPEN'::text);
CREATE INDEX requirement_open ON requirement USING btree (player, created_at, id) WHERE (status = 'OPEN'::text);
CREATE INDEX requirement_player ON requirement USING btree (player, created_at, id);
CREATE INDEX requirement_unsettled ON requirement USING btree (player) WHERE (NOT settled);

create table wagering_feed (
  requirement bigint not null,
  source text not null,
  number bigint not null,
  vendor_id integer not null,
  game_code text not null,
  category text not null,
  closed_at timestamp with time zone not null,
  used bigint not null,
  credited bigint not null,
  constraint wagering_feed_pkey PRIMARY KEY (requirement, source, number),
  constraint wagering_feed_requirement_fkey FOREIGN KEY (requirement) REFERENCES requirement(id)
);

create table wagering_player (
  player bigint not null,
  rounds bigint not null,
  lottery bigint not null,
  constraint wagering_player_pkey PRIMARY KEY (player)
);

create table wagering_position (
  source text not null,
  read_to bigint not null,
  constraint wagering_position_pkey PRIMARY KEY (source)
);

-- wallet

create table wallet_account (
  player bigint not null,
  seq bigint default 0 not null,
  cash bigint default 0 not null,
  held bigint default 0 not null,
  owed bigint default 0 not null,
  currency text not null,
  book wallet_book not null,
  blocked boolean default false not null,
  excluded_until timestamp with time zone,
  single_bet bigint,
  daily_wager bigint,
  weekly_wager bigint,
  monthly_wager bigint,
  daily_loss bigint,
  weekly_loss bigint,
  monthly_loss bigint,
  bonus_bet bigint,
  bonus_closed bigint,
  constraint wallet_account_pkey PRIMARY KEY (player),
  constraint wallet_account_never_negative CHECK ((LEAST(cash, held, owed, single_bet, daily_wager, weekly_wager, monthly_wager, daily_loss, weekly_loss, monthly_loss, bonus_bet, bonus_closed) >= 0))
) with (fillfactor=90);

create table wallet_batch (
  id bigint generated always as identity,
  writer uuid not null,
  lane integer not null,
  n bigint not null,
  entries integer not null,
  contra integer[] not null,
  delta bigint[] not null,
  digest bytea not null,
  at timestamp with time zone default clock_timestamp() not null,
  tx xid8 default wallet_transaction() not null,
  constraint wallet_batch_pkey PRIMARY KEY (id),
  constraint wallet_batch_writer_lane_n_key UNIQUE (writer, lane, n)
);
CREATE INDEX wallet_batch_tx ON wallet_batch USING btree (tx);

create table wallet_checkpoint (
  id bigint generated always as identity,
  at timestamp with time zone default clock_timestamp() not null,
  proof jsonb not null,
  constraint wallet_checkpoint_pkey PRIMARY KEY (id)
);

create table wallet_clock (
  singleton boolean default true not null,
  base bigint default 0 not null,
  constraint wallet_clock_pkey PRIMARY KEY (singleton),
  constraint wallet_clock_base_check CHECK ((base >= 0)),
  constraint wallet_clock_singleton_check CHECK (singleton)
);

create table wallet_entry (
  player bigint not null,
  seq bigint not null,
  batch bigint not null,
  units bigint not null,
  cash bigint not null,
  after bigint not null,
  held bigint not null,
  owed bigint not null,
  idem uuid not null,
  ref uuid,
  vendor integer not null,
  contra integer not null,
  kind smallint not null,
  status smallint not null,
  flags smallint not null,
  transaction text not null,
  round text,
  game text,
  note text,
  constraint wallet_entry_pkey PRIMARY KEY (player, seq),
  constraint wallet_entry_idem_key UNIQUE (idem),
  constraint wallet_entry_never_negative CHECK ((LEAST(units, after) >= 0))
);
CREATE INDEX wallet_entry_closing ON wallet_entry USING btree (player, vendor, round) WHERE (((flags)::integer & 2) <> 0);
CREATE INDEX wallet_entry_end_of_hold ON wallet_entry USING btree (ref) WHERE (kind = ANY (ARRAY[14, 15]));
CREATE INDEX wallet_entry_guard ON wallet_entry USING btree (player, seq) WHERE ((kind >= 18) AND (kind <= 21));
CREATE INDEX wallet_entry_hold ON wallet_entry USING btree (player, seq) WHERE ((kind >= 13) AND (kind <= 15));
CREATE INDEX wallet_entry_of_batch ON wallet_entry USING btree (batch);
CREATE INDEX wallet_entry_pockets ON wallet_entry USING btree (player) INCLUDE (held, owed) WHERE ((held <> 0) OR (owed <> 0));
CREATE INDEX wallet_entry_rare ON wallet_entry USING btree (player, kind, seq) WHERE (kind > 2);
CREATE INDEX wallet_entry_reversal ON wallet_entry USING btree (ref) WHERE (kind = 3);

create table wallet_follower (
  name text not null,
  read_to bigint not null,
  constraint wallet_follower_pkey PRIMARY KEY (name),
  constraint wallet_follower_name_check CHECK ((name <> ''::text)),
  constraint wallet_follower_read_to_check CHECK ((read_to >= 0))
) with (fillfactor=20, autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=500);

create table wallet_house (
  id integer generated always as identity,
  name text not null,
  currency text not null,
  book text not null,
  constraint wallet_house_pkey PRIMARY KEY (id),
  constraint wallet_house_name_currency_book_key UNIQUE (name, currency, book)
);

create table wallet_last_proof (
  singleton boolean default true not null,
  at timestamp with time zone not null,
  green boolean not null,
  constraint wallet_last_proof_pkey PRIMARY KEY (singleton),
  constraint wallet_last_proof_singleton_check CHECK (singleton)
);

create table wallet_sums (
  player bigint not null,
  seq bigint not null,
  day bigint[] not null,
  week bigint[] not null,
  month bigint[] not null,
  constraint wallet_sums_pkey PRIMARY KEY (player),
  constraint wallet_sums_player_fkey FOREIGN KEY (player) REFERENCES wallet_account(player)
);

CREATE OR REPLACE FUNCTION wallet_checkpoint_is_superseded(checkpoint wallet_checkpoint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from wallet_checkpoint newer
    where newer.id > checkpoint.id
      and ((newer.at at time zone 'UTC')::date = (checkpoint.at at time zone 'UTC')::date or checkpoint.at < clock_timestamp() - interval '366 days'))
$function$
;

CREATE OR REPLACE FUNCTION wallet_credit(p_players bigint[], p_wins integer[], p_units bigint[])
 RETURNS SETOF wallet_account
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  return query
    update wallet_account account
    set seq = account.seq + due.wins, cash = account.cash + due.units
    from unnest(p_players, p_wins, p_units) as due (player, wins, units)
    where account.player = due.player and account.cash <= 9223372036854775807 - due.units
    returning account.player, account.seq - due.wins, account.cash - due.units, account.held,
      account.owed, account.currency, account.book, account.blocked, account.excluded_until,
      account.single_bet, account.daily_wager, account.weekly_wager, account.monthly_wager,
      account.daily_loss, account.weekly_loss, account.monthly_loss, account.bonus_bet,
      account.bonus_closed;
end $function$
;

CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_row FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
CREATE TRIGGER brand_answers_at_its_host AFTER INSERT ON brand FOR EACH ROW EXECUTE FUNCTION brand_answers_at_its_host();
CREATE TRIGGER brand_has_profiles AFTER INSERT ON brand FOR EACH ROW EXECUTE FUNCTION brand_has_profiles();
CREATE TRIGGER brand_settings_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON brand_settings_version FOR EACH STATEMENT EXECUTE FUNCTION brand_settings_version_stays();
CREATE TRIGGER covered_transaction_kept BEFORE DELETE OR UPDATE ON covered_transaction FOR EACH ROW EXECUTE FUNCTION refuse_change_of_case_record();
CREATE TRIGGER deposit_move BEFORE INSERT OR UPDATE ON deposit FOR EACH ROW EXECUTE FUNCTION cashier_allowed_move('deposit');
CREATE TRIGGER keep_words AFTER INSERT OR UPDATE OF search ON game FOR EACH ROW EXECUTE FUNCTION keep_game_words();
CREATE TRIGGER player_currency_stays BEFORE UPDATE OF currency ON player FOR EACH ROW WHEN ((new.currency IS DISTINCT FROM old.currency)) EXECUTE FUNCTION player_currency_stays();
CREATE TRIGGER player_note_kept BEFORE DELETE OR UPDATE ON player_note FOR EACH ROW EXECUTE FUNCTION refuse_change_of_case_record();
CREATE TRIGGER points_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON points_entry FOR EACH STATEMENT EXECUTE FUNCTION points_are_append_only();
CREATE TRIGGER points_order_move BEFORE INSERT OR UPDATE OF state ON points_order FOR EACH ROW EXECUTE FUNCTION points_order_allowed_move();
CREATE TRIGGER profile_choice_stays BEFORE DELETE OR UPDATE ON profile_choice FOR EACH ROW EXECUTE FUNCTION profile_stays();
CREATE TRIGGER profile_correction_stays BEFORE DELETE OR UPDATE ON profile_correction FOR EACH ROW EXECUTE FUNCTION profile_stays();
CREATE TRIGGER profile_sign_off_stays BEFORE DELETE OR UPDATE ON profile_sign_off FOR EACH ROW EXECUTE FUNCTION profile_stays();
CREATE TRIGGER profile_version_stays BEFORE DELETE OR UPDATE ON profile_version FOR EACH ROW EXECUTE FUNCTION profile_stays();
CREATE TRIGGER promotion_moves BEFORE INSERT OR UPDATE ON promotion FOR EACH ROW EXECUTE FUNCTION promotion_allowed_move('promotion');
CREATE TRIGGER promotion_grant_moves BEFORE INSERT OR UPDATE ON promotion_grant FOR EACH ROW EXECUTE FUNCTION promotion_allowed_move('grant');
CREATE TRIGGER report_closed_book_final BEFORE DELETE OR UPDATE OR TRUNCATE ON report_closed_book FOR EACH STATEMENT EXECUTE FUNCTION report_day_is_closed();
CREATE TRIGGER report_closed_sum_final BEFORE DELETE OR UPDATE OR TRUNCATE ON report_closed_sum FOR EACH STATEMENT EXECUTE FUNCTION report_day_is_closed();
CREATE TRIGGER report_closing_final BEFORE DELETE OR UPDATE ON report_closing FOR EACH ROW WHEN ((old.state = 'CLOSED'::text)) EXECUTE FUNCTION report_day_is_closed();
CREATE TRIGGER report_closing_not_truncated BEFORE TRUNCATE ON report_closing FOR EACH STATEMENT EXECUTE FUNCTION report_none_is_closed();
CREATE TRIGGER report_day_open_delete AFTER DELETE ON report_day REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_day_open_insert AFTER INSERT ON report_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_day_open_moved AFTER UPDATE ON report_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_day_open_truncate BEFORE TRUNCATE ON report_day FOR EACH STATEMENT EXECUTE FUNCTION report_none_is_closed();
CREATE TRIGGER report_day_open_update AFTER UPDATE ON report_day REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_quarter_open_delete AFTER DELETE ON report_game_quarter REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_quarters();
CREATE TRIGGER report_quarter_open_insert AFTER INSERT ON report_game_quarter REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_quarters();
CREATE TRIGGER report_quarter_open_moved AFTER UPDATE ON report_game_quarter REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_quarters();
CREATE TRIGGER report_quarter_open_truncate BEFORE TRUNCATE ON report_game_quarter FOR EACH STATEMENT EXECUTE FUNCTION report_none_is_closed();
CREATE TRIGGER report_quarter_open_update AFTER UPDATE ON report_game_quarter REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_quarters();
CREATE TRIGGER report_ledger_day_open_delete AFTER DELETE ON report_ledger_day REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_ledger_day_open_insert AFTER INSERT ON report_ledger_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_ledger_day_open_moved AFTER UPDATE ON report_ledger_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_ledger_day_open_update AFTER UPDATE ON report_ledger_day REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_record_day_open_delete AFTER DELETE ON report_record_day REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_record_day_open_insert AFTER INSERT ON report_record_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_record_day_open_moved AFTER UPDATE ON report_record_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER report_record_day_open_update AFTER UPDATE ON report_record_day REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_is_of_open_days();
CREATE TRIGGER risk_case_file_kept BEFORE DELETE OR UPDATE ON risk_case_file FOR EACH ROW EXECUTE FUNCTION refuse_change_of_case_file();
CREATE TRIGGER risk_case_step_kept BEFORE DELETE OR UPDATE ON risk_case_step FOR EACH ROW EXECUTE FUNCTION refuse_change_of_case_record();
CREATE TRIGGER tournament_moves BEFORE INSERT OR UPDATE ON tournament FOR EACH ROW EXECUTE FUNCTION tournament_allowed_move();
CREATE TRIGGER turnover_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON turnover_entry FOR EACH STATEMENT EXECUTE FUNCTION turnover_is_append_only();
CREATE TRIGGER vip_change_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON vip_change FOR EACH STATEMENT EXECUTE FUNCTION vip_change_is_append_only();
CREATE TRIGGER vip_gift_moves BEFORE INSERT OR UPDATE ON vip_gift FOR EACH ROW EXECUTE FUNCTION vip_gift_allowed_move();
CREATE TRIGGER wallet_currency_stays BEFORE UPDATE OF currency ON wallet_account FOR EACH ROW WHEN ((new.currency IS DISTINCT FROM old.currency)) EXECUTE FUNCTION wallet_currency_stays();
CREATE TRIGGER wallet_batch_append_only BEFORE DELETE OR UPDATE ON wallet_batch FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_append_only();
CREATE TRIGGER wallet_batch_house_is_known BEFORE INSERT ON wallet_batch FOR EACH ROW EXECUTE FUNCTION wallet_house_is_known();
CREATE TRIGGER wallet_batch_not_truncated BEFORE TRUNCATE ON wallet_batch FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_append_only();
CREATE TRIGGER wallet_checkpoint_append_only BEFORE UPDATE ON wallet_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_append_only();
CREATE TRIGGER wallet_checkpoint_kept BEFORE DELETE ON wallet_checkpoint FOR EACH ROW WHEN ((NOT wallet_checkpoint_is_superseded(old.*))) EXECUTE FUNCTION wallet_is_append_only();
CREATE TRIGGER wallet_checkpoint_not_truncated BEFORE TRUNCATE ON wallet_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_append_only();
CREATE TRIGGER wallet_entry_append_only BEFORE DELETE OR UPDATE ON wallet_entry FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_append_only();
CREATE TRIGGER wallet_entry_not_truncated BEFORE TRUNCATE ON wallet_entry FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_append_only();
CREATE TRIGGER withdrawal_move BEFORE INSERT OR UPDATE ON withdrawal FOR EACH ROW EXECUTE FUNCTION cashier_allowed_move('withdrawal');
CREATE TRIGGER withdrawal_leg_move BEFORE INSERT OR UPDATE ON withdrawal_leg FOR EACH ROW EXECUTE FUNCTION cashier_allowed_move('leg');
