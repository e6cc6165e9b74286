import { readClock } from "@perya/postgres";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import { SharedReads } from "../../../shared-reads.ts";
import { brandById } from "../../brands/index.ts";
import type { Law } from "./laws.ts";
import { lawAt, readLaws } from "./read-laws.ts";

/** How soon another choice is known here; it counts some seconds after it was made. */
const FRESH_MS = 2_000;
const MOST_BRANDS = 10_000;

const laws = perPlatform(
  ({ db }) =>
    new SharedReads({
      read: async (brandId: bigint) => {
        const brand = await brandById(db, brandId);
        if (!brand) throw new Error(`There is no brand ${brandId}`);
        const now = await readClock(db);
        return lawAt(await readLaws(db, brand), now.epochMilliseconds);
      },
      max: MOST_BRANDS,
      freshMs: FRESH_MS,
    }),
);

/** What a brand's profiles demand now, by the database's clock. Cached for two seconds. */
export function lawInForce(platform: Platform, brandId: bigint): Promise<Law> {
  return laws(platform).get(brandId);
}

/** Drops this process's cache of every brand's laws, because they were changed here. */
export function forgetLaws(platform: Platform, brandIds: readonly bigint[]): void {
  for (const id of brandIds) laws(platform).forget(id);
}
