-- Up Migration
create table contract (id bigint generated always as identity primary key, brand_id bigint not null, kind text not null, from_id bigint, to_id bigint not null,
 period text not null, mode text not null default 'FIXED', carry text not null default 'PERMANENT', categories text[], effective_from timestamptz not null default '-infinity', ended_at timestamptz);
create table contract_tier (contract_id bigint not null references contract, position int not null, min_turnover bigint not null, min_net_loss bigint, min_active int not null, ppm int not null, primary key (contract_id, position));
