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
import { insertChanged } from "./changed-days.store.ts";
import { lockReports } from "./roll-up.store.ts";
import { NOTHING, plus, type Measures } from "./measures.ts";

/** Whose money it was, and in which game; vendor 0 is the house itself. */
interface Where {
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
  readonly player: bigint;
  readonly measures: Partial<Measures>;
}

/** What went from players to a vendor, in ledger units; below 0 when it came back. */
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
  const quarters = new Map<string, SummedQuarter>();
  const open = new Map<string, SummedOpen>();
  const quarterAt = quartersSeen();
  const quarterRow = (where: Where): SummedQuarter => {
    const quarter = quarterAt(where.at);
    return rowOf(quarters, keyOf(where, quarter), () => ({
      ...gameOf(where),
      quarter,
      moved: 0n,
      ...NOTHING,
    }));
  };
  for (const { measures, player, ...where } of house) {
    const day = dateOf(where.brandId, where.at);
    const key = `${player} ${keyOf(where, day)}`;
    const row = days.get(key) ?? { ...gameOf(where), playerId: player, day, ...NOTHING };
    days.set(key, { ...row, ...plus(row, measures) });
    const quarter = quarterRow(where);
    Object.assign(quarter, plus(quarter, measures));
  }
  for (const one of moved) {
    quarterRow(one).moved += one.units;
    const { brandId, currency, book, excluded } = one;
    const key = `${brandId} ${currency} ${book} ${excluded}`;
    rowOf(open, key, () => ({ brandId, currency, book, excluded, units: 0n })).units += one.units;
  }
  await lockReports(tx);
  await addDays(tx, [...days.values()]);
  await insertChanged(
    tx,
    [...days.values()].filter(({ vendorId }) => vendorId === 0),
  );
  await addQuarters(tx, [...quarters.values()]);
  await addOpen(tx, [...open.values()]);
}

/** Thousands of movements are summed at once: their rows are added to, and not copied. */
interface SummedQuarter extends QuarterRow {
  moved: bigint;
}

interface SummedOpen extends OpenRow {
  units: bigint;
}

function rowOf<Row>(rows: Map<string, Row>, key: string, make: () => Row): Row {
  const known = rows.get(key);
  if (known !== undefined) return known;
  const made = make();
  rows.set(key, made);
  return made;
}

const gameOf = ({ brandId, currency, book, excluded, vendorId, gameCode, category }: Where) => ({
  brandId,
  currency,
  book,
  excluded,
  vendorId,
  gameCode,
  category,
});

/** Only a vendor's code for a game may have spaces: it comes last. */
const keyOf = (
  { brandId, currency, book, excluded, vendorId, gameCode, category }: Where,
  time: string,
) => `${brandId} ${time} ${vendorId} ${category} ${currency} ${book} ${excluded} ${gameCode}`;

const QUARTER_MS = 900_000;

/** The starts of times' quarter-hours; few of them are different. */
function quartersSeen() {
  const seen = new Map<number, string>();
  return (at: Temporal.Instant): string => {
    const { epochMilliseconds: ms } = at;
    const start = ms - (ms % QUARTER_MS);
    const known = seen.get(start);
    if (known !== undefined) return known;
    const quarter = Temporal.Instant.fromEpochMilliseconds(start).toString();
    seen.set(start, quarter);
    return quarter;
  };
}
