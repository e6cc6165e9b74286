-- Up Migration
create table feedback (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand,
  player_id bigint not null references player,
  content text not null check (char_length(content) between 1 and 140),
  made_at timestamptz not null default now()
);
create index feedback_brand on feedback (brand_id, id desc);
create index feedback_player on feedback (player_id, made_at desc);

create table feedback_image (
  feedback_id bigint not null references feedback,
  place int not null check (place between 1 and 3),
  kind text not null check (kind in ('png', 'jpg')),
  bytes bytea not null,
  primary key (feedback_id, place)
);
