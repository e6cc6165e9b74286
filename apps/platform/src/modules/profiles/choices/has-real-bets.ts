import type { Tx } from "@perya/postgres";
import { playerIdsOf } from "../../players/index.ts";
import { hasRealBet } from "../../wallet/index.ts";

const PAGE = 1_000;

/** Whether a player of a brand has ever bet real money. */
export async function hasRealBets(tx: Tx, brandId: bigint): Promise<boolean> {
  let after = 0n;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
    const players = await playerIdsOf(tx, brandId, after, PAGE);
    const last = players.at(-1);
    if (last === undefined) return false;
    // oxlint-disable-next-line no-await-in-loop -- mostly the first page answers
    if (await hasRealBet(tx, players)) return true;
    after = last;
  }
}
