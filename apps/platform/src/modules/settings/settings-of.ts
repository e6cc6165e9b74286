import type { Tx } from "@perya/postgres";
import { perPlatform } from "../../per-platform.ts";
import type { Platform } from "../../platform.ts";
import { SharedReads } from "../../shared-reads.ts";
import { dropBadSources, type DroppedSource } from "./sources/drop-bad-sources.ts";
import { SECTION_NAMES, SECTIONS, type BrandSettings, type Section } from "./settings.ts";
import { selectSection, selectSections } from "./settings.store.ts";

/** How soon a change applies everywhere. */
const FRESH_MS = 2_000;
const MOST_BRANDS = 10_000;

/** A brand's settings, and a stamp that changes with them. */
export interface Decided {
  readonly settings: BrandSettings;
  readonly stamp: string;
}

const settings = perPlatform(
  (platform) =>
    new SharedReads({
      read: (brandId: bigint) => readDecided(platform, brandId),
      max: MOST_BRANDS,
      freshMs: FRESH_MS,
    }),
);
/** Each brand's stamp at which its unusable addresses were last logged. */
const logged = perPlatform(() => new Map<bigint, string>());

/** A brand's settings, cached for two seconds. */
export async function settingsOf(platform: Platform, brandId: bigint): Promise<BrandSettings> {
  return (await decidedBy(platform, brandId)).settings;
}

/** The same with its stamp. */
export function decidedBy(platform: Platform, brandId: bigint): Promise<Decided> {
  return settings(platform).get(brandId);
}

async function readDecided(platform: Platform, brandId: bigint): Promise<Decided> {
  const { settings: decided, versions, dropped } = await readSettings(platform.db, brandId);
  const stamp = SECTION_NAMES.map((name) => versions[name]).join(".");
  // Logged once per version: settings are read every two seconds.
  if (dropped.length > 0 && logged(platform).get(brandId) !== stamp) {
    logged(platform).set(brandId, stamp);
    platform.log.warn(
      { brand: Number(brandId), dropped },
      "stored addresses of a brand are ignored",
    );
  }
  return { settings: decided, stamp };
}

/** Drops this process's cache of a brand, because it was changed here. */
export function forgetSettings(platform: Platform, brandId: bigint): void {
  settings(platform).forget(brandId);
}

/**
 * A section of a brand as it is now, in the caller's transaction: for decisions about money, which
 * may not be two seconds late.
 */
export async function currentSection<Name extends Section>(
  tx: Tx,
  brandId: bigint,
  section: Name,
): Promise<BrandSettings[Name]> {
  const stored = await selectSection(tx, brandId, section);
  return SECTIONS[section].parse(stored?.value ?? {}) as BrandSettings[Name];
}

/** A brand's stored settings. */
interface Stored {
  readonly settings: BrandSettings;
  readonly versions: Readonly<Record<Section, bigint>>;
  /** Addresses that are stored but left out of the settings, because they would break pages. */
  readonly dropped: readonly DroppedSource[];
}

/** Every section of a brand with its version; 0 for an unchanged section. */
export async function readSettings(tx: Tx, brandId: bigint): Promise<Stored> {
  const stored = new Map((await selectSections(tx, brandId)).map((row) => [row.section, row]));
  const { value: resources, dropped } = dropBadSources(stored.get("resources")?.value ?? {});
  const kept = (name: Section) =>
    name === "resources" ? resources : (stored.get(name)?.value ?? {});
  const entries = SECTION_NAMES.map((name) => [name, SECTIONS[name].parse(kept(name))] as const);
  const versions = SECTION_NAMES.map((name) => [name, stored.get(name)?.version ?? 0n] as const);
  const settings = Object.fromEntries(entries) as unknown as BrandSettings;
  return { settings, versions: Object.fromEntries(versions) as Record<Section, bigint>, dropped };
}
