-- Up Migration

-- New names are sorted in after half a megabyte of them, and not after four: a step of reading a list
-- stays far below the time that a statement may take.
alter index screening_name_parts set (gin_pending_list_limit = 512);
