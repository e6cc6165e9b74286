-- Up Migration

-- An import whose results were taken back stays in the list, with who did it and why.
alter table lottery_import add column taken_back_at timestamptz, add column taken_back_by text, add column taken_back_reason text;
