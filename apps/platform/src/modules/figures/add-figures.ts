import type { Tx } from "@perya/postgres";
import { zonesOf } from "../brands/index.ts";
import { datesIn } from "./brand-dates.ts";
import {
  addDays,
  addOpen,
  addQuarters,
  type DayRow,
  type OpenRow,
  type QuarterRow,
} from "./figures.store.ts";
import { lockReports } from "./roll-up.store.ts";
import { NOTHING, plus, type Measures } from "./measures.ts";

/** Whose money it was, and in which game; vendor 0 is the house itself. */
interface Where {
  readonly player: bigint;
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  /** Of a trial or test account. */
  readonly excluded: boolean;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly category: string;
  readonly at: Temporal.Instant;
}

/** What an entry of the house is, such as a deposit. */
export interface HouseFigure extends Where {
  readonly measures: Partial<Measures>;
}

/** What went from a player to a vendor, in ledger units; below 0 when it came back. */
export interface Moved extends Where {
  readonly units: bigint;
}

/**
 * Books movements of money when they occur. It only adds: the caller ensures that nothing is added
 * twice, by what else the same transaction writes.
 */
export async function addFigures(
  tx: Tx,
  house: readonly HouseFigure[],
  moved: readonly Moved[],
): Promise<void> {
  if (house.length === 0 && moved.length === 0) return;
  const dateOf = datesIn(house.length === 0 ? [] : await zonesOf(tx, null));
  const days = new Map<string, DayRow>();
  const quarters = new Map<string, QuarterRow>();
  const open = new Map<string, OpenRow>();
  const addQuarter = (where: Where, measures: Partial<Measures>, units: bigint) => {
    const { player: _player, at, ...game } = where;
    const quarter = quarterOf(at);
    const key = keyOf(where, quarter);
    const row = quarters.get(key) ?? { ...game, quarter, moved: 0n, ...NOTHING };
    quarters.set(key, { ...row, ...plus(row, measures), moved: row.moved + units });
  };
  for (const { measures, ...where } of house) {
    const { player, at, ...game } = where;
    const day = dateOf(where.brandId, at);
    const key = `${player} ${keyOf(where, day)}`;
    const row = days.get(key) ?? { ...game, playerId: player, day, ...NOTHING };
    days.set(key, { ...row, ...plus(row, measures) });
    addQuarter(where, measures, 0n);
  }
  for (const { units, ...where } of moved) {
    if (units === 0n) continue;
    addQuarter(where, {}, units);
    const { brandId, currency, book, excluded } = where;
    const key = JSON.stringify([String(brandId), currency, book, excluded]);
    const row = open.get(key) ?? { brandId, currency, book, excluded, units: 0n };
    open.set(key, { ...row, units: row.units + units });
  }
  await lockReports(tx);
  await addDays(tx, [...days.values()]);
  await addQuarters(tx, [...quarters.values()]);
  await addOpen(tx, [...open.values()]);
}

const keyOf = (where: Where, time: string) =>
  JSON.stringify([
    String(where.brandId),
    time,
    where.vendorId,
    where.gameCode,
    where.category,
    where.currency,
    where.book,
    where.excluded,
  ]);

const QUARTER_MS = 900_000;

/** The start of a time's quarter-hour. */
function quarterOf(at: Temporal.Instant): string {
  const { epochMilliseconds: ms } = at;
  return Temporal.Instant.fromEpochMilliseconds(ms - (ms % QUARTER_MS)).toString();
}
