-- Up Migration

-- A player's sign-ins, newest first, those that are over among them.
create index player_session_of_player on player_session (player_id, id desc);
