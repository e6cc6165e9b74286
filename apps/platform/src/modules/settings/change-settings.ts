import type { Tx } from "@perya/postgres";
import { ok, refuse, type Refused, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import type { Brand } from "../brands/index.ts";
import { brokenBound } from "./bounds/held-bounds.ts";
import type { OutOfBounds } from "./bounds/setting-bound.ts";
import { insertVersion } from "./history/versions.store.ts";
import { wholeValue } from "./sections/about-section.ts";
import type { Section } from "./settings.ts";
import { lockSection, writeSection } from "./settings.store.ts";

/** A change of a section. */
export interface SettingsChange {
  readonly section: Section;
  /** Checked by the section's schema. */
  readonly value: unknown;
  /** The version that the editor saw. */
  readonly seen: bigint;
  /** Who changes it, in the history for good. */
  readonly by: string;
  /** Public id of the request that two people agreed on. */
  readonly approval?: string;
  /** The earlier version that is brought back. */
  readonly restores?: bigint | undefined;
}

/** A value that a bound refuses, with the bound. */
interface Bounded extends Refused<OutOfBounds["code"]> {
  readonly broken: OutOfBounds;
}

/** What a change was refused with. */
export type SettingsRefused = Refused<"CHANGED_MEANWHILE"> | Bounded;

/**
 * Replaces a section at the version the editor saw, and keeps the new version in its history;
 * returns the previous value, including defaults. Bounds of other modules are checked here.
 */
export async function changeSettings(
  platform: Platform,
  tx: Tx,
  brand: Brand,
  change: SettingsChange,
): Promise<Result<{ readonly before: unknown }, never> | SettingsRefused> {
  const { section, value, seen, by, approval, restores } = change;
  const checked = await checkChange(platform, tx, brand, change);
  if (!checked.ok) return checked;
  if (!(await writeSection(tx, brand.id, section, value, seen))) return refuse("CHANGED_MEANWHILE");
  await insertVersion(tx, brand.id, section, {
    version: seen + 1n,
    value,
    changedBy: by,
    approval: approval ?? null,
    restores: restores ?? null,
  });
  return checked;
}

/**
 * Whether a change could be made now; returns the value before it. The section is locked until the
 * transaction ends.
 */
export async function checkChange(
  platform: Platform,
  tx: Tx,
  brand: Brand,
  { section, value, seen }: Pick<SettingsChange, "section" | "value" | "seen">,
): Promise<Result<{ readonly before: unknown }, never> | SettingsRefused> {
  const broken = await brokenBound(platform, tx, brand, section, value);
  if (broken) return { ...refuse(broken.code), broken };
  const stored = await lockSection(tx, brand.id, section);
  if ((stored?.version ?? 0n) !== seen) return refuse("CHANGED_MEANWHILE");
  return ok({ before: wholeValue(section, stored?.value) });
}
