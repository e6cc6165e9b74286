-- Up Migration

-- A sum of whole numbers that stays one: `sum` adds in arbitrary precision, with memory of its own
-- for each group, which is most of what summing millions of rounds takes. It fails on overflow.
create aggregate whole_sum(bigint) (
  sfunc = int8pl,
  stype = bigint,
  combinefunc = int8pl,
  parallel = safe
);
