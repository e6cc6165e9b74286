-- Which facts each listener has heard, so that a job that is run twice is heard once.
create table fact_heard (
  listener text not null,
  fact_id uuid not null,
  at timestamptz not null default now(),
  primary key (listener, fact_id)
);
create index fact_heard_at on fact_heard (at);
