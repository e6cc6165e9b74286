import {
  roundBookings,
  type Figure,
  type Measures,
  type OpenChange,
  type RoundState,
} from "../../figures/index.ts";
import { isExcluded, type Player } from "../../players/index.ts";
import type { LedgerEntry } from "../../wallet/index.ts";
import type { ChangedRecord, RoundOwner } from "../records/record-changes.store.ts";
import type { RoundChange } from "../records/round-change.ts";

const UNKNOWN: RoundState = {
  closedAt: null,
  stake: 0n,
  payout: 0n,
  freePayout: 0n,
  turnover: 0n,
  counts: false,
};

/**
 * The figures that follow from changes of records. Lotteries book their own, by draw: the ledger
 * knows nothing of lost orders.
 */
export function roundFigures(
  changes: readonly RoundChange[],
  records: readonly ChangedRecord[],
  owners: ReadonlyMap<bigint, RoundOwner>,
  lotteries: ReadonlySet<number>,
): { figures: Figure[]; open: OpenChange[] } {
  const figures: Figure[] = [];
  const open: OpenChange[] = [];
  for (const [n, change] of changes.entries()) {
    const { player, vendor: vendorId, currency, book } = change;
    const record = records[n];
    const owner = owners.get(player);
    if (!record || !owner || lotteries.has(vendorId)) continue;
    const { gameCode, excluded } = record;
    const where = { brandId: owner.brandId, currency, book, excluded, player };
    const booked = roundBookings(
      record.before ? stateOf(record.before) : UNKNOWN,
      stateOf(record.after),
      change.moves,
    );
    figures.push(
      ...booked.bookings.map((booking) => ({ ...where, ...booking, vendorId, gameCode })),
    );
    open.push({ ...where, units: booked.open });
  }
  return { figures, open };
}

function stateOf({
  stake,
  payout,
  freePayout,
  turnover,
  betsLeft,
  closedAt,
}: ChangedRecord["after"]): RoundState {
  return {
    closedAt,
    stake,
    payout: payout - freePayout,
    freePayout,
    turnover,
    counts: closedAt !== null && betsLeft > 0,
  };
}

/** The figures of the house's own entries, booked when they occur. */
export function houseFigures(
  entries: readonly LedgerEntry[],
  players: ReadonlyMap<bigint, Player>,
): Figure[] {
  return entries.flatMap((entry) => {
    const player = players.get(entry.player);
    const measures = entry.vendor === 0 ? houseMeasures(entry) : undefined;
    if (!player || !measures) return [];
    const { at, currency, book } = entry;
    return [
      {
        brandId: player.brandId,
        currency,
        book,
        excluded: isExcluded(player, at),
        vendorId: 0,
        gameCode: "",
        at,
        refAt: at,
        measures,
        player: player.id,
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
