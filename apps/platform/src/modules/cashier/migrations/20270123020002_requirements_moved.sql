-- Up Migration

-- What must be played stands in `requirement`, of the module wagering.
drop table wagering_requirement;
