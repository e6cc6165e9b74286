import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A player with a limit on the balance held. */
export interface BalanceLimit {
  readonly player: bigint;
  /** Ledger units: of the player's own and that of staff the lower one. */
  readonly units: bigint;
  /** Whether the player was told that the balance is above it. */
  readonly told: boolean;
}

/** Some players with a limit on the balance, in order. */
export function selectBalanceLimits(tx: Tx, after: bigint, limit: number): Promise<BalanceLimit[]> {
  return tx.rows(sql`
    select limits.player_id as player, min(limits.units) as units,
      bool_or(notice.player_id is not null) as told
    from (
      select player_id, units from player_limit
      where name = 'balance' and player_id > ${after}
      order by player_id limit ${limit * 2}
    ) limits
    left join balance_notice notice using (player_id)
    group by limits.player_id
    order by limits.player_id limit ${limit}`);
}

/** Notes that a player is told; false where that was done before. */
export async function insertNotice(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row(sql`
    insert into balance_notice (player_id) values (${player})
    on conflict do nothing returning player_id`);
  return row !== undefined;
}

/** The balance is within the limit again: the next time above it is told. */
export async function deleteNotices(tx: Tx, players: readonly bigint[]): Promise<void> {
  await tx.run(sql`delete from balance_notice where player_id = any (${players}::bigint[])`);
}
