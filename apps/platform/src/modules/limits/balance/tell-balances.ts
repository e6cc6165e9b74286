import type { Platform } from "../../../platform.ts";
import { tellFact } from "../../facts/index.ts";
import { playersByIds } from "../../players/index.ts";
import { balancesOf } from "../../wallet/index.ts";
import { balanceAboveLimit } from "../facts.ts";
import { deleteNotices, insertNotice, selectBalanceLimits } from "./balance.store.ts";

const AT_A_TIME = 500;

/**
 * Tells players whose winnings lifted their balance above their own limit of it to withdraw the
 * rest: once, until it is within the limit again (docs/decisions/0025).
 */
export async function tellBalances({ db }: Platform): Promise<void> {
  for (let after = 0n; ;) {
    const limits = await selectBalanceLimits(db, after, AT_A_TIME);
    const last = limits.at(-1);
    if (!last) return;
    const ids = limits.map(({ player }) => player);
    const balances = await balancesOf(db, ids);
    const above = limits.map(({ player, units, told }) => {
      const rest = (balances.get(player) ?? 0n) - units;
      return { player, rest, told };
    });
    const within = above.filter(({ rest, told }) => told && rest <= 0n);
    if (within.length > 0)
      await deleteNotices(
        db,
        within.map(({ player }) => player),
      );
    const untold = new Map(
      above.filter(({ rest, told }) => rest > 0n && !told).map((one) => [one.player, one.rest]),
    );
    for (const { id: player, currency } of await playersByIds(db, [...untold.keys()]))
      await db.inTransaction(async (tx) => {
        if (!(await insertNotice(tx, player))) return;
        await tellFact(tx, balanceAboveLimit, {
          player,
          units: untold.get(player) ?? 0n,
          currency,
        });
      });
    after = last.player;
  }
}
