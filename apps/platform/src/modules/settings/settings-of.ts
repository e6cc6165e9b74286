import type { Tx } from "@perya/postgres";
import type { Platform } from "../../platform.ts";
import { SECTION_NAMES, SECTIONS, type BrandSettings, type Section } from "./settings.ts";
import { selectSections } from "./settings.store.ts";

/** A change is in force everywhere this soon. */
const FRESH_MS = 2_000;
const known = new WeakMap<Platform, Map<bigint, { readonly settings: BrandSettings; readonly until: number }>>();

/** What a brand has decided, remembered for two seconds. */
export async function settingsOf(platform: Platform, brandId: bigint): Promise<BrandSettings> {
  const brands = known.get(platform) ?? new Map();
  known.set(platform, brands);
  const remembered = brands.get(brandId);
  if (remembered && remembered.until > Date.now()) return remembered.settings;
  const { settings } = await readSettings(platform.db, brandId);
  brands.set(brandId, { settings, until: Date.now() + FRESH_MS });
  return settings;
}

/** Forgets what this process remembers of a brand, because it was changed here. */
export function forgetSettings(platform: Platform, brandId: bigint): void {
  known.get(platform)?.delete(brandId);
}

/** Every section of a brand with its version; 0 is a section nobody has changed. */
export async function readSettings(
  tx: Tx,
  brandId: bigint,
): Promise<{ readonly settings: BrandSettings; readonly versions: Readonly<Record<Section, bigint>> }> {
  const stored = new Map((await selectSections(tx, brandId)).map((row) => [row.section, row]));
  const entries = SECTION_NAMES.map((name) => [name, SECTIONS[name].parse(stored.get(name)?.value ?? {})] as const);
  const versions = SECTION_NAMES.map((name) => [name, stored.get(name)?.version ?? 0n] as const);
  return { settings: Object.fromEntries(entries) as unknown as BrandSettings, versions: Object.fromEntries(versions) as Record<Section, bigint> };
}
