import type { Platform } from "../../platform.ts";
import { allBrands } from "../brands/index.ts";
import { cashOf } from "../wallet/index.ts";
import { playersWithOpen } from "./requirements.store.ts";
import { clearWipedOut, wipedOutBelow } from "./wipe-out.ts";

/** Players that are read at once. */
const MOST = 1_000;

/**
 * Ends the requirements of everyone who was wiped out, of every brand: also of those whose next
 * money is no deposit.
 */
export async function clearAllWipedOut({ db }: Pick<Platform, "db">): Promise<void> {
  for (const { id } of await allBrands(db, null)) {
    const below = await wipedOutBelow(db, id);
    let players = below > 0n ? await playersWithOpen(db, id, 0n, MOST) : [];
    while (players.length > 0) {
      const cash = await cashOf(db, players);
      for (const player of players)
        if ((cash.get(player) ?? 0n) < below)
          await db.inTransaction((tx) => clearWipedOut(tx, player, below));
      const last = players.at(-1) ?? 0n;
      players = players.length === MOST ? await playersWithOpen(db, id, last, MOST) : [];
    }
  }
}
