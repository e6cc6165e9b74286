import type { Platform } from "../../../platform.ts";
import { allBrands, type Brand } from "../../brands/index.ts";
import { providersOn, type ListingProvider, type StatementProvider } from "../../cashier/index.ts";
import { currentSection } from "../../settings/index.ts";
import { insertDifferences } from "../differences/differences.store.ts";
import { lockStatements, selectCovered } from "../matching/matching.store.ts";
import { clockOf } from "./clock.store.ts";
import { readProvider } from "./read-providers.ts";

/**
 * For each brand, from the hour at which statements are due: reads yesterday from the providers
 * that list their payments, and warns staff of each provider in use that has no statement of
 * yesterday. A provider that can't be reached is asked again in the next hour. Doing it again
 * changes nothing.
 */
export async function lookAtYesterday(
  platform: Platform,
  listing: readonly ListingProvider[],
): Promise<void> {
  for (const brand of await allBrands(platform.db, null)) {
    const { hour, yesterday } = await clockOf(platform.db, brand.zone);
    const { dueHour } = await currentSection(platform.db, brand.id, "reconciliation");
    if (hour < dueHour) continue;
    const section = await currentSection(platform.db, brand.id, "methods");
    for (const provider of providersOn(platform.config, section)) {
      if (await isCovered(platform, brand, provider, yesterday)) continue;
      const port = listing.find(({ code }) => code === provider);
      if (port) await tryReading(platform, port, brand, yesterday);
      await warn(platform, brand, provider, yesterday);
    }
  }
}

async function isCovered(
  { db }: Platform,
  { id: brandId }: Brand,
  provider: StatementProvider,
  day: string,
): Promise<boolean> {
  return (await selectCovered(db, { brandId, provider }, day, day)).length > 0;
}

async function tryReading(
  platform: Platform,
  port: ListingProvider,
  brand: Brand,
  day: string,
): Promise<void> {
  try {
    await readProvider(platform, port, brand, day);
  } catch (fault) {
    platform.log.warn({ err: fault, provider: port.code }, "payments could not be listed");
  }
}

/** Where there is still no statement of the day, and staff are not warned yet. */
async function warn(
  platform: Platform,
  brand: Brand,
  provider: StatementProvider,
  day: string,
): Promise<void> {
  const of = { brandId: brand.id, provider };
  await platform.db.inTransaction(async (tx) => {
    await lockStatements(tx, of);
    if ((await selectCovered(tx, of, day, day)).length > 0) return;
    await insertDifferences(tx, of, [
      {
        kind: "NO_STATEMENT",
        direction: null,
        line: null,
        movement: null,
        number: null,
        providerUnits: null,
        ownUnits: null,
        units: 0n,
        currency: null,
        player: null,
        playerRef: null,
        day,
        at: Temporal.PlainDate.from(day).toZonedDateTime(brand.zone).toInstant(),
      },
    ]);
  });
}
