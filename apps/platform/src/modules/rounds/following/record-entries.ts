import type { Tx } from "@perya/postgres";
import { addFigures, HOUSE_LINES } from "../../figures/index.ts";
import { ownersByIds } from "../../players/index.ts";
import { bookTurnover } from "../../turnover/index.ts";
import { settledElsewhere } from "../records/products.ts";
import { houseFigures, movedByRounds, unallocatedAccounts } from "./figures-of-entries.ts";
import { roundSteps, TO_BOOK } from "./round-steps.store.ts";
import type { EntryParts } from "./span-parts.store.ts";
import { toldRows, type ToldRow } from "./told.store.ts";

/**
 * Adds entries of the ledger to the betting records, the record of turnover and the figures, in one
 * statement but for the figures. Each entry may be given once. Returns the accounts of the house
 * that some are against and no module has a line for.
 */
export async function recordEntries(
  tx: Tx,
  { steps, played, house }: EntryParts,
  lines = HOUSE_LINES,
): Promise<string[]> {
  const elsewhere = [...(await settledElsewhere(tx))];
  const told = await bookTurnover<ToldRow>(tx, "rounds", {
    steps: [...steps, ...roundSteps(played, elsewhere)],
    rows: TO_BOOK,
    answer: toldRows(house),
  });
  const ofHouse = told.flatMap(({ player, ...row }) => (player === null ? [] : { ...row, player }));
  const ids = new Set(ofHouse.map(({ player }) => player));
  const owners = ids.size === 0 ? [] : await ownersByIds(tx, [...ids]);
  const players = new Map(owners.map((owner) => [owner.id, owner]));
  await addFigures(tx, houseFigures(ofHouse, players, lines), movedByRounds(told));
  // What is nobody's moves between accounts of the house, which the books of players don't have.
  return unallocatedAccounts(
    ofHouse.filter(({ player }) => players.has(player)),
    lines,
  );
}
