-- Up Migration

-- Who asked for a code, and who guessed at it, by where they are: nobody elsewhere uses up what somebody may try or ask for.
alter table one_time_code add column place text not null default '';
create table code_guess (
  code_id bigint not null references one_time_code on delete cascade,
  place text not null,
  guesses int not null default 1,
  primary key (code_id, place)
);
