-- Up Migration

-- The Vietnamese đ is searched as d from now on; what was normalised before has it still.
update game set search = replace(search, 'đ', 'd') where search like '%đ%';
