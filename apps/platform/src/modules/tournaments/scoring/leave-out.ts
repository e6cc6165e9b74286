import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { closedAmong } from "../../identity/index.ts";
import { countsForLoyalty } from "../../loyalty/index.ts";
import { playersByIds } from "../../players/index.ts";
import { barredAmong } from "../../wallet/index.ts";
import type { Tournament } from "../tournament.ts";
import { noteNews, selectWithLeftOut, updateLeftOut } from "./board.store.ts";

/** Scores that are looked at in one step. */
const STEP = 200;

/**
 * Takes accounts off the table that don't count: trial and test accounts, closed, blocked and
 * excluded ones; and puts those back on it that count again. It goes on from the first place until
 * `wanted` players are known to count. The caller holds the positions.
 */
export async function leaveOut(
  tx: Tx,
  tournament: Tournament,
  brand: Brand,
  wanted: number,
): Promise<void> {
  let counting = 0;
  let changed = false;
  for (let offset = 0; counting < wanted; offset += STEP) {
    const rows = await selectWithLeftOut(tx, tournament.id, { offset, limit: STEP });
    const counts = await countingAmong(
      tx,
      brand,
      rows.map(({ player }) => player),
    );
    for (const leftOut of [true, false]) {
      const wrong = rows
        .filter((row) => row.leftOut !== leftOut && counts.has(row.player) !== leftOut)
        .map(({ player }) => player);
      if (wrong.length > 0) await updateLeftOut(tx, tournament.id, wrong, leftOut);
      changed ||= wrong.length > 0;
    }
    counting += counts.size;
    if (rows.length < STEP) break;
  }
  if (changed) await noteNews(tx, tournament.id);
}

async function countingAmong(
  tx: Tx,
  brand: Brand,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (players.length === 0) return new Set();
  const [barred, closed] = [await barredAmong(tx, players), await closedAmong(tx, players)];
  const counting = (await playersByIds(tx, players)).filter(
    (player) => countsForLoyalty(player, brand) && !barred.has(player.id) && !closed.has(player.id),
  );
  return new Set(counting.map(({ id }) => id));
}
