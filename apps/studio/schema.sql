-- Written by `npm run schema` from a migrated database. Change it by a migration.

set check_function_bodies = off;

create sequence schema_migration_id_seq as integer start 1;

-- sessions

create table studio_player (
  id bigint generated always as identity,
  operator text not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  constraint studio_player_pkey PRIMARY KEY (id),
  constraint studio_player_operator_name_key UNIQUE (operator, name)
);

create table launch_ticket (
  hash bytea not null,
  player bigint not null,
  game text not null,
  currency text not null,
  wallet_token bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  conduct jsonb default '{}'::jsonb not null,
  constraint launch_ticket_pkey PRIMARY KEY (hash),
  constraint launch_ticket_player_fkey FOREIGN KEY (player) REFERENCES studio_player(id)
);
CREATE INDEX launch_ticket_expires ON launch_ticket USING btree (expires_at);

create table studio_session (
  id bigint generated always as identity,
  token_hash bytea not null,
  player bigint not null,
  game text not null,
  currency text not null,
  wallet_token bytea not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  conduct jsonb default '{}'::jsonb not null,
  constraint studio_session_pkey PRIMARY KEY (id),
  constraint studio_session_token_hash_key UNIQUE (token_hash),
  constraint studio_session_player_fkey FOREIGN KEY (player) REFERENCES studio_player(id)
);

-- own-wallets

create table own_balance (
  player bigint not null,
  currency text not null,
  units bigint not null,
  constraint own_balance_pkey PRIMARY KEY (player, currency),
  constraint own_balance_units_check CHECK ((units >= 0)),
  constraint own_balance_player_fkey FOREIGN KEY (player) REFERENCES studio_player(id)
);

create table own_misconduct (
  player bigint not null,
  kind text not null,
  wait_ms integer not null,
  constraint own_misconduct_pkey PRIMARY KEY (player),
  constraint own_misconduct_player_fkey FOREIGN KEY (player) REFERENCES studio_player(id)
);

create table own_movement (
  id bigint generated always as identity,
  tx xid8 default pg_current_xact_id() not null,
  transaction uuid not null,
  player bigint not null,
  kind text not null,
  currency text not null,
  units bigint not null,
  delta bigint not null,
  status text not null,
  balance bigint not null,
  reference uuid,
  round text,
  game text,
  at timestamp with time zone default now() not null,
  constraint own_movement_pkey PRIMARY KEY (id),
  constraint own_movement_transaction_key UNIQUE (transaction),
  constraint own_movement_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'withdraw'::text, 'bet'::text, 'win'::text, 'rollback'::text]))),
  constraint own_movement_player_fkey FOREIGN KEY (player) REFERENCES studio_player(id)
);
CREATE INDEX own_movement_played ON own_movement USING btree (tx, id) WHERE ((round IS NOT NULL) AND (status = 'RS_OK'::text));
CREATE INDEX own_movement_reference ON own_movement USING btree (reference) WHERE (reference IS NOT NULL);

-- seeds

create table seed (
  id bigint generated always as identity,
  player bigint not null,
  status text not null,
  commitment text not null,
  sealed bytea not null,
  client_seed text,
  next_nonce integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  revealed_at timestamp with time zone,
  constraint seed_pkey PRIMARY KEY (id),
  constraint seed_commitment_key UNIQUE (commitment),
  constraint seed_check CHECK (((status = 'NEXT'::text) OR (client_seed IS NOT NULL))),
  constraint seed_next_nonce_check CHECK ((next_nonce >= 0)),
  constraint seed_status_check CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'RETIRED'::text, 'REVEALED'::text]))),
  constraint seed_player_fkey FOREIGN KEY (player) REFERENCES studio_player(id)
);
CREATE UNIQUE INDEX seed_one_active ON seed USING btree (player) WHERE (status = 'ACTIVE'::text);
CREATE UNIQUE INDEX seed_one_next ON seed USING btree (player) WHERE (status = 'NEXT'::text);
CREATE INDEX seed_retired ON seed USING btree (id) WHERE (status = 'RETIRED'::text);

-- rounds

