-- Up Migration

-- Since when a player has played without a pause, and the pause that a law forces on them: it is
-- written down before it begins, so that every process knows of it by then.
alter table play_session add column unbroken_at timestamptz not null default now();
update play_session set unbroken_at = begun_at;
alter table play_session alter column unbroken_at drop default;
alter table play_session add column pause_from timestamptz;
alter table play_session add column pause_until timestamptz;
alter table play_session add constraint play_session_pause check (
  (pause_from is null) = (pause_until is null) and pause_from < pause_until
);
