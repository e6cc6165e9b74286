-- Written by `npm run schema` from a migrated database. Change it by a migration.

set check_function_bodies = off;

create sequence schema_migration_id_seq as integer start 1;

-- the migrations that ran

create table payment (
  id bigint generated always as identity,
  public_id text not null,
  reference text not null,
  units bigint not null,
  currency text not null,
  description text not null,
  callback_url text not null,
  return_url text not null,
  status text default 'OPEN'::text not null,
  paid_units bigint,
  paid_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  payer text,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_public_id_key UNIQUE (public_id),
  constraint payment_reference_key UNIQUE (reference),
  constraint payment_check CHECK (((status = 'PAID'::text) = ((paid_units IS NOT NULL) AND (paid_at IS NOT NULL)))),
  constraint payment_paid_units_check CHECK ((paid_units > 0)),
  constraint payment_payer_check CHECK (((char_length(payer) >= 1) AND (char_length(payer) <= 120))),
  constraint payment_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'PAID'::text, 'FAILED'::text, 'EXPIRED'::text]))),
  constraint payment_units_check CHECK ((units > 0))
);
CREATE INDEX payment_open ON payment USING btree (expires_at) WHERE (status = 'OPEN'::text);
CREATE INDEX payment_paid ON payment USING btree (paid_at, id) WHERE (status = 'PAID'::text);

create table payout (
  id bigint generated always as identity,
  public_id text not null,
  reference text not null,
  units bigint not null,
  currency text not null,
  bank text not null,
  number text not null,
  holder text not null,
  callback_url text not null,
  status text default 'PLACED'::text not null,
  paid_units bigint,
  turns_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint payout_pkey PRIMARY KEY (id),
  constraint payout_public_id_key UNIQUE (public_id),
  constraint payout_reference_key UNIQUE (reference),
  constraint payout_paid_units_check CHECK ((paid_units > 0)),
  constraint payout_status_check CHECK ((status = ANY (ARRAY['PLACED'::text, 'RELEASED'::text, 'PAID'::text, 'FAILED'::text]))),
  constraint payout_units_check CHECK ((units > 0))
);

create table callback (
  id bigint generated always as identity,
  payment bigint,
  event text not null,
  body text not null,
  due_at timestamp with time zone not null,
  attempts integer default 0 not null,
  last_answer text,
  delivered_at timestamp with time zone,
  given_up_at timestamp with time zone,
  payout bigint,
  constraint callback_pkey PRIMARY KEY (id),
  constraint callback_of_one CHECK (((payment IS NULL) <> (payout IS NULL))),
  constraint callback_payment_fkey FOREIGN KEY (payment) REFERENCES payment(id),
  constraint callback_payout_fkey FOREIGN KEY (payout) REFERENCES payout(id)
);
CREATE INDEX callback_due ON callback USING btree (due_at) WHERE ((delivered_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX callback_of_payment ON callback USING btree (payment, id);

create table schema_migration (
  id integer default nextval('schema_migration_id_seq'::regclass) not null,
  name character varying(255) not null,
  run_on timestamp without time zone not null,
  constraint schema_migration_pkey PRIMARY KEY (id)
);
alter sequence schema_migration_id_seq owned by schema_migration.id;
