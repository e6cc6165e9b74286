import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { segmentOf } from "../../players/index.ts";
import { askRegister } from "./ask-register.ts";
import { lockComparing, updateCompared } from "./comparing.store.ts";

/** Accounts of one transaction. */
const MOST = 50;

/**
 * Compares the next accounts of a brand with a register's list that came into force, the oldest
 * first: who is on it now is excluded, who no longer is may play again. A kill loses these few at
 * most. Returns false when none is left, or another process compares.
 */
export function compareNext(platform: Platform): Promise<boolean> {
  return platform.db.inTransaction(async (tx) => {
    const list = await lockComparing(tx);
    if (!list) return false;
    const { brandId, register, comparedTo } = list;
    const brand = await brandById(tx, brandId);
    const everyone = { brandId, countries: undefined, levels: undefined };
    const segment = { ...everyone, currency: undefined, registered: undefined };
    const players = brand?.realMoney ? await segmentOf(tx, segment, comparedTo, MOST) : [];
    let excluded = 0;
    for (const player of players)
      if (
        (await askRegister(platform, tx, player, { brandId, register }, "NEW_LIST")) === "EXCLUDED"
      )
        excluded++;
    await updateCompared(tx, list.id, players.at(-1) ?? comparedTo, {
      compared: players.length,
      excluded,
      isLast: players.length < MOST,
    });
    return true;
  });
}
