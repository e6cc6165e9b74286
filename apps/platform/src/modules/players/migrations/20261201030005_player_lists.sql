-- Up Migration

-- Players by the beginning of their names, and a brand's by their age: lists of the console.
create index player_name_begins on player (lower(username) text_pattern_ops);
create index player_of_brand on player (brand_id, id desc);
