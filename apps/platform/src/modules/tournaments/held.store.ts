import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";
import { heldInOrder } from "../../held-in-order.store.ts";

/** Which tournaments a player joined, how they scored in each and by which rounds, and prizes. */
export const TOURNAMENTS_HOLD: readonly HeldData[] = [
  heldInOrder(
    "tournamentsJoined",
    (player) => sql`
      select (joined_at, tournament_id) as place, jsonb_build_object(
        'tournament', public_id, 'at', joined_at, 'fee', entrant.fee_units::text,
        'currency', currency, 'paidBackAt', refunded_at
      ) as row
      from tournament_entrant entrant
      join tournament on tournament.id = tournament_id
      where player_id = ${player}`,
  ),
  heldInOrder(
    "tournamentScores",
    (player) => sql`
      select tournament_id as place, jsonb_build_object(
        'tournament', public_id, 'kind', tournament.score, 'score', own.score::text,
        'reachedAt', reached_at
      ) as row
      from tournament_score own
      join tournament on tournament.id = tournament_id
      where player_id = ${player}`,
  ),
  heldInOrder(
    "tournamentRounds",
    (player) => sql`
      select (tournament_id, closed_at, source, vendor_id, game_code) as place,
        jsonb_build_object(
          'tournament', public_id, 'game', game_code, 'at', closed_at, 'stake', stake::text,
          'payout', payout::text, 'multiplier', multiplier::text
        ) as row
      from tournament_round round
      join tournament on tournament.id = tournament_id
      where player_id = ${player}`,
  ),
  heldInOrder(
    "tournamentPrizes",
    (player) => sql`
      select tournament_id as place, jsonb_build_object(
        'tournament', public_id, 'place', prize.place, 'units', units::text,
        'currency', currency, 'status', prize.status, 'claimUntil', claim_until,
        'paidAt', paid_at
      ) as row
      from tournament_prize prize
      join tournament on tournament.id = tournament_id
      where player_id = ${player}`,
  ),
];
