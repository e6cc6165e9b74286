-- Up Migration

-- How the game has to behave for this player, as the operator asked when it was launched.
alter table launch_ticket add column conduct jsonb not null default '{}';
alter table studio_session add column conduct jsonb not null default '{}';
