-- Up Migration

-- What staff call a game in languages, by the code of the site: {"VI": "Xúc xắc"}. A vendor's list
-- leaves it alone. `names_search` is the same as searched: normalised, with a space before every
-- word; it stands at the end of `search`.
alter table game add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add column names_search text not null default '';
-- Which languages have names at all is asked after each change of the catalogue.
create index game_named on game (id) where names <> '{}';
