import type { Tx } from "@perya/postgres";
import { gameCategories } from "../../catalogue/index.ts";
import { addFigures, HOUSE_LINES } from "../../figures/index.ts";
import { ownersByIds } from "../../players/index.ts";
import { bookTurnoverEntries } from "../../turnover/index.ts";
import type { FollowedEntry } from "../../wallet/index.ts";
import { houseFigures, movedByRounds } from "./figures-of-entries.ts";
import { insertLateMoves } from "../records/late-moves.store.ts";
import { addRoundChanges } from "../records/record-changes.store.ts";
import { roundChanges } from "../records/round-change.ts";
import { settledElsewhere } from "../records/products.ts";
import { turnoverOfRounds } from "./turnover-of-rounds.ts";

/**
 * Adds entries of the ledger to the betting records, the record of turnover and the figures. Each
 * entry may be given once.
 */
export async function recordEntries(
  tx: Tx,
  entries: readonly FollowedEntry[],
  lines = HOUSE_LINES,
): Promise<void> {
  const elsewhere = await settledElsewhere(tx);
  const changes = roundChanges(entries, elsewhere);
  const categories = await gameCategories(
    tx,
    changes.map(({ vendor, game }) => ({ vendorId: vendor, code: game })),
  );
  const players = new Map(
    (await ownersByIds(tx, [...new Set(entries.map(({ player }) => player))])).map((player) => [
      player.id,
      player,
    ]),
  );
  const records = await addRoundChanges(tx, changes, players, categories);
  const turnover = turnoverOfRounds(changes, records, players, elsewhere);
  await insertLateMoves(tx, turnover.late);
  await bookTurnoverEntries(tx, "rounds", turnover.entries);
  await addFigures(
    tx,
    houseFigures(entries, players, lines),
    movedByRounds(changes, records, players),
  );
}
