import { HOUSE_LINES, type HouseLines, type HouseFigure, type Moved } from "../../figures/index.ts";
import { isExcluded, type Owner } from "../../players/index.ts";
import type { ToldRow } from "./told.store.ts";

/** A movement of the house. */
interface HouseMove extends Pick<ToldRow, "contra" | "units" | "at" | "currency" | "book"> {
  readonly player: bigint;
}

/** What rounds moved between players and vendors, whether they are over or not. */
export function movedByRounds(told: readonly ToldRow[]): Moved[] {
  return told.filter(({ player }) => player === null);
}

/** The figures of the house's own entries, booked when they occur. */
export function houseFigures(
  moves: readonly HouseMove[],
  players: ReadonlyMap<bigint, Owner>,
  lines: HouseLines,
): HouseFigure[] {
  return moves.flatMap(({ player: id, contra, units, at, currency, book }) => {
    const player = players.get(id);
    if (!player) return [];
    const measures = lines(contra, units);
    const where = { player: id, brandId: player.brandId, currency, book };
    const game = { vendorId: 0, gameCode: "", category: "" };
    return [{ ...where, ...game, excluded: isExcluded(player, at), at, measures }];
  });
}

/** Accounts of the house that some movements are against and no module has a line for. */
export function unallocatedAccounts(moves: readonly HouseMove[], lines = HOUSE_LINES): string[] {
  const without = moves.filter(({ contra, units }) => lines(contra, units).unallocated);
  return [...new Set(without.map(({ contra }) => contra))];
}
