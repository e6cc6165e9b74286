-- Up Migration

-- A brand's players by the beginning of their names, in the order of names: a page of them is read and no more, however many begin so and however many other brands' players do.
create index player_name_in_brand on player (brand_id, lower(username) text_pattern_ops);
