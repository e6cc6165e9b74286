import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { currentSection } from "../../settings/index.ts";
import { cashOf } from "../../wallet/index.ts";
import { limitsOf } from "../limits.ts";
import { lockPlayer } from "../players.store.ts";
import { playersWithRequirement } from "./wagering.store.ts";
import { clearWipedOut } from "./wipe-out.ts";

/** Players that are read at once. */
const MOST = 1_000;

/**
 * Ends the requirements of everyone who was wiped out, of every brand: also of those whose next
 * money is no deposit.
 */
export async function clearAllWipedOut({ db }: Pick<Platform, "db">): Promise<void> {
  for (const { id } of await allBrands(db, null)) {
    const { wipedOutBelow: below } = limitsOf(await currentSection(db, id, "cashier"));
    let players = below > 0n ? await playersWithRequirement(db, id, 0n, MOST) : [];
    while (players.length > 0) {
      const cash = await cashOf(db, players);
      for (const player of players)
        if ((cash.get(player) ?? 0n) < below)
          await db.inTransaction(async (tx) => {
            await lockPlayer(tx, player);
            await clearWipedOut(tx, player, below);
          });
      const last = players.at(-1) ?? 0n;
      players = players.length === MOST ? await playersWithRequirement(db, id, last, MOST) : [];
    }
  }
}
