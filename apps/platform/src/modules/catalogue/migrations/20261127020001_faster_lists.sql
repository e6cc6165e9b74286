-- Up Migration

-- A lobby's page and the hot ones are read from an index in their order, however far down the list of all games they are.
create index game_of_type on game (game_type, sort_order, id) where listed;
create index game_hot on game (sort_order, id) where is_hot;
create index game_new on game (sort_order, id) where is_new;

-- What a game is found by begins with a space, so that every word has one before it and one pattern finds words by their beginning.
update game set search = ' ' || search where search not like ' %';

-- Games are looked for by the query of their list, which knows what else they have to be; here are only the words it looks for.
drop function find_games(text);

-- What may have been meant by each word typed, counted from 1: the word itself, and those of the catalogue that are much like it or begin much like it, with how many letters are other ones. A
-- word of three letters forgives one, of five two (two letters swapped are two).
create function words_meant(wanted text) returns table (at bigint, word text, slips int) language sql stable as $$
  with typed as (
    select at, left(word, 60) as word, case when length(word) < 3 then 0 when length(word) < 5 then 1 else 2 end as forgiven
    from unnest(string_to_array(left(wanted, 120), ' ')) with ordinality as typed (word, at)
  )
  select at, word, 0 from typed
  union all
  select typed.at, known.word, alike.slips from typed, game_word known, lateral (
    select least(levenshtein_less_equal(typed.word, known.word, forgiven), levenshtein_less_equal(typed.word, left(known.word, length(typed.word)), forgiven)) as slips
  ) alike
  where alike.slips between 1 and forgiven
$$;
