-- Up Migration

-- Sessions that vendors use now: their players are at play, whatever page they came from.
create index game_session_in_use on game_session (last_seen_at) where revoked_at is null;
