import type { HouseFigure, Measures, Moved } from "../../figures/index.ts";
import { isExcluded, type Player } from "../../players/index.ts";
import type { LedgerEntry } from "../../wallet/index.ts";
import type { ChangedRecord } from "../records/record-changes.store.ts";
import type { RoundChange } from "../records/round-change.ts";

/** What rounds moved between players and vendors, entry by entry, whether they are over or not. */
export function movedByRounds(
  changes: readonly RoundChange[],
  records: readonly ChangedRecord[],
  players: ReadonlyMap<bigint, Player>,
): Moved[] {
  return changes.flatMap(({ player, vendor, currency, book, moves }, n) => {
    const [record, owner] = [records[n], players.get(player)];
    if (!record || !owner) return [];
    const { gameCode, category, excluded } = record;
    const where = { player, brandId: owner.brandId, currency, book, excluded, gameCode };
    return moves.map(({ at, stake, payout, freePayout }) => ({
      ...where,
      vendorId: vendor,
      category: category ?? "",
      at,
      units: stake - payout - freePayout,
    }));
  });
}

/** The figures of the house's own entries, booked when they occur. */
export function houseFigures(
  entries: readonly LedgerEntry[],
  players: ReadonlyMap<bigint, Player>,
): HouseFigure[] {
  return entries.flatMap((entry) => {
    const player = players.get(entry.player);
    const measures = entry.vendor === 0 ? houseMeasures(entry) : undefined;
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

function houseMeasures({ kind, cash, held, owed }: LedgerEntry): Partial<Measures> | undefined {
  if (kind === "deposit") return { deposits: cash };
  if (kind === "capture") return { withdrawals: -held };
  if (kind === "adjust") return { adjust: cash };
  if (kind === "waive") return { waived: -owed };
  if (kind === "transfer-in" || kind === "transfer-out") return { transfers: cash };
  return undefined;
}
