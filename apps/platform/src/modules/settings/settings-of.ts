import type { Tx } from "@perya/postgres";
import type { Platform } from "../../platform.ts";
import { SECTION_NAMES, SECTIONS, type BrandSettings, type Section } from "./settings.ts";
import { selectSections } from "./settings.store.ts";

/** A change is in force everywhere this soon. */
const FRESH_MS = 2_000;

/** What a brand has decided, and a text that is another one after every change of it. */
export interface Decided {
  readonly settings: BrandSettings;
  readonly stamp: string;
}

const known = new WeakMap<Platform, Map<bigint, Decided & { readonly until: number }>>();

/** What a brand has decided, remembered for two seconds. */
export async function settingsOf(platform: Platform, brandId: bigint): Promise<BrandSettings> {
  return (await decidedBy(platform, brandId)).settings;
}

/** The same with its stamp. */
export async function decidedBy(platform: Platform, brandId: bigint): Promise<Decided> {
  const brands = known.get(platform) ?? new Map();
  known.set(platform, brands);
  const remembered = brands.get(brandId);
  if (remembered && remembered.until > Date.now()) return remembered;
  const { settings, versions } = await readSettings(platform.db, brandId);
  const decided = { settings, stamp: SECTION_NAMES.map((name) => versions[name]).join("."), until: Date.now() + FRESH_MS };
  brands.set(brandId, decided);
  return decided;
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
