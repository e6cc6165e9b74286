import {
  HOUSE_LINES,
  type HouseLines,
  type HouseFigure,
  type Measures,
  type Moved,
} from "../../figures/index.ts";
import { isExcluded, type Owner } from "../../players/index.ts";
import type { FollowedEntry } from "../../wallet/index.ts";
import type { ChangedRecord } from "../records/record-changes.store.ts";
import type { RoundChange } from "../records/round-change.ts";

/** What rounds moved between players and vendors, entry by entry, whether they are over or not. */
export function movedByRounds(
  changes: readonly RoundChange[],
  records: readonly ChangedRecord[],
  players: ReadonlyMap<bigint, Owner>,
): Moved[] {
  const moved: Moved[] = [];
  for (const [n, { player, vendor, currency, book, moves }] of changes.entries()) {
    const [record, owner] = [records[n], players.get(player)];
    if (!record || !owner) continue;
    const { gameCode, category, excluded } = record;
    for (const { at, stake, payout, freePayout } of moves)
      moved.push({
        player,
        brandId: owner.brandId,
        currency,
        book,
        excluded,
        vendorId: vendor,
        gameCode,
        category: category ?? "",
        at,
        units: stake - payout - freePayout,
      });
  }
  return moved;
}

/** The figures of the house's own entries, booked when they occur. */
export function houseFigures(
  entries: readonly FollowedEntry[],
  players: ReadonlyMap<bigint, Owner>,
  lines: HouseLines,
): HouseFigure[] {
  return entries.flatMap((entry) => {
    const player = players.get(entry.player);
    const measures = houseMeasures(entry, lines);
    if (!player || !measures) return [];
    const { at, currency, book } = entry;
    return [
      {
        player: player.id,
        brandId: player.brandId,
        currency,
        book,
        excluded: isExcluded(player, at),
        vendorId: 0,
        gameCode: "",
        category: "",
        at,
        measures,
      },
    ];
  });
}

/** Accounts of the house that some entries are against and no module has a line for. */
export function unallocatedAccounts(entries: readonly FollowedEntry[]): string[] {
  const accounts = entries.flatMap((entry) =>
    entry.contra !== null && houseMeasures(entry, HOUSE_LINES)?.unallocated ? [entry.contra] : [],
  );
  return [...new Set(accounts)];
}

/** Nothing for an entry that leaves the player's money where it was, such as a hold. */
function houseMeasures(entry: FollowedEntry, lines: HouseLines): Partial<Measures> | undefined {
  const { vendor, contra, cash, held, owed } = entry;
  const units = cash + held - owed;
  return vendor !== 0 || contra === null || units === 0n ? undefined : lines(contra, units);
}
