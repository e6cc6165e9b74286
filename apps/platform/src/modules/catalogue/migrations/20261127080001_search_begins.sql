-- Up Migration

-- Games whose name begins with what was typed come first, and are looked for first.
create index game_begins on game (search text_pattern_ops);

-- What may have been meant by a word typed is reckoned by the platform, which remembers the catalogue's words.
drop function words_meant(text);
