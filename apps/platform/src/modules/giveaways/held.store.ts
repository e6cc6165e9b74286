import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** A player's tickets of raffles, what they won, and their shares of red packets. */
export const GIVEAWAYS_HOLD: readonly HeldData[] = [
  {
    name: "redPackets",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select share.packet_id as key, jsonb_build_object(
          'redPacket', packet.public_id, 'place', share.place, 'amount', share.units::text,
          'currency', packet.currency, 'at', share.claimed_at
        ) as row
        from red_packet_share share
        join red_packet packet on packet.id = share.packet_id
        where share.player_id = ${player} and share.packet_id > ${after}
        order by share.packet_id limit ${limit}`),
  },
  {
    name: "raffles",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select played.raffle_id as key, jsonb_build_object(
          'raffle', raffle.public_id, 'turnover', played.units::text,
          'code', entry.code, 'firstTicket', entry.first_ticket::text, 'tickets', entry.tickets
        ) as row
        from raffle_turnover played
        join raffle on raffle.id = played.raffle_id
        left join raffle_entry entry
          on entry.raffle_id = played.raffle_id and entry.player_id = played.player_id
        where played.player_id = ${player} and played.raffle_id > ${after}
        order by played.raffle_id limit ${limit}`),
  },
  {
    name: "rafflePrizes",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select n as key, row
        from (
          select row_number() over (order by raffle_id, draw) as n, jsonb_build_object(
            'raffle', raffle.public_id, 'place', place, 'ticket', ticket::text,
            'cash', cash_units::text, 'points', points::text, 'status', status,
            'drawnAt', won.drawn_at, 'claimBy', claim_by, 'claimedAt', claimed_at
          ) as row
          from raffle_win won
          join raffle on raffle.id = raffle_id
          where player_id = ${player}
        ) numbered
        where n > ${after}
        order by n limit ${limit}`),
  },
];
