import type { Tx } from "@perya/postgres";
import { allBrands } from "../brands/index.ts";
import {
  addDays,
  addOpen,
  addPlayers,
  type DayRow,
  type OpenRow,
  type PlayerRow,
} from "./figures.store.ts";
import { MEASURES, NOTHING, plus, type Measures } from "./measures.ts";

/** Measures of one brand, currency, book and game at a time. */
export interface Figure {
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  /** Of a trial or test account. */
  readonly excluded: boolean;
  /** 0 is the house itself. */
  readonly vendorId: number;
  readonly gameCode: string;
  readonly at: Temporal.Instant;
  /** When their round or draw ended; `at` for amounts that belong to none. */
  readonly refAt: Temporal.Instant;
  readonly measures: Partial<Measures>;
  /** Also counted for this player; null where the player's own sums are kept elsewhere. */
  readonly player: bigint | null;
}

/** The change in open bets. Ledger units. */
export interface OpenChange extends Pick<Figure, "brandId" | "currency" | "book" | "excluded"> {
  readonly player: bigint;
  readonly units: bigint;
}

/**
 * Books figures on the days of their brands. It only adds: the caller ensures that nothing is added
 * twice, by what else the same transaction writes.
 */
export async function addFigures(
  tx: Tx,
  figures: readonly Figure[],
  open: readonly OpenChange[] = [],
): Promise<void> {
  const counted = figures.filter(({ measures }) =>
    MEASURES.some((name) => (measures[name] ?? 0n) !== 0n),
  );
  const changes = open.filter(({ units }) => units !== 0n);
  if (counted.length === 0 && changes.length === 0) return;
  const zones = new Map((await allBrands(tx, null)).map(({ id, zone }) => [id, zone]));
  const days = new Map<string, DayRow>();
  const opened = new Map<string, OpenRow>();
  const players = new Map<bigint, PlayerRow>();
  const addPlayer = (player: bigint, measures: Partial<Measures>, units: bigint) => {
    const row = players.get(player) ?? { player, ...NOTHING, open: 0n };
    players.set(player, { ...row, ...plus(row, measures), open: row.open + units });
  };
  for (const { measures, player, at, refAt, ...where } of counted) {
    const zone = zones.get(where.brandId);
    if (zone === undefined) throw new Error(`No brand ${where.brandId}`);
    const [day, refDay] = [dayOf(at, zone), dayOf(refAt, zone)];
    const key = JSON.stringify([
      String(where.brandId),
      day,
      refDay,
      where.currency,
      where.book,
      where.excluded,
      where.vendorId,
      where.gameCode,
    ]);
    const row = days.get(key) ?? { ...where, day, refDay, ...NOTHING };
    days.set(key, { ...row, ...plus(row, measures) });
    if (player !== null) addPlayer(player, measures, 0n);
  }
  for (const { player, units, ...where } of changes) {
    const key = JSON.stringify([String(where.brandId), where.currency, where.book, where.excluded]);
    opened.set(key, { ...where, units: (opened.get(key)?.units ?? 0n) + units });
    addPlayer(player, {}, units);
  }
  await addDays(tx, inOrder(days));
  await addOpen(tx, inOrder(opened));
  await addPlayers(tx, [...players.values()]);
}

/**
 * Rows in key order, so that concurrent writers never deadlock.
 */
function inOrder<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** The day of a time in a brand's zone, ISO 8601. */
export function dayOf(at: Temporal.Instant, zone: string): string {
  return at.toZonedDateTimeISO(zone).toPlainDate().toString();
}
