import { ITEMS, type MenuItemName } from "@perya/menus";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import { SharedReads } from "../../../shared-reads.ts";

/** Entries of the menus that a module has something behind, for a brand's visitors. */
export type Offer = (platform: Platform, brandId: bigint) => Promise<readonly MenuItemName[]>;

/** How soon the menus follow what a module has. */
const FRESH_MS = 5_000;
const MOST_BRANDS = 10_000;

const held = perPlatform((): Offer[] => []);
const offers = perPlatform(
  (platform) =>
    new SharedReads({
      read: (brandId: bigint) => readOffered(platform, brandId),
      max: MOST_BRANDS,
      freshMs: FRESH_MS,
    }),
);

/** Has the menus on this platform ask a module what it has. */
export function holdOffers(platform: Platform, more: readonly Offer[]): void {
  const all = held(platform);
  for (const offer of more) if (!all.includes(offer)) all.push(offer);
}

/** Entries that don't lead to an empty page of the brand. At most five seconds old. */
export function offeredBy(platform: Platform, brandId: bigint): Promise<ReadonlySet<MenuItemName>> {
  return offers(platform).get(brandId);
}

/** The items as a short text, which changes with them. */
export function stampOf(offered: ReadonlySet<MenuItemName>): string {
  const bits = Object.keys(ITEMS).map((item) => (offered.has(item as MenuItemName) ? "1" : "0"));
  return Number.parseInt(bits.join(""), 2).toString(36);
}

async function readOffered(
  platform: Platform,
  brandId: bigint,
): Promise<ReadonlySet<MenuItemName>> {
  const all = await Promise.all(held(platform).map((offer) => offer(platform, brandId)));
  return new Set(all.flat());
}
