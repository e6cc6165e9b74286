import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * Takes a player's last batch out of the ledger with all that it did, so that what is left adds up:
 * the way only the database's owner could.
 */
export async function cutLastBatch(db: Database, player: bigint): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql`
      with
        gone as (
          delete from wallet_entry
          where batch = (select max(batch) from wallet_entry where player = ${player})
          returning *
        ),
        chain as (delete from wallet_batch where id in (select batch from gone)),
        pockets as (
          select player, count(*) as entries, sum(cash) as cash, sum(held) as held,
            sum(owed) as owed
          from gone
          group by player
        )
      update wallet_account a
      set seq = a.seq - gone.entries, cash = a.cash - gone.cash, held = a.held - gone.held,
        owed = a.owed - gone.owed
      from pockets gone
      where gone.player = a.player`);
  });
}
