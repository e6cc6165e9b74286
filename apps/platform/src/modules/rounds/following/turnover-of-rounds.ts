import type { Owner } from "../../players/index.ts";
import { roundBookings, type TurnoverEntry } from "../../turnover/index.ts";
import type { LateMove } from "../records/late-moves.store.ts";
import type { ChangedRecord } from "../records/record-changes.store.ts";
import type { RoundChange } from "../records/round-change.ts";

/**
 * What changes of records add to the record of turnover: a round's sums at its close, and what
 * moves in it later. Products that settle their rounds themselves book their own.
 */
export function turnoverOfRounds(
  changes: readonly RoundChange[],
  records: readonly ChangedRecord[],
  players: ReadonlyMap<bigint, Owner>,
  settledElsewhere: ReadonlySet<number>,
): { entries: TurnoverEntry[]; late: LateMove[] } {
  const entries: TurnoverEntry[] = [];
  const late: LateMove[] = [];
  for (const [n, { player, vendor, round, currency, book, moves }] of changes.entries()) {
    const [record, owner] = [records[n], players.get(player)];
    if (!record || !owner || settledElsewhere.has(vendor)) continue;
    const { gameCode, category, excluded, before } = record;
    const where = { playerId: player, brandId: owner.brandId, currency, book, excluded };
    const game = { vendorId: vendor, gameCode, category: category ?? "" };
    for (const booking of roundBookings(before, moves, game.category)) {
      entries.push({ ...where, ...game, ...booking });
      if (!booking.isClose) late.push({ player, vendor, round, ...booking });
    }
  }
  return { entries, late };
}