create table round (
  id uuid not null,
  player bigint not null,
  session bigint not null,
  game text not null,
  version text not null,
  seed bigint not null,
  nonce integer not null,
  currency text not null,
  stake numeric not null,
  choice jsonb not null,
  status text not null,
  state jsonb,
  step integer default 0 not null,
  payout numeric default 0 not null,
  balance numeric,
  reason text,
  created_at timestamp with time zone default now() not null,
  acted_at timestamp with time zone default now() not null,
  closed_at timestamp with time zone,
  shown_at timestamp with time zone,
  commitment text not null,
  client_seed text not null,
  reward uuid,
  constraint round_pkey PRIMARY KEY (id),
  constraint round_seed_nonce_key UNIQUE (seed, nonce),
  constraint round_check CHECK ((((state IS NULL) = (status = ANY (ARRAY['DEBITING'::text, 'REJECTED'::text]))) OR (status = 'VOID'::text))),
  constraint round_payout_check CHECK ((payout >= (0)::numeric)),
  constraint round_stake_check CHECK ((stake > (0)::numeric)),
  constraint round_status_check CHECK ((status = ANY (ARRAY['DEBITING'::text, 'OPEN'::text, 'PENDING_CREDIT'::text, 'CLOSED'::text, 'REJECTED'::text, 'VOID'::text]))),
  constraint round_player_fkey FOREIGN KEY (player) REFERENCES studio_player(id),
  constraint round_seed_fkey FOREIGN KEY (seed) REFERENCES seed(id),
  constraint round_session_fkey FOREIGN KEY (session) REFERENCES studio_session(id)
) with (fillfactor=85, autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX round_last_balance ON round USING btree (player, currency, created_at DESC) WHERE (balance IS NOT NULL);
CREATE INDEX round_of_player ON round USING btree (player, game, created_at DESC);
CREATE INDEX round_of_seed ON round USING btree (seed) WHERE (status = ANY (ARRAY['DEBITING'::text, 'OPEN'::text, 'PENDING_CREDIT'::text]));
CREATE UNIQUE INDEX round_one_open ON round USING btree (player, game) WHERE (status = ANY (ARRAY['DEBITING'::text, 'OPEN'::text, 'PENDING_CREDIT'::text]));
CREATE INDEX round_unfinished ON round USING btree (acted_at) WHERE (status = 'OPEN'::text);

create table round_action (
  round uuid not null,
  step integer not null,
  action jsonb not null,
  at timestamp with time zone default now() not null,
  constraint round_action_pkey PRIMARY KEY (round, step),
  constraint round_action_round_fkey FOREIGN KEY (round) REFERENCES round(id)
);

-- the migrations that ran

create table schema_migration (
  id integer default nextval('schema_migration_id_seq'::regclass) not null,
  name character varying(255) not null,
  run_on timestamp without time zone not null,
  constraint schema_migration_pkey PRIMARY KEY (id)
);
alter sequence schema_migration_id_seq owned by schema_migration.id;

-- wallet-client

create table wallet_call (
  id uuid not null,
  round uuid not null,
  kind text not null,
  units numeric not null,
  reference uuid,
  status text default 'PENDING'::text not null,
  attempts integer default 0 not null,
  due_at timestamp with time zone default now() not null,
  answer text,
  balance numeric,
  created_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  session bigint,
  details text,
  reward uuid,
  constraint wallet_call_pkey PRIMARY KEY (id),
  constraint wallet_call_check CHECK (((session IS NOT NULL) OR (status = 'DONE'::text))),
  constraint wallet_call_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))),
  constraint wallet_call_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'DONE'::text, 'GIVEN_UP'::text]))),
  constraint wallet_call_round_fkey FOREIGN KEY (round) REFERENCES round(id)
) with (fillfactor=85, autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX wallet_call_due ON wallet_call USING btree (due_at) WHERE (status = 'PENDING'::text);
CREATE INDEX wallet_call_of_round ON wallet_call USING btree (round);
CREATE INDEX wallet_call_open ON wallet_call USING btree (status) WHERE (status <> 'DONE'::text);
