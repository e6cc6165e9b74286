import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import { openLaws } from "./held-laws.ts";
import type { Law } from "./laws.ts";
import { lawAt } from "./read-laws.ts";

const held = perPlatform(({ db }) => openLaws(db));

/** What a brand's profiles demand now, by the database's clock. Cached for two seconds. */
export async function lawInForce(platform: Platform, brandId: bigint): Promise<Law> {
  const { laws, now } = await held(platform).of(brandId);
  return lawAt(laws, now);
}

/** Drops this process's cache of brands' laws, because they were changed here. */
export function forgetLaws(platform: Platform, brandIds: readonly bigint[]): void {
  for (const id of brandIds) held(platform).forget(id);
}
