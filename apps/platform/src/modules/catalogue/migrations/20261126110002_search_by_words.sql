-- Up Migration

-- Comes with PostgreSQL like pg_trgm, and whoever owns the database may add it.
create extension if not exists fuzzystrmatch;

-- Every word some game is found by, but numbers: who is a letter off is not meant to find another number. Ten thousand games have a few hundred words, so a slip of the finger is looked for
-- here and not in every name. A word that no game has any more finds none.
create table game_word (word text primary key);

create function keep_game_words() returns trigger language plpgsql as $$
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
end $$;
create trigger keep_words after insert or update of search on game for each row execute function keep_game_words();
insert into game_word select distinct left(said, 60) from game, unnest(string_to_array(search, ' ')) said where said ~ '[^0-9]';

-- Games that contain the text, found by its trigrams (one letter or two of the alphabet have to begin a word); where there is none, games that have for each word typed one much like it, or one that begins much like it. `rank`: 3 the text begins the
-- name, 2 it begins a word, 1 it is inside, 0 its words are like the name's; `alike` is 1 for no slip and less for each. A word of three letters forgives one, of five two (two letters swapped
-- are two).
create or replace function find_games(wanted text) returns table (id bigint, rank int, alike real)
language plpgsql stable as $$
declare
  pattern text := regexp_replace(wanted, '([\\%_])', '\\\1', 'g');
  words text[] := string_to_array(left(wanted, 120), ' ');
begin
  return query
    select game.id, case when search like pattern || '%' then 3 when search like '% ' || pattern || '%' then 2 else 1 end, 1::real
    from game
    where case when wanted ~ '^[a-z]{1,2}$' then search like pattern || '%' or search like '% ' || pattern || '%' else search like '%' || pattern || '%' end;
  if found then return; end if;

  return query
    with typed as (
      select at, left(word, 60) as word, case when length(word) < 3 then 0 when length(word) < 5 then 1 else 2 end as forgiven
      from unnest(words) with ordinality as typed (word, at)
    ), meant as (
      select typed.at, known.word, slips.number from typed, game_word known, lateral (
        select least(levenshtein_less_equal(typed.word, known.word, forgiven), levenshtein_less_equal(typed.word, left(known.word, length(typed.word)), forgiven)) as number
      ) slips
      where slips.number <= forgiven
      union all
      select at, word, 0 from typed
    ), hit as (
      select meant.at, game.id, min(meant.number) as slips from meant
      join game on game.search like meant.word || '%' or game.search like '% ' || meant.word || '%' group by meant.at, game.id
    )
    select hit.id, 0, (1 / (1 + sum(hit.slips)))::real from hit group by hit.id having count(*) = cardinality(words);
end $$;
