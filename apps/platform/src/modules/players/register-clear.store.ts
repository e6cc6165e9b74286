import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Until when a national register's word that a player is not on it counts. */
interface RegisterClear {
  readonly player: bigint;
  readonly register: string;
  readonly until: Temporal.Instant;
}

/** The registers that these players are known not to be on, and until when. */
export function selectRegisterClear(tx: Tx, players: readonly bigint[]): Promise<RegisterClear[]> {
  return tx.rows(sql`
    select player_id as player, register, until from player_register_clear
    where player_id = any (${players}::bigint[])`);
}

/** Notes a register's last word of a player; null where it doesn't say that the player is clear. */
export async function writeRegisterClear(
  tx: Tx,
  player: bigint,
  register: string,
  until: Temporal.Instant | null,
): Promise<void> {
  await (until === null
    ? tx.run(sql`
        delete from player_register_clear where player_id = ${player} and register = ${register}`)
    : tx.run(sql`
        insert into player_register_clear (player_id, register, until)
        values (${player}, ${register}, ${until})
        on conflict (player_id, register) do update set until = excluded.until`));
}
