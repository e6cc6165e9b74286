import { readClock, type Database } from "@perya/postgres";
import { SharedReads } from "../../../shared-reads.ts";
import { brandById, type Brand } from "../../brands/index.ts";
import { selectStamp } from "../signing/sign-offs.store.ts";
import type { Law } from "./laws.ts";
import { readLaws } from "./read-laws.ts";

/** How soon a change is known; a choice counts some seconds after it was made. */
const FRESH_MS = 2_000;
const MOST_BRANDS = 10_000;

/** A brand with its laws, and the database's time when they were looked at. */
export interface HeldLaws {
  readonly brand: Brand;
  readonly laws: readonly Law[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Brands' laws as they were at most two seconds ago. They are made again only after a change. */
export function openLaws(db: Database) {
  const made = new Map<bigint, HeldLaws & { readonly stamp: string }>();
  const reads = new SharedReads({
    read: async (brandId: bigint): Promise<HeldLaws> => {
      const [clock, stamp] = await Promise.all([readClock(db), selectStamp(db)]);
      const now = clock.epochMilliseconds;
      const before = made.get(brandId);
      if (before?.stamp === stamp) return { ...before, now };
      const brand = await brandById(db, brandId);
      if (!brand) throw new Error(`There is no brand ${brandId}`);
      const held = { brand, laws: await readLaws(db, brand), now };
      made.set(brandId, { ...held, stamp });
      return held;
    },
    max: MOST_BRANDS,
    freshMs: FRESH_MS,
  });
  return {
    of: (brandId: bigint): Promise<HeldLaws> => reads.get(brandId),
    forget: (brandId: bigint): void => void reads.forget(brandId),
  };
}
