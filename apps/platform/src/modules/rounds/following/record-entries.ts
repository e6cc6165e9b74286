import type { Tx } from "@perya/postgres";
import { addFigures } from "../../figures/index.ts";
import { lotteryVendors } from "../../lottery/index.ts";
import { playersByIds } from "../../players/index.ts";
import type { LedgerEntry } from "../../wallet/index.ts";
import { houseFigures, roundFigures } from "./figures-of-entries.ts";
import { addRoundChanges } from "../records/record-changes.store.ts";
import { roundChanges } from "../records/round-change.ts";

/**
 * Adds entries of the ledger to the betting records and to the figures of their days. Each entry
 * may be given once.
 */
export async function recordEntries(tx: Tx, entries: readonly LedgerEntry[]): Promise<void> {
  const lotteries = new Set(await lotteryVendors(tx));
  const changes = roundChanges(entries, lotteries);
  const players = new Map(
    (await playersByIds(tx, [...new Set(entries.map(({ player }) => player))])).map((player) => [
      player.id,
      player,
    ]),
  );
  const records = await addRoundChanges(tx, changes, players);
  const rounds = roundFigures(changes, records, players, lotteries);
  await addFigures(tx, [...houseFigures(entries, players), ...rounds.figures], rounds.open);
}
