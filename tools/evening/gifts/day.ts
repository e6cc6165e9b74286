import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The zones of the world by their hours before UTC. */
const [FIRST, LAST] = [-12, 14];
/** Rebates are made from three o'clock on, and the evening is over before midnight. */
const [EARLIEST, LATEST] = [3, 21];
const BRAND = 1n;
const QUARTER_MS = 900_000;

/** The zones of the brand before and after its day ends. */
export interface Zones {
  readonly before: string;
  readonly after: string;
}

/**
 * Two time zones: at the hour of a time, the day after that of the first one has begun in the
 * second, and its rebates are due. Throws in the one hour of a day in which the world has no such
 * two.
 */
export function zonesAround(now: Date): Zones {
  const hour = now.getUTCHours();
  for (let west = FIRST; west <= LAST; west++) {
    const day = Math.floor((hour + west) / 24);
    for (let east = west + 1; east <= LAST; east++) {
      const there = hour + east - (day + 1) * 24;
      if (there >= EARLIEST && there < LATEST) return { before: named(west), after: named(east) };
    }
  }
  throw new Error("Between 12 and 13 o'clock UTC no day can end early. Start a little later.");
}

/** Etc/GMT-9 is nine hours before UTC. */
function named(hours: number): string {
  if (hours === 0) return "Etc/GMT";
  return hours > 0 ? `Etc/GMT-${hours}` : `Etc/GMT+${-hours}`;
}

/** Puts the brand where its day is not over yet. */
export async function beginDay(db: Database, { before }: Zones): Promise<void> {
  await db.run(sql`update brand set zone = ${before} where id = ${BRAND}`);
}

/**
 * Has the brand's day end at a time, as if it moved to where the next one has begun then: what was
 * played before is of yesterday. Figures are counted in quarters of an hour, so it ends with one.
 */
export async function endDayAt(db: Database, { after }: Zones, at: number): Promise<void> {
  await db.run(sql`
    insert into brand_zone (brand_id, from_at, zone)
    values (${BRAND}, ${new Date(at).toISOString()}::timestamptz, ${after})`);
}

/** The first end of a quarter of an hour that is so far ahead, in milliseconds since 1970. */
export function quarterAfter(now: number, aheadMs: number): number {
  return Math.ceil((now + aheadMs) / QUARTER_MS) * QUARTER_MS;
}
