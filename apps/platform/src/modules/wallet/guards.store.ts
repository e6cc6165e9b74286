import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What stands between a player and a bet. Caps in ledger units. */
export interface Guards {
  readonly blocked: boolean;
  readonly excludedUntil: Temporal.Instant | null;
  readonly singleBet: bigint | null;
  readonly dailyWager: bigint | null;
}

/** The guards of a player; undefined when there is no account. */
export function guardsOf(tx: Tx, player: bigint): Promise<Guards | undefined> {
  return tx.row(sql`
    select blocked, excluded_until as "excludedUntil", single_bet as "singleBet", daily_wager as "dailyWager"
    from wallet_account where player = ${player}`);
}

/** What a player owes the house, in ledger units: nothing is paid out before it is settled. */
export async function owedBy(tx: Tx, player: bigint): Promise<bigint> {
  const row = await tx.row<{ owed: bigint }>(
    sql`select owed from wallet_account where player = ${player}`,
  );
  return row?.owed ?? 0n;
}
