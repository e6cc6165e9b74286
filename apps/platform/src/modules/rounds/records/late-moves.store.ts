import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { RoundBooking } from "../../turnover/index.ts";

/** What was booked of a round after its close. */
export interface LateMove extends RoundBooking {
  readonly player: bigint;
  readonly vendor: number;
  readonly round: string;
}

export async function insertLateMoves(tx: Tx, moves: readonly LateMove[]): Promise<void> {
  if (moves.length === 0) return;
  const of = <Value>(read: (move: LateMove) => Value) => moves.map(read);
  await tx.run(sql`
    insert into late_move (
      player_id, vendor_id, round, seq, at, rounds, stake, payout, refund, turnover, free_stake,
      free_payout
    )
    select * from unnest(
      ${of((m) => m.player)}::int8[], ${of((m) => m.vendor)}::int4[],
      ${of((m) => m.round)}::text[], ${of((m) => m.origin)}::int8[],
      ${of((m) => m.at.toString())}::timestamptz[], ${of((m) => m.amounts.rounds)}::int8[],
      ${of((m) => m.amounts.stake)}::int8[], ${of((m) => m.amounts.payout)}::int8[],
      ${of((m) => m.amounts.refund)}::int8[], ${of((m) => m.amounts.turnover)}::int8[],
      ${of((m) => m.amounts.freeStake)}::int8[], ${of((m) => m.amounts.freePayout)}::int8[]
    )`);
}
