-- Up Migration

-- Comes with PostgreSQL, and whoever owns the database may add it.
create extension if not exists pg_trgm;

-- What a game is searched by: its names and its vendor's, without case, accents and marks. Written by the platform, which folds what people type in the same way.
alter table game add column search text not null default '';
update game set search = lower(display_name || ' ' || game.name || ' ' || vendor.name) from vendor where vendor.id = game.vendor_id;
create index game_search on game using gin (search gin_trgm_ops);

-- Games that contain the text, or a word much like it: 0.45 forgives a wrong, missing or swapped letter in a word of six. A setting of the function, because the index
-- knows the threshold only as a setting. `rank`: 3 the text begins the name, 2 it begins a word, 1 it is inside, 0 it is like a word.
create function find_games(wanted text) returns table (id bigint, rank int, alike real)
language sql stable set pg_trgm.word_similarity_threshold = 0.45 as $$
  select game.id,
    case when search like pattern || '%' then 3 when search like '% ' || pattern || '%' then 2 when search like '%' || pattern || '%' then 1 else 0 end,
    word_similarity(wanted, search)
  from game, (select regexp_replace(wanted, '([\\%_])', '\\\1', 'g') as pattern) typed
  where search like '%' || pattern || '%' or wanted <% search
$$;
