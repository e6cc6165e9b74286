-- Up Migration

-- Numbers of a person's documents, as marks that are alike for the same number (module documents). A
-- number is proven once a document with it was approved, and stays so.
create table player_document_mark (
  player_id bigint not null references player,
  kind text not null,
  mark bytea not null,
  proven boolean not null,
  primary key (player_id, kind, mark)
);
create index player_document_mark_alike on player_document_mark (kind, mark);

insert into player_document_mark (player_id, kind, mark, proven)
select player_id, kind, number_mark, bool_or(state in ('APPROVED', 'EXPIRED'))
from player_document
where number_mark is not null
group by player_id, kind, number_mark;
